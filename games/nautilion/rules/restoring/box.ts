import { same } from '@fathom/kernel';
import { cardOf } from '../darkhouse/index.ts';
import { ROW_LENGTH, ROW_OF } from '../dealing.ts';
import { MAGE_PLACE_KINDS, noTokens, reefKind } from '../kinds.ts';
import { setup } from '../setup.ts';
import type { State } from '../types.ts';

/** C1, C2, E4.1, E5.1: what is not as the box has it. */
export function wrongInBox(state: State): string | null {
  const whole = setup(state.seats, state.charter.options);
  if (!same(tokensOf(state), tokensOf(whole))) return 'The tokens of the position are not those of the box.';
  if (!same(heroicCardsOf(state), heroicCardsOf(whole)))
    return 'The Heroic cards of the position are not those of the box.';
  return state.charter.darkhouse === isRow(state) ? null : 'The Darkhouse’s row is not one that can be laid.';
}

/** By kind: how many tokens there are, wherever they lie. */
function tokensOf(state: State): number[] {
  const counts = noTokens();
  const count = (kind: number, tokens = 1): void => {
    counts[kind] = (counts[kind] ?? 0) + tokens;
  };
  for (const pile of [state.bag, state.reserve, state.discard]) {
    for (const [kind, tokens] of pile.entries()) count(kind, tokens);
  }
  for (const places of [state.path, state.cabins, state.hold]) for (const kind of places) if (kind !== 0) count(kind);
  for (const reef of state.reefs) if (reef !== 0) count(reefKind(reef));
  for (const [place, kind] of MAGE_PLACE_KINDS.entries()) count(kind, state.mages[place]);
  return counts;
}

const rising = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);

const heroicCardsOf = ({ deck, revealed, gone }: State): number[] => rising([...deck, ...revealed, ...gone]);

/** E4.1: five different cards, so many of them red. */
function isRow({ charter, row }: State): boolean {
  const reds = row.filter((card) => cardOf(card).colour === 'red').length;
  const different = new Set(row).size === ROW_LENGTH && row.length === ROW_LENGTH;
  return different && reds === ROW_OF[charter.options.darkhouse].red;
}
