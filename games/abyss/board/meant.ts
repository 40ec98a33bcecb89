import { CARD_NAMES, type Deed, type FrameAt, LOCATIONS, LORDS, type Move, RACES } from '@fathom/abyss/rules';
import { at } from '@fathom/kernel';
import type { Mode, PieceKind } from './choices.ts';

const names: { readonly [kind in PieceKind]: (what: number) => string | number } = {
  lord: (what) => at(LORDS, what).key,
  stack: (what) => at(RACES, what),
  location: (what) => at(LOCATIONS, what).key,
  card: (what) => at(CARD_NAMES, what),
  ally: (what) => at(CARD_NAMES, what),
  'own-lord': (what) => at(LORDS, what).key,
  'own-location': (what) => at(LOCATIONS, what).key,
  seat: (what) => what,
  track: (what) => at(CARD_NAMES, what),
};

/** What a piece is touched for at a given moment. */
const deeds: { readonly [kind in PieceKind]?: { readonly [moment in FrameAt]?: Deed } } = {
  lord: { corruptor: 'corrupt', treason: 'claim', guard: 'guard' },
  stack: { stack: 'stack', 'kraken-left': 'stack', guard: 'guard' },
  location: { keep: 'keep', illusion: 'swap', guard: 'guard' },
  card: { pay: 'spend', jailer: 'discard', trim: 'discard', limit: 'discard' },
  ally: { executed: 'lose' },
  'own-lord': { 'pay-keys': 'key', traitor: 'betray', schemer: 'scheme', liberator: 'free', assassin: 'disable' },
  'own-location': { illusionist: 'illusion' },
  seat: { hunter: 'hunter', figure: 'figure', fence: 'give', gifts: 'give' },
};

/** What a piece is touched for at any other moment. */
const usual: { readonly [kind in PieceKind]?: Deed } = { lord: 'recruit', stack: 'council', location: 'control' };

/** The move a piece stands for now, whether it may be made or not; `null` if none does. */
export function meant(kind: PieceKind, what: number, moment: FrameAt | undefined, mode: Mode): Move | null {
  const deed = mode ?? (moment && deeds[kind]?.[moment]) ?? usual[kind];
  return deed ? (`${deed}:${names[kind](what)}` as Move) : null;
}
