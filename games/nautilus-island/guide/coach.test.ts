import { at, type Json, quickRandom, Table } from '@fathom/kernel';
import {
  asked,
  colourOf,
  colours,
  type Move,
  nautilusIsland,
  onTurn,
  setsOf,
  type View,
} from '@fathom/nautilus-island/rules';
import { describe, expect, it } from 'vitest';
import { coach } from './coach.ts';

/** The learner is asked to close a set while another one, left open before, could be closed as well. */
function twoToClose(): View {
  const random = quickRandom('left open');
  for (let game = 0; game < 200; game++) {
    const options = nautilusIsland.options.defaults as unknown as Json;
    const table = new Table(nautilusIsland, { seats: 2, options, sea: { kind: 'named', name: `left open ${game}` } });
    for (table.deal(); typeof table.actor === 'number'; table.deal()) {
      const view = table.view(table.actor) as View;
      const open = setsOf(view, 0).filter(({ closings }) => closings[0]?.more === 0);
      const isFirst = open[0]?.colour === colours[colourOf(view.row[0] ?? -1)];
      if (table.actor === 0 && onTurn(view) === 0 && asked(view) === 'close' && open.length > 1 && !isFirst)
        return view;
      const moves = nautilusIsland.moves(table.state as never) as readonly Move[];
      const patient = moves.filter((move) => move.do === 'leave' || move.do === 'store');
      const from = patient.length > 0 ? patient : moves;
      table.play(table.actor, table.at, [at(from, random.below(from.length)) as unknown as Json]);
    }
  }
  throw new Error('nobody ever had two sets to close');
}

describe('the coach of Nautilus Island', () => {
  it('R7: speaks of the set that is asked about, not of another that was left open', () => {
    const view = twoToClose();
    const advice = coach.advise(view, [], 'en', new Set());
    expect(advice?.points).toContain(`[data-place="set:0:${colours[colourOf(view.row[0] ?? -1)]}"]`);
  });

  it('says once, from the third round on, that hints may be asked for', () => {
    const table = new Table(nautilusIsland, {
      seats: 2,
      options: nautilusIsland.options.defaults as unknown as Json,
      sea: { kind: 'named', name: 'a calm island' },
    });
    table.deal();
    const later = { ...(table.view(0) as View), round: 4 };
    expect(coach.advise(later, [], 'en', new Set())?.id).toBe('hints');
    expect(coach.advise(later, [], 'en', new Set(['hints']))).toBeNull();
  });
});
