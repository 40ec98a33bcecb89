import { CARD_NAMES, type Event, LOCATIONS, LORDS } from '@fathom/abyss/rules';
import { lengths, type Stage, sound } from '@fathom/board';
import type { Shift } from '@fathom/kernel';
import type { JSX } from 'solid-js';
import { AllyPicture } from './ally.tsx';
import { follow, lifted } from './follow.ts';
import { type Coin, CoinPicture } from './glyphs.tsx';
import { LocationArt } from './location-art.tsx';
import type { Play } from './play.ts';
import { Portrait } from './portrait.tsx';

/** How long the sentence of an event stays, beside what flies. */
const PAUSE: { readonly [kind in Event['kind']]?: number } = {
  'first-player': 700,
  'turn-begins': 520,
  revealed: 260,
  passed: 340,
  bought: 420,
  took: 260,
  left: 160,
  fought: 560,
  threat: 260,
  recruits: 260,
  joined: lengths.scene - lengths.flight,
  affiliated: 260,
  corrupted: 360,
  figure: 520,
  'no-effect': 620,
  controlled: 520,
  loot: 420,
  'loot-bust': 800,
  'loot-nothing': 320,
  disabled: 620,
  seized: 420,
  'held-up': 420,
  named: 520,
  'extra-turn': 620,
  'end-is-near': 1100,
  'keys-stay': 700,
  met: 320,
  over: 2800,
};

/** Shows the events one after the other, from the view on show. What is not shown when the stage is hurried stays in the list. */
export async function perform(play: Play, root: HTMLElement, events: Event[], stage: Stage): Promise<void> {
  for (;;) {
    if (stage.hurried()) break;
    const event = events.shift();
    if (!event) break;
    play.setCaption(play.eventText(event) ?? play.caption());
    chime(event);
    const before = play.view();
    await carry(play, root, stage, event);
    // From where it stood before its pieces were in the air, or they would be taken away twice.
    play.show(follow(before, event));
    await stage.wait(event.kind === 'lord-laid' || event.kind === 'to-council' ? 60 : (PAUSE[event.kind] ?? 40));
  }
  if (events.length === 0) play.setCaption('');
}

function chime(event: Event): void {
  if (event.kind === 'revealed') sound(event.card === 'monster' ? 'phantom' : 'step');
  else if (event.kind === 'earned' || event.kind === 'bought') sound('pearl');
  else if (event.kind === 'joined') sound('aboard', 4);
  else if (event.kind === 'controlled') sound('aboard', 6);
  else if (event.kind === 'figure' || event.kind === 'corrupted') sound('darkhouse');
  else if (event.kind === 'loot-bust' || event.kind === 'ally-lost' || event.kind === 'discarded') sound('lost');
}

/** Pieces fly to where they go; what is lost sinks. Several of one event go together. */
async function carry(play: Play, root: HTMLElement, stage: Stage, event: Event): Promise<void> {
  const flights = (event.shifts ?? []).flatMap((shift) => {
    const art = artOf(shift);
    const from = boxOf(root, shift.from, art?.shape);
    const to = boxOf(root, shift.to, art?.shape);
    if (!art || !from || !to || shift.from === shift.to) return [];
    return [{ art: art.draw, from, to, lost: isLost(shift.to) }];
  });
  if (flights.length === 0) return;
  play.show(lifted(play.view(), event));
  await Promise.all(
    flights.slice(0, 8).map((flight) => stage.fly({ ...flight, milliseconds: flight.lost ? 420 : lengths.flight })),
  );
}

const isLost = (place: string): boolean => place === 'gone' || place === 'loot-discard';

type Shape = 'card' | 'lord' | 'place' | 'coin';

const SIZES: { readonly [shape in Shape]: readonly [width: number, height: number] } = {
  card: [48, 68],
  lord: [64, 72],
  place: [90, 60],
  coin: [24, 24],
};

const cardNames: readonly string[] = CARD_NAMES;
const coins: readonly string[] = ['pearl', 'nebulis', 'key', 'kraken-figure'];

function artOf({ piece }: Shift): { readonly shape: Shape; readonly draw: () => JSX.Element } | null {
  const card = cardNames.indexOf(piece);
  if (card >= 0) return { shape: 'card', draw: () => <AllyPicture card={card} /> };
  const lord = LORDS.findIndex(({ key }) => key === piece);
  if (lord >= 0) return { shape: 'lord', draw: () => <Portrait lord={lord} /> };
  const location = LOCATIONS.findIndex(({ key }) => key === piece);
  if (location >= 0) return { shape: 'place', draw: () => <LocationArt location={location} /> };
  if (coins.includes(piece)) return { shape: 'coin', draw: () => <CoinPicture of={piece as Coin} /> };
  if (piece.startsWith('sentinel')) return { shape: 'coin', draw: () => <CoinPicture of="sentinel" /> };
  if (piece === '?' || piece.startsWith('token')) return { shape: 'coin', draw: () => <CoinPicture of="token" /> };
  if (piece.startsWith('loot')) return { shape: 'coin', draw: () => <CoinPicture of="token" face={piece.slice(5)} /> };
  return null;
}

/** Where a piece lies on the screen: its place, else the rival or the side of the table it belongs to. */
function boxOf(root: HTMLElement, place: string, shape: Shape = 'coin'): DOMRect | undefined {
  const [name = '', detail] = place.split(':');
  const box =
    seen(root.querySelector(`[data-place="${place}"]`)) ??
    seen(root.querySelector(`[data-rival="${detail}"]`)) ??
    (['hand', 'lords', 'allies', 'purse', 'locations', 'tokens'].includes(name)
      ? seen(root.querySelector('[data-me]'))
      : undefined) ??
    (place === 'spent' ? seen(root.querySelector('.abyss-court')) : undefined) ??
    (name === 'loot' || name === 'under' || name === 'face-up' || name === 'drawn' || place === 'location-pile'
      ? seen(root.querySelector('[data-places]'))
      : undefined) ??
    (place === 'supply' || place === 'token-pool' ? seen(root.querySelector('.abyss-threat')) : undefined);
  if (!box) return undefined;
  const [width, height] = SIZES[shape];
  return new DOMRect(box.x + box.width / 2 - width / 2, box.y + box.height / 2 - height / 2, width, height);
}

function seen(element: Element | null): DOMRect | undefined {
  const box = element?.getBoundingClientRect();
  return box && (box.width > 0 || box.height > 0) ? box : undefined;
}
