import { isWhole, type Seat } from '@fathom/kernel';
import * as v from 'valibot';
import { ALLY_KINDS, CARD_KINDS, HAND_KINDS, MONSTER, RACES } from '../box/cards.ts';
import { FIRST_SANCTUARY, LOCATIONS } from '../box/locations.ts';
import { LORDS } from '../box/lords.ts';
import { LAST_THREAT, LOOT_VALUES, TOKEN_COUNTS, TOKEN_VALUES } from '../box/tracks.ts';
import { COURT_PLACES } from '../court.ts';
import type { FrameAt } from '../frames.ts';
import { QUIET_ROUNDS } from '../turn.ts';

/** What fields there are and how far their numbers go; what they mean together is looked at afterwards. */

const upTo = (most: number) => v.custom<number>(isWhole(0, most));
/** −1 for nobody or nothing. */
const orNone = (most: number) => v.custom<number>(isWhole(-1, most));

/** More pearls, nebulis or keys than any game can bring into play; all purses together hold less than the supply. */
const PURSE = 100_000;
/** Of no card are there more. */
const ALIKE = 9;
/** E6: lords never come back to the court, so no game has more rounds. */
const ROUNDS = (LORDS.length + 1) * QUIET_ROUNDS + 2;

const card = upTo(MONSTER);
const handCard = upTo(HAND_KINDS - 1);
const lord = upTo(LORDS.length - 1);
const location = upTo(LOCATIONS.length - 1);
const sanctuary = v.pipe(location, v.minValue(FIRST_SANCTUARY));
const race = upTo(RACES.length - 1);
const counts = (kinds: number) => v.pipe(v.array(upTo(ALIKE)), v.length(kinds));
const lords = v.pipe(v.array(lord), v.maxLength(LORDS.length));
const locations = v.pipe(v.array(location), v.maxLength(LOCATIONS.length));
const spent = v.pipe(v.array(handCard), v.maxLength(100));
const area = v.picklist(['court', 'council', 'locations']);
const ending = v.picklist(['seven-lords', 'court-empty', 'quiet']);

/** A frame without anything in it. */
const bare = <At extends FrameAt>(at: At) => v.strictObject({ at: v.literal(at) });
const tile = v.strictObject({ location, lords });

const frame = (seat: v.GenericSchema<Seat>) =>
  v.variant('at', [
    bare('first-player'),
    bare('first-location'),
    bare('action'),
    bare('end'),
    bare('keys'),
    bare('hand-limit'),
    bare('close'),
    bare('reveal'),
    v.strictObject({ at: v.literal('offer'), seat }),
    bare('ally'),
    bare('monster'),
    bare('explored'),
    bare('kraken-left'),
    v.strictObject({ at: v.literal('units'), units: v.picklist([1, 2]) }),
    v.strictObject({ at: v.literal('token'), seat, count: v.picklist([1, 2]) }),
    v.strictObject({ at: v.literal('stack'), lord }),
    v.strictObject({ at: v.literal('pay'), lord, spent, next: spent, nebulis: upTo(7) }),
    v.strictObject({ at: v.literal('affiliate'), cards: spent }),
    v.strictObject({ at: v.literal('gift'), nebulis: upTo(99) }),
    v.strictObject({ at: v.literal('join'), lord, how: v.picklist(['recruited', 'corruptor']) }),
    v.strictObject({ at: v.literal('lord-drawn'), place: upTo(COURT_PLACES - 1) }),
    bare('fill'),
    bare('refill'),
    bare('location'),
    v.strictObject({ at: v.literal('drawn'), left: upTo(LOCATIONS.length) }),
    v.strictObject({ at: v.literal('keep'), ambassador: orNone(LORDS.length - 1) }),
    v.strictObject({ at: v.literal('pay-keys'), ...tile.entries }),
    bare('smokers'),
    v.strictObject({ at: v.literal('search'), location: sanctuary, first: v.literal(false) }),
    v.strictObject({ at: v.literal('loot'), location: sanctuary }),
    v.strictObject({ at: v.literal('loot-laid'), location: sanctuary, loot: upTo(LOOT_VALUES.length - 1) }),
    bare('next-ally'),
    v.strictObject({ at: v.literal('trim'), seat, limit: upTo(ALIKE), from: handCard }),
    v.strictObject({ at: v.literal('limit'), over: upTo(99), from: orNone(HAND_KINDS - 1) }),
    v.strictObject({ at: v.literal('figure'), among: v.pipe(v.array(seat), v.maxLength(4)) }),
    v.strictObject({ at: v.literal('guard'), sentinel: upTo(2) }),
    v.strictObject({ at: v.literal('jailer'), seat }),
    v.strictObject({ at: v.literal('assassin'), seat }),
    bare('hunter'),
    v.strictObject({ at: v.literal('hunted'), seat }),
    bare('executioner'),
    v.strictObject({ at: v.literal('executed'), race, seat }),
    bare('illusionist'),
    v.strictObject({ at: v.literal('illusion'), given: location }),
    bare('healer'),
    bare('corruptor'),
    v.strictObject({ at: v.literal('bribe'), lord }),
    bare('traitor'),
    bare('treason'),
    bare('schemer'),
    bare('scheme'),
    bare('liberator'),
    bare('fence'),
    v.strictObject({ at: v.literal('gifts'), left: upTo(3), upTo: upTo(3) }),
    bare('last-allies'),
  ]);

