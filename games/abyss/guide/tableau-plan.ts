import type { Card, Lord, OpenPlayer } from '@fathom/abyss/rules';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A thing and where it is drawn. */
export interface Spot<Thing> extends Box {
  readonly thing: Thing;
}

export interface Plan {
  readonly lords: readonly Spot<Lord>[];
  readonly locations: readonly Spot<OpenPlayer['locations'][number]>[];
  readonly allies: readonly Spot<Card>[];
}

const GAP = 8;
/** How high a thing is that is 1 wide: a location has its lords at its foot. */
const LORD = 1;
const LOCATION = 0.94;
const ALLY = 80 / 56;

/** As large as all of them can be in a box, row by row, and no wider than `most`; in its middle, rows as even as they can be. */
export function fitted<Thing>(things: readonly Thing[], box: Box, ratio: number, most: number): readonly Spot<Thing>[] {
  let width = Math.min(most, box.width, box.height / ratio);
  const perRow = () => Math.max(1, Math.floor((box.width + GAP) / (width + GAP)));
  const high = () => Math.ceil(things.length / perRow()) * (width * ratio + GAP) - GAP;
  while (high() > box.height && width > 8) width--;
  const height = width * ratio;
  const rows = Math.ceil(things.length / perRow());
  const columns = Math.ceil(things.length / rows);
  const top = box.y + (box.height - rows * (height + GAP) + GAP) / 2;
  return things.map((thing, i) => {
    const row = Math.floor(i / columns);
    const count = Math.min(columns, things.length - row * columns);
    const left = box.x + (box.width - count * (width + GAP) + GAP) / 2;
    return { thing, x: left + (i % columns) * (width + GAP), y: top + row * (height + GAP), width, height };
  });
}

/** In one row in the middle, one over the other where there is no room side by side. */
function shelved(cards: readonly Card[], box: Box): readonly Spot<Card>[] {
  const width = box.height / ALLY;
  const step = cards.length > 1 ? Math.min(width + 6, (box.width - width) / (cards.length - 1)) : 0;
  const left = box.x + (box.width - width - step * Math.max(0, cards.length - 1)) / 2;
  return cards.map((thing, i) => ({ thing, x: left + i * step, y: box.y, width, height: box.height }));
}

/** Lords and locations in two boxes, this share of the room for the lords: one above the other, or side by side. */
function divided(width: number, height: number, share: number, isBeside: boolean): readonly [Box, Box] {
  const first = Math.round(((isBeside ? width : height) - 2 * GAP) * share);
  const then = first + 2 * GAP;
  return isBeside
    ? [
        { x: 0, y: 0, width: first, height },
        { x: then, y: 0, width: width - then, height },
      ]
    : [
        { x: 0, y: 0, width, height: first },
        { x: 0, y: then, width, height: height - then },
      ];
}

const SHARES = [0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7];
const LARGEST_LORD = 150;
const LARGEST_LOCATION = 225;

/** Free lords, locations with the lords that opened them, and below them affiliated allies, all as large as they can be. */
export function planOf({ lords, locations, allies }: OpenPlayer, width: number, height: number): Plan {
  const cards = allies.flatMap((count, card) => Array.from({ length: count }, () => card));
  const shelf = cards.length === 0 ? 0 : Math.min(76, height * 0.32);
  const room = height - (shelf === 0 ? 0 : shelf + GAP);
  const whole: Box = { x: 0, y: 0, width, height: room };
  const ways: readonly (readonly [Box, Box])[] =
    lords.length === 0 || locations.length === 0
      ? [[whole, whole]]
      : [false, true].flatMap((isBeside) => SHARES.map((share) => divided(width, room, share, isBeside)));
  const tried = ways.map(([one, other]) => ({
    lords: fitted(lords, one, LORD, LARGEST_LORD),
    locations: fitted(locations, other, LOCATION, LARGEST_LOCATION),
  }));
  const best = tried.reduce((a, b) => (sizeOf(b) > sizeOf(a) ? b : a));
  return { ...best, allies: shelved(cards, { x: 0, y: height - shelf, width, height: shelf }) };
}

/** How large both kinds are, beside the largest they could be: neither pays for the other. */
const sizeOf = ({ lords: [lord], locations: [location] }: Pick<Plan, 'lords' | 'locations'>): number =>
  (lord ? lord.width / LARGEST_LORD : 1) * (location ? location.width / LARGEST_LOCATION : 1);

/** The middles of the lords at the foot of a location: side by side, or one over the other where there are many. */
export function footOf(count: number, round: number, width: number): readonly number[] {
  const step = count > 1 ? Math.min(round, (width - round) / (count - 1)) : 0;
  return Array.from({ length: count }, (_, i) => round / 2 + i * step);
}
