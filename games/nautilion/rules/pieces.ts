import { at, type Census } from '@fathom/kernel';
import { darkhouseCard, heroicCard, MAGE_PLACE_KINDS, MAGE_PLACES, pathPlace, reefKind, tokenOf } from './kinds.ts';
import { spotOf } from './path.ts';
import type { State } from './types.ts';

/** Where every piece is, in the words described at `Event`. */
export function piecesOf(state: State): Census {
  const places: { [place: string]: { [piece: string]: number } } = {};
  const put = (place: string, piece: string, count = 1): void => {
    if (count === 0) return;
    const pieces = places[place] ?? {};
    places[place] = pieces;
    pieces[piece] = (pieces[piece] ?? 0) + count;
  };
  const putAll = (place: string, counts: readonly number[]): void => {
    for (let kind = 1; kind < counts.length; kind++) put(place, tokenOf(kind), counts[kind]);
  };

  for (const [place, kind] of state.path.entries()) if (kind !== 0) put(pathPlace(spotOf(state, place)), tokenOf(kind));
  for (const [place, reef] of state.reefs.entries())
    if (reef !== 0) put(`reef:${spotOf(state, place)}`, tokenOf(reefKind(reef)));
  put(pathPlace(spotOf(state, state.nautilion)), 'nautilion');
  put(state.phantom === 0 && state.turn === 0 ? 'lair' : pathPlace(spotOf(state, state.phantom)), 'phantom');
  put(state.card < 0 ? 'lair' : `row:${state.card}`, 'darkhouse');

  putAll('bag', state.bag);
  putAll('reserve', state.reserve);
  putAll('discard', state.discard);
  for (const [cabin, kind] of state.cabins.entries()) if (kind !== 0) put(`cabin:${cabin}`, tokenOf(kind));
  for (const [place, kind] of MAGE_PLACE_KINDS.entries()) {
    if (state.mages[place] !== 0) put(`mages:${at(MAGE_PLACES, place)}`, tokenOf(kind));
  }
  for (const kind of state.hold) put('hold', tokenOf(kind));

  if (state.charter.darkhouse) {
    for (const [index, card] of state.row.entries()) put(`row:${index}`, darkhouseCard(card));
    for (let card = 1; card <= 12; card++) if (!state.row.includes(card)) put('darkhouse-deck', darkhouseCard(card));
  }
  for (const card of state.deck) put('heroic-deck', heroicCard(card));
  for (const card of state.revealed) put('revealed', heroicCard(card));
  for (const card of state.gone) put('gone', heroicCard(card));
  if (state.seats === 2) {
    put(state.lowAdmiral < 0 ? 'admirals' : `seat:${state.lowAdmiral}`, 'admiral-low');
    put(state.lowAdmiral < 0 ? 'admirals' : `seat:${1 - state.lowAdmiral}`, 'admiral-high');
  }
  return places;
}