/** Deeper than any stack of frames ever gets. */
const DEPTH = 16;

const shapeOf = (seats: number, kraken: boolean) => {
  const seat = upTo(seats - 1);
  const nobody = orNone(seats - 1);
  const dark = kraken ? upTo(PURSE) : upTo(0);
  const player = v.strictObject({
    pearls: upTo(PURSE),
    nebulis: dark,
    keys: upTo(PURSE),
    hand: counts(HAND_KINDS),
    handSize: upTo(100),
    allies: counts(ALLY_KINDS),
    lords,
    disabled: lords,
    locations: v.pipe(v.array(tile), v.maxLength(LOCATIONS.length)),
    tokens: counts(TOKEN_COUNTS.length),
  });
  const sentinel = v.strictObject({
    owner: nobody,
    area: v.nullable(area),
    thing: orNone(LORDS.length - 1),
    ready: v.boolean(),
  });
  return v.strictObject({
    options: v.unknown(),
    seats: v.literal(seats),
    stack: v.pipe(v.array(frame(seat)), v.maxLength(DEPTH)),
    turn: seat,
    first: seat,
    round: v.pipe(upTo(ROUNDS), v.minValue(1)),
    quiet: upTo(QUIET_ROUNDS),
    recruited: v.boolean(),
    extra: v.boolean(),
    used: lords,
    sales: upTo(2 * (seats - 1)),
    bought: v.pipe(v.array(upTo(2)), v.length(seats)),
    closer: nobody,
    ending: v.nullable(ending),
    over: v.boolean(),
    deck: counts(CARD_KINDS),
    discard: counts(CARD_KINDS),
    track: v.pipe(v.array(card), v.maxLength(5)),
    threat: v.pipe(upTo(LAST_THREAT), v.minValue(1)),
    council: v.pipe(v.array(counts(HAND_KINDS)), v.length(RACES.length)),
    court: v.pipe(v.array(orNone(LORDS.length - 1)), v.length(COURT_PLACES)),
    lordDeck: lords,
    gone: lords,
    holder: v.pipe(v.array(nobody), v.length(LORDS.length)),
    locationPile: locations,
    faceUp: locations,
    drawn: locations,
    goneLocations: locations,
    hoards: v.pipe(
      v.array(upTo(2 ** LOOT_VALUES.length - 1)),
      v.length(kraken ? LOCATIONS.length - FIRST_SANCTUARY : 0),
    ),
    lootDeck: counts(LOOT_VALUES.length),
    lootDiscard: counts(LOOT_VALUES.length),
    figure: kraken ? nobody : v.literal(-1),
    settled: v.pipe(v.array(dark), v.length(seats)),
    sentinels: v.pipe(v.array(sentinel), v.length(kraken ? 3 : 0)),
    players: v.pipe(v.array(player), v.length(seats)),
    pool: counts(TOKEN_COUNTS.length),
    hunted: v.nullable(v.strictObject({ from: seat, to: seat, value: v.picklist(TOKEN_VALUES) })),
  });
};

const shapes = new Map<string, ReturnType<typeof shapeOf>>();

export function shape(seats: number, kraken: boolean): ReturnType<typeof shapeOf> {
  const key = `${seats} ${kraken}`;
  const known = shapes.get(key);
  if (known) return known;
  const made = shapeOf(seats, kraken);
  shapes.set(key, made);
  return made;
}

/** What is wrong with the shape, in a sentence. */
export function complaint(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  return path === null ? 'That is not a position of Abyss.' : `In a position of Abyss, "${path}" cannot be like that.`;
}
