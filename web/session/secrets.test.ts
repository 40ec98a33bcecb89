import { abyss } from '@fathom/abyss/rules';
import { type AnyGame, at, type Json, Table } from '@fathom/kernel';
import { nautilion } from '@fathom/nautilion/rules';
import { nautilusIsland } from '@fathom/nautilus-island/rules';
import { toy } from '@fathom/toy/rules';
import { describe, expect, it } from 'vitest';
import { holdsSecrets } from './secrets.ts';

/** How often somebody had a secret, at every decision of a game played by the first legal moves and every third one in turn. */
function secretsOf(game: AnyGame): { readonly secret: number; readonly open: number } {
  const options: Json = game.options.defaults;
  const table = new Table(game, { seats: 2, options, sea: { kind: 'named', name: 'silent-ray-50' } });
  table.deal();
  let secret = 0;
  let open = 0;
  for (let i = 0; i < 250 && table.actor !== null; i++) {
    const seat = table.actor;
    if (typeof seat !== 'number') throw new Error('chance has been dealt');
    if (holdsSecrets(game, table.state, seat)) secret++;
    else open++;
    const moves: readonly Json[] = game.moves(table.state);
    table.play(seat, table.at, [at(moves, (i * 7) % moves.length)]);
    table.deal();
  }
  return { secret, open };
}

describe('secrets', () => {
  it('are found by the rules alone: none in Nautilion, hands in Pearl Divers, cards drawn unseen on Nautilus Island', () => {
    expect(secretsOf(nautilion).secret).toBe(0);
    expect(secretsOf(toy).secret).toBeGreaterThan(0);
    const island = secretsOf(nautilusIsland);
    expect(island.secret).toBeGreaterThan(0);
    expect(island.open).toBeGreaterThan(0);
  });

  it('of Abyss are the monster tokens somebody has', () => {
    const options: Json = abyss.options.defaults as unknown as Json;
    const fresh = new Table(abyss, { seats: 2, options, sea: { kind: 'named', name: 'silent-ray-50' } });
    fresh.deal();
    expect(holdsSecrets(abyss, fresh.state, 0)).toBe(false);
    const state = abyss.clone(fresh.state as Parameters<typeof abyss.clone>[0]);
    const [first] = state.players;
    if (!first) throw new Error('nobody plays');
    first.tokens[1] = 1;
    state.pool[1] = (state.pool[1] ?? 0) - 1;
    expect(holdsSecrets(abyss, state, 0)).toBe(true);
    expect(holdsSecrets(abyss, state, 1)).toBe(false);
  });
});
