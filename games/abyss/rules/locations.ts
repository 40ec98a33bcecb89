import { last, type Seat } from '@fathom/kernel';
import { BLACK_SMOKERS, isSanctuary, type Location, tileOf } from './box/locations.ts';
import { type Lord, lordCard } from './box/lords.ts';
import { evenly } from './court.ts';
import type { Tell } from './events.ts';
import {
  CONTROL,
  DECLINE,
  DRAW,
  each,
  KEEP,
  KEY,
  KEY_TOKENS,
  LOCATION,
  type Move,
  moveOf,
  SMOKE,
  target,
} from './notation.ts';
import {
  DRAWN,
  FACE_UP,
  GONE,
  KEY_TOKEN,
  LOCATION_PILE,
  locationShift,
  locationsOf,
  lordShift,
  lordsOf,
  purseOf,
  SUPPLY,
  shifts,
  underneath,
} from './places.ts';
import { openTo, releaseGuard } from './sentinels.ts';
import { countOf, type Open, playerOf, remove, type State, works } from './state.ts';
import { step } from './step.ts';

export const KEYS_NEEDED = 3;
const MOST_DRAWN = 4;

/** L1: free, enabled lords with a key. */
export function keyLords(open: Open, seat: Seat): Lord[] {
  return playerOf(open, seat).lords.filter((lord) => lordCard(lord).keys > 0 && open.holder[lord] === seat);
}

export function keysOf(open: Open, seat: Seat): number {
  const { keys: tokens, lords } = playerOf(open, seat);
  let keys = tokens;
  for (let i = 0; i < lords.length; i++) {
    const lord = lords[i] ?? -1;
    if (works(open, seat, lord)) keys += lordCard(lord).keys;
  }
  return keys;
}

/** Face-up locations this seat may take or swap (K7). */
export const openLocations = (open: Open, seat: Seat): Location[] =>
  open.faceUp.filter((location) => openTo(open, seat, 'locations', location));

/** L1, L4: with three keys, a location must be taken, again and again; with none open to you the keys stay. */
export const keys = step<'keys'>({
  run(state, _frame, tell) {
    const seat = state.turn;
    if (keysOf(state, seat) < KEYS_NEEDED) state.stack.pop();
    else if (state.locationPile.length === 0 && openLocations(state, seat).length === 0) {
      state.stack.pop();
      if (tell) tell({ kind: 'keys-stay', seat });
    } else state.stack.push({ at: 'location' });
    return true;
  },
});

/** A face-up location, or the number of locations to draw. T2: whoever has a power has a key, so it may go under the location. */
export const location = step<'location'>({
  powers: 'alone',
  actor: (state) => state.turn,
  moves: (state): Move[] => [
    ...each(CONTROL, openLocations(state, state.turn)),
    ...DRAW.slice(0, Math.min(MOST_DRAWN, state.locationPile.length)),
  ],
  play(state, _frame, move, tell) {
    state.stack.pop();
    if (DRAW.includes(move as (typeof DRAW)[number])) survey(state, target(move), -1, tell);
    else state.stack.push({ at: 'pay-keys', location: target(move), lords: [] });
  },
});

/** Draws so many locations, one of which is kept; `ambassador` is −1 if three keys pay for it. */
export function survey(state: State, count: number, ambassador: Lord, tell: Tell): void {
  if (tell) tell({ kind: 'draws-locations', seat: state.turn, count });
  state.stack.push({ at: 'keep', ambassador }, { at: 'drawn', left: count });
}

const isChoice = (state: State): boolean => state.locationPile.length > 1;
const pileMoves = (state: State): Move[] => each(LOCATION, state.locationPile);
const pileWeights = (state: State): readonly number[] => evenly(state.locationPile);

export const drawn = step<'drawn'>({
  actor: () => 'chance',
  several: isChoice,
  moves: pileMoves,
  weights: pileWeights,
  play(state, frame, move, tell) {
    if (--frame.left === 0) state.stack.pop();
    const location = target(move);
    remove(state.locationPile, location);
    state.drawn.push(location);
    if (tell) {
      const moved = [locationShift(location, LOCATION_PILE, DRAWN)];
      tell({ kind: 'location-drawn', seat: state.turn, location: tileOf(location).key, shifts: moved });
    }
  },
});

/** The first location of the game, face up (S2). */
export const firstLocation = step<'first-location'>({
  actor: () => 'chance',
  several: isChoice,
  moves: pileMoves,
  weights: pileWeights,
  play(state, _frame, move, tell) {
    state.stack.pop();
    const location = target(move);
    remove(state.locationPile, location);
    state.faceUp.push(location);
    if (tell) {
      const moved = [locationShift(location, LOCATION_PILE, FACE_UP)];
      tell({ kind: 'location-laid', location: tileOf(location).key, shifts: moved });
    }
  },
});

