import type { Shift } from '@fathom/kernel';
import {
  cardNumber,
  type Event,
  type Figure,
  kindOf,
  MAGE_PLACES,
  type Pile,
  type View,
} from '@fathom/nautilion/rules';

type Draft = { -readonly [key in keyof View]: View[key] };

/**
 * The view as it looks once this event has been seen: what the board shows between two views. It follows shifts and faces, not
 * rules; after the last event the true view takes over.
 */
export function follow(view: View, event: Event): View {
  const draft: Draft = { ...view };
  openPlaces(draft, event);
  if ('shifts' in event) {
    for (const shift of event.shifts) lift(draft, shift);
    for (const shift of event.shifts) lay(draft, shift);
  }
  switch (event.kind) {
    case 'turn':
      draft.turn = event.turn;
      draft.active = event.seat;
      draft.given = [0, 0, 0];
      draft.dice = [];
      draft.pairsUsed = 0;
      draft.stuck = false;
      draft.round = 1;
      break;
    case 'machination':
      draft.card = event.index;
      break;
    case 'rolled':
    case 'dice-set':
      draft.dice = [...event.dice];
      if (draft.given.every((die) => die !== 0)) draft.given = [0, 0, 0];
      break;
    case 'whirlwind':
      draft.dice = without(draft.dice, event.dice);
      break;
    case 'tide':
    case 'die-turned':
      draft.dice = [...without(draft.dice, [event.die]), event.to].sort((a, b) => a - b);
      break;
    case 'pair-used':
      draft.dice = without(draft.dice, [event.die]);
      draft.pairsUsed |= 1 << 'ABC'.indexOf(event.pair);
      break;
    case 'given': {
      if (draft.given.every((die) => die !== 0)) draft.given = [0, 0, 0];
      draft.dice = without(draft.dice, [event.die]);
      draft.given = given(draft.given, event.to, event.die);
      break;
    }
    case 'darkhouse-rerolled':
      draft.given = given(draft.given, 'darkhouse', event.face);
      break;
    case 'reef-rolled':
      draft.stuck = !event.free;
      break;
    case 'admirals':
      draft.lowAdmiral = event.low;
      break;
    case 'starter':
      draft.active = event.seat;
      break;
    case 'collision':
      draft.collided = true;
      break;
    case 'over':
      draft.outcome = event.why;
      break;
  }
  return draft;
}

/** Places slid into the path by D3 or by a figure stopped short. */
function openPlaces(draft: Draft, event: Event): void {
  if (event.kind === 'inserted' && !draft.spots.includes(event.spot)) {
    openPlace(draft, draft.spots.indexOf(event.before), event.spot);
  }
  if (event.kind === 'moved' && !draft.spots.includes(event.to)) {
    openPlace(draft, event.figure === 'nautilion' ? draft.phantom : draft.nautilion + 1, event.to);
  }
}

function openPlace(draft: Draft, before: number, spot: number): void {
  if (before < 0) return;
  draft.path = draft.path.toSpliced(before, 0, 0);
  draft.spots = draft.spots.toSpliced(before, 0, spot);
  if (draft.reefs.length > 0) draft.reefs = draft.reefs.toSpliced(before, 0, 0);
  if (draft.nautilion >= before) draft.nautilion += 1;
  if (draft.phantom >= before) draft.phantom += 1;
}

/** The view while the pieces of this event are in the air: gone from where they were, not yet where they go. */
export function lifted(view: View, event: Event): View {
  const draft: Draft = { ...view };
  openPlaces(draft, event);
  if ('shifts' in event) for (const shift of event.shifts) lift(draft, shift);
  return draft;
}

function lift(draft: Draft, { piece, from, count = 1 }: Shift): void {
  for (let i = 0; i < count; i += 1) take(draft, piece, from);
}

function lay(draft: Draft, { piece, to, count = 1 }: Shift): void {
  for (let i = 0; i < count; i += 1) put(draft, piece, to);
}

const split = (place: string): readonly [name: string, detail: string] => {
  const colon = place.indexOf(':');
  return colon < 0 ? [place, ''] : [place.slice(0, colon), place.slice(colon + 1)];
};

function take(draft: Draft, piece: string, from: string): void {
  const kind = kindOf(piece);
  const [name, detail] = split(from);
  if (name === 'path' && kind > 0) draft.path = replaced(draft.path, draft.spots.indexOf(Number(detail)), 0);
  else if (name === 'reef') draft.reefs = replaced(draft.reefs, draft.spots.indexOf(Number(detail)), 0);
  else if (name === 'cabin') draft.cabins = replaced(draft.cabins, Number(detail), 0);
  else if (name === 'mages') draft.mages = replaced(draft.mages, magePlace(detail), 0);
  else if (name === 'hold') draft.hold = without(draft.hold, [kind]);
  else if (name === 'reserve') draft.reserve = added(draft.reserve, kind, -1);
  else if (name === 'discard') draft.discard = added(draft.discard, kind, -1);
  else if (name === 'revealed') draft.revealed = without(draft.revealed, [Number(piece.slice(1))]);
  else if (name === 'heroic-deck') draft.deck = without(draft.deck, [Number(piece.slice(1))]);
}

function put(draft: Draft, piece: string, to: string): void {
  const kind = kindOf(piece);
  const [name, detail] = split(to);
  if (name === 'path') {
    const place = draft.spots.indexOf(Number(detail));
    if (place < 0) return;
    if (piece === 'nautilion') draft.nautilion = place;
    else if (piece === 'phantom') draft.phantom = place;
    else draft.path = replaced(draft.path, place, kind);
  } else if (name === 'reef')
    draft.reefs = replaced(draft.reefs, draft.spots.indexOf(Number(detail)), Number(piece.slice(4)));
  else if (name === 'cabin') draft.cabins = replaced(draft.cabins, Number(detail), kind);
  else if (name === 'mages') draft.mages = replaced(draft.mages, magePlace(detail), 1);
  else if (name === 'hold') draft.hold = [...draft.hold, kind];
  else if (name === 'reserve') draft.reserve = added(draft.reserve, kind, 1);
  else if (name === 'discard') draft.discard = added(draft.discard, kind, 1);
  else if (name === 'revealed') draft.revealed = [...draft.revealed, Number(piece.slice(1))];
  else if (name === 'gone') draft.gone = [...draft.gone, Number(piece.slice(1))];
  else if (name === 'row' && /^D\d/.test(piece))
    draft.row = replaced(draft.row, Number(detail), cardNumber(piece as `D${1}`));
}

const magePlaces: readonly string[] = MAGE_PLACES;
const magePlace = (detail: string): number => magePlaces.indexOf(detail);

function replaced(items: readonly number[], at: number, item: number): number[] {
  const copy = [...items];
  if (at >= 0) copy[at] = item;
  return copy;
}

function added(pile: Pile, kind: number, n: number): Pile {
  const copy: Pile = [...pile];
  copy[kind] = (copy[kind] ?? 0) + n;
  return copy;
}

/** The dice given, with another one on this figure. */
function given([darkhouse, phantom, nautilion]: View['given'], to: Figure, die: number): View['given'] {
  return [to === 'darkhouse' ? die : darkhouse, to === 'phantom' ? die : phantom, to === 'nautilion' ? die : nautilion];
}

function without(items: readonly number[], leaving: readonly number[]): number[] {
  const rest = [...items];
  for (const item of leaving) {
    const at = rest.indexOf(item);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}
