import type { GameResult, Seat } from '@fathom/kernel';
import { createComponent } from 'solid-js';
import { render } from 'solid-js/web';
import type { Facts, Session } from '../session/session.ts';
import { type Guide, namesOf } from '../shelf/catalogue.ts';
import { replayWords } from '../words/replay.ts';
import { shown } from '../words/words.ts';
import { signed } from './end-points.ts';
import { boardBox, type Drawing, drawPoster, HIGH, type Panel, panelBoxes, WIDE } from './poster.ts';
import { fontFaces } from './poster-fonts.ts';
import { posterTitle } from './poster-title.ts';

/** What a drawing gets from style sheets, which do not travel with it. */
const STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'transform',
  'transform-origin',
  'transform-box',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'font-variant-numeric',
  'text-anchor',
  'letter-spacing',
] as const;

/** A copy of a drawing that looks alike without any style sheet. */
function standalone(svg: SVGSVGElement): Drawing {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = svg.querySelectorAll('*');
  for (const [i, element] of copy.querySelectorAll('*').entries()) {
    const original = originals[i];
    if (!original || !(element instanceof SVGElement)) continue;
    const styles = getComputedStyle(original);
    for (const name of STYLES) element.style.setProperty(name, styles.getPropertyValue(name));
  }
  copy.removeAttribute('style');
  copy.removeAttribute('class');
  return (box) => {
    for (const [name, value] of Object.entries(box)) copy.setAttribute(name, String(value));
    return new XMLSerializer().serializeToString(copy);
  };
}

/** What every seat has before it, the first in rank first. Each is drawn for a moment where nobody sees it, as style sheets want it. */
async function panelsOf(
  guide: Guide,
  view: unknown,
  { ranks, scores }: GameResult,
  name: (seat: Seat) => string,
): Promise<readonly Panel[]> {
  const Board = await guide.tableau?.(shown());
  if (!Board) return [];
  const boxes = panelBoxes(ranks.length).map(boardBox);
  const seats = ranks.map((_, seat) => seat).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
  return seats.flatMap((seat, place) => {
    const { width, height } = boxes[place] ?? { width: 0, height: 0 };
    const host = document.createElement('div');
    host.className = 'f-unseen';
    host.ariaHidden = 'true';
    document.body.append(host);
    const dispose = render(() => createComponent(Board, { view, seat, width, height }), host);
    const svg = host.querySelector('svg');
    const board = svg && standalone(svg);
    dispose();
    host.remove();
    const score = scores?.[seat];
    return board
      ? [{ name: name(seat), score: score === undefined ? '' : signed(score), isFirst: ranks[seat] === 1, board }]
      : [];
  });
}

/** Gradients and hatchings that drawings share. */
const sharedDefs = (): string =>
  [...document.querySelectorAll('body > svg > defs')]
    .map((defs) => new XMLSerializer().serializeToString(defs))
    .join('');

const found = (where: string): readonly Drawing[] =>
  [...document.querySelectorAll<SVGSVGElement>(where)].map((svg) => standalone(svg));

/** Scene and chart may still be on their way to the page: whoever is quick gets them, too. Without a network the rest is enough. */
async function untilDrawn(guide: Guide): Promise<void> {
  await Promise.allSettled([guide.finale?.(), guide.chart()]);
  await new Promise((resolve) => setTimeout(resolve));
}

/** A picture of how a game ended, for whoever it is sent to; `null` where the browser cannot paint it. */
export async function pictureOf(
  session: Session,
  facts: Facts,
  guide: Guide,
  result: GameResult,
  name: (seat: Seat) => string,
): Promise<Blob | null> {
  const { game, now } = session;
  const called = namesOf(game.id);
  await untilDrawn(guide);
  const panels = await panelsOf(guide, now.view, result, name);
  const turns = replayWords().end.turns(called.turn, guide.turn(now.view));
  return painted(
    drawPoster({
      eyebrow: [called.name, guide.about(facts.options, shown())].filter(Boolean).join(' · '),
      title: posterTitle(facts, result, turns, name),
      text: guide.standing(now.view, shown()),
      scene: found('.finale svg')[0] ?? null,
      souvenirs: found('.souvenir svg'),
      chart: found('.run-chart > svg')[0] ?? null,
      legend: [...document.querySelectorAll('.run-chart .legend li')].flatMap((one) => {
        const sample = one.querySelector('svg');
        return sample ? [{ sample: standalone(sample), label: one.textContent ?? '' }] : [];
      }),
      panels,
      defs: `${await fontFaces()}${sharedDefs()}`,
    }),
  );
}

async function painted(svg: string): Promise<Blob | null> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image(WIDE, HIGH);
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = WIDE;
    canvas.height = HIGH;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}