/** One of the drawn is kept, the others are laid out face up. */
export const keep = step<'keep'>({
  powers: 'open',
  actor: (state) => state.turn,
  several: (state) => state.drawn.length > 1,
  moves: (state) => each(KEEP, state.drawn),
  play(state, { ambassador }, move, tell) {
    state.stack.pop();
    const kept = target(move);
    const others = state.drawn.filter((location) => location !== kept);
    state.drawn = [kept];
    state.faceUp.push(...others);
    if (tell) {
      tell({
        kind: 'location-kept',
        seat: state.turn,
        location: tileOf(kept).key,
        others: others.map((location) => tileOf(location).key),
        shifts: others.map((location) => locationShift(location, DRAWN, FACE_UP)),
      });
    }
    if (ambassador < 0) state.stack.push({ at: 'pay-keys', location: kept, lords: [] });
    else control(state, kept, [ambassador], 0, tell);
  },
});

/** L2: exactly three keys: lords in their order, then tokens for the rest. */
export const payKeys = step<'pay-keys'>({
  actor: (state) => state.turn,
  moves(state, { lords }) {
    const seat = state.turn;
    const tokens = playerOf(state, seat).keys;
    const rest = KEYS_NEEDED - lords.length;
    const all = keyLords(state, seat);
    const from = lords.length === 0 ? 0 : all.indexOf(last(lords)) + 1;
    const moves: Move[] = [];
    for (let i = from; rest > 0 && i < all.length; i++)
      if (all.length - i + tokens >= rest) moves.push(moveOf(KEY, countOf(all, i)));
    if (tokens >= rest) moves.push(KEY_TOKENS);
    return moves;
  },
  play(state, frame, move, tell) {
    if (move !== KEY_TOKENS) frame.lords.push(target(move));
    if (move !== KEY_TOKENS && frame.lords.length < KEYS_NEEDED) return;
    state.stack.pop();
    control(state, frame.location, frame.lords, KEYS_NEEDED - frame.lords.length, tell);
  },
});

/** The location is yours, those lords lie under it (L2, L3); then it does what it does on arrival. */
export function control(state: State, location: Location, lords: readonly Lord[], tokens: number, tell: Tell): void {
  const seat = state.turn;
  const player = playerOf(state, seat);
  const wasDrawn = state.drawn.includes(location);
  if (wasDrawn) state.drawn = [];
  else remove(state.faceUp, location);
  player.keys -= tokens;
  for (const lord of lords) {
    remove(player.lords, lord);
    state.holder[lord] = -1;
  }
  player.locations.push({ location, lords: [...lords] });
  if (tell) {
    tell({
      kind: 'controlled',
      seat,
      location: tileOf(location).key,
      tokens,
      lords: lords.map((lord) => lordCard(lord).key),
      shifts: [
        locationShift(location, wasDrawn ? DRAWN : FACE_UP, locationsOf(seat)),
        ...shifts(tokens, KEY_TOKEN, purseOf(seat), SUPPLY),
        ...lords.map((lord) => lordShift(lord, lordsOf(seat), underneath(location))),
      ],
    });
  }
  releaseGuard(state, 'locations', location, tell);
  arriveAt(state, location);
}

/** W9: what a location does when it comes to a player, however it comes. */
export function arriveAt(state: State, location: Location): void {
  if (location === BLACK_SMOKERS) state.stack.push({ at: 'smokers' });
  else if (isSanctuary(location)) state.stack.push({ at: 'search', location, first: true });
}

/** W9: Black Smokers: any location of the pile instead; the tile leaves. With an empty pile it stays and scores 0. */
export const smokers = step<'smokers'>({
  powers: 'open',
  run(state, _frame, tell) {
    if (state.locationPile.length > 0) return false;
    state.stack.pop();
    if (tell) tell({ kind: 'smokers', seat: state.turn, location: null });
    return true;
  },
  actor: (state) => state.turn,
  moves: (state): Move[] => [...each(SMOKE, state.locationPile), DECLINE],
  play(state, _frame, move, tell) {
    state.stack.pop();
    const seat = state.turn;
    if (move === DECLINE) {
      if (tell) tell({ kind: 'smokers', seat, location: null });
      return;
    }
    const location = target(move);
    const holding = playerOf(state, seat).locations.find((held) => held.location === BLACK_SMOKERS);
    if (!holding) throw new Error('Black Smokers work only for their owner');
    remove(state.locationPile, location);
    state.goneLocations.push(BLACK_SMOKERS);
    holding.location = location;
    if (tell) {
      tell({
        kind: 'smokers',
        seat,
        location: tileOf(location).key,
        shifts: [
          locationShift(BLACK_SMOKERS, locationsOf(seat), GONE),
          locationShift(location, LOCATION_PILE, locationsOf(seat)),
          ...holding.lords.map((lord) => lordShift(lord, underneath(BLACK_SMOKERS), underneath(location))),
        ],
      });
    }
    arriveAt(state, location);
  },
});
