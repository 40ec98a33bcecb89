import { createSignal, getOwner, type JSX, onCleanup } from 'solid-js';
import { render } from 'solid-js/web';
import './motion.css';

/** Standard lengths in milliseconds; a person's pace multiplies them. */
export const lengths = {
  ring: 140,
  flight: 320,
  step: 140,
  dice: 600,
  diceApart: 80,
  duct: 240,
  scene: 900,
  crossFade: 120,
} as const;

export const arriving = 'cubic-bezier(.2,.8,.2,1)';

export interface Flight {
  /** What flies, drawn anew: usually a picture that fills its box. */
  readonly art: () => JSX.Element;
  readonly from: Element | DOMRect | undefined;
  readonly to: Element | DOMRect | undefined;
  readonly milliseconds?: number;
  /** What is lost sinks and darkens on its way. */
  readonly lost?: boolean;
}

/** What one scene may do. Everything ends at once when the scene is skipped. */
export interface Stage {
  /** Skipped, or no motion wanted: only the outcome matters. */
  hurried(): boolean;
  wait(milliseconds: number): Promise<void>;
  fly(flight: Flight): Promise<void>;
  animate(element: Element, keyframes: Keyframe[], milliseconds: number, easing?: string): Promise<void>;
}

export interface Motion {
  /** Plays a scene; a scene still running is hurried to its end first. */
  play(scene: (stage: Stage) => Promise<void>): Promise<void>;
  skip(): void;
  /** Whether a scene is running. */
  busy(): boolean;
}

const wantsCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Plays scenes made from events, one after the other, on a layer above the board. */
export function createMotion(pace: () => number): Motion {
  const [busy, setBusy] = createSignal(false);
  let last: Promise<void> = Promise.resolve();
  let waiting = 0;
  let current: { hurried: boolean; ends: Set<() => void> } | undefined;

  const skip = () => {
    if (!current) return;
    current.hurried = true;
    for (const end of [...current.ends]) end();
  };

  // A board that is taken away takes along what still flies over it.
  if (getOwner()) onCleanup(skip);

  const stageFor = (scene: { hurried: boolean; ends: Set<() => void> }): Stage => {
    const hurried = () => scene.hurried || pace() === 0;
    const until = (start: (done: () => void) => () => void): Promise<void> =>
      new Promise((resolve) => {
        const done = () => {
          scene.ends.delete(end);
          resolve();
        };
        const stop = start(done);
        const end = () => {
          stop();
          done();
        };
        scene.ends.add(end);
      });
    const wait = (milliseconds: number): Promise<void> => {
      const long = milliseconds * pace();
      if (hurried() || long <= 0) return Promise.resolve();
      return until((done) => {
        const timer = setTimeout(done, long);
        return () => clearTimeout(timer);
      });
    };
    const animate: Stage['animate'] = (element, keyframes, milliseconds, easing = arriving) => {
      const long = milliseconds * pace();
      if (hurried() || long <= 0) return Promise.resolve();
      return until((done) => {
        const animation = element.animate(keyframes, { duration: long, easing, fill: 'both' });
        animation.onfinish = () => {
          animation.cancel();
          done();
        };
        return () => animation.cancel();
      });
    };
    const fly: Stage['fly'] = async (flight) => {
      const from = boxOf(flight.from);
      const to = boxOf(flight.to);
      if (hurried() || !from || !to || from.width === 0 || to.width === 0) return;
      const box = layer().appendChild(document.createElement('div'));
      box.className = 'motion-flight';
      box.style.width = `${from.width}px`;
      box.style.height = `${from.height}px`;
      const dispose = render(flight.art, box);
      const calm = wantsCalm();
      const frames = calm ? fade(from, to) : flight.lost ? sink(from, to) : arc(from, to);
      await animate(box, frames, calm ? lengths.crossFade : (flight.milliseconds ?? lengths.flight), 'linear');
      dispose();
      box.remove();
    };
    return { hurried, wait, animate, fly };
  };

  const play: Motion['play'] = (scene) => {
    skip();
    waiting += 1;
    setBusy(true);
    last = last.then(async () => {
      const mine = { hurried: waiting > 1, ends: new Set<() => void>() };
      current = mine;
      try {
        await scene(stageFor(mine));
      } finally {
        current = undefined;
        waiting -= 1;
        if (waiting === 0) setBusy(false);
      }
    });
    return last;
  };

  return { play, skip, busy };
}

function layer(): HTMLElement {
  const found = document.querySelector<HTMLElement>('.motion-layer');
  if (found) return found;
  const made = document.createElement('div');
  made.className = 'motion-layer';
  made.setAttribute('aria-hidden', 'true');
  document.body.append(made);
  return made;
}

const boxOf = (thing: Element | DOMRect | undefined): DOMRect | undefined =>
  thing instanceof Element ? thing.getBoundingClientRect() : thing;

const place = (from: DOMRect, x: number, y: number, width: number): string => {
  const scale = width / from.width;
  return `translate(${x - (from.width * scale) / 2}px, ${y - (from.height * scale) / 2}px) scale(${scale})`;
};

const middle = (box: DOMRect): readonly [x: number, y: number] => [box.x + box.width / 2, box.y + box.height / 2];

/** Along a shallow arc, slow at the end. */
function arc(from: DOMRect, to: DOMRect): Keyframe[] {
  const [x0, y0] = middle(from);
  const [x1, y1] = middle(to);
  const lift = Math.min(70, Math.hypot(x1 - x0, y1 - y0) * 0.18);
  return Array.from({ length: 13 }, (_, i) => {
    const time = i / 12;
    const way = 1 - (1 - time) ** 3;
    const x = x0 + (x1 - x0) * way;
    const y = y0 + (y1 - y0) * way - lift * 4 * way * (1 - way);
    return {
      offset: time,
      transformOrigin: '0 0',
      transform: place(from, x, y, from.width + (to.width - from.width) * way),
    };
  });
}

/** Down into the dark, then it lies where lost things lie. */
function sink(from: DOMRect, to: DOMRect): Keyframe[] {
  const [x, y] = middle(from);
  const [x1, y1] = middle(to);
  const start = place(from, x, y, from.width);
  return [
    { offset: 0, transformOrigin: '0 0', transform: start, filter: 'none', opacity: 1 },
    {
      offset: 0.3,
      transformOrigin: '0 0',
      transform: place(from, x, y + 6, from.width * 1.05),
      filter: 'none',
      opacity: 1,
    },
    {
      offset: 0.75,
      transformOrigin: '0 0',
      transform: place(from, x + (x1 - x) * 0.15, y + 46, from.width * 0.7),
      filter: 'brightness(.45) saturate(.4)',
      opacity: 0.75,
    },
    {
      offset: 1,
      transformOrigin: '0 0',
      transform: place(from, x + (x1 - x) * 0.3, y1 < y ? y + 80 : y + Math.min(120, y1 - y), from.width * 0.45),
      filter: 'brightness(.3) saturate(.3)',
      opacity: 0,
    },
  ];
}

function fade(from: DOMRect, to: DOMRect): Keyframe[] {
  const at = (box: DOMRect, opacity: number): Keyframe => {
    const [x, y] = middle(box);
    return { transformOrigin: '0 0', transform: place(from, x, y, box.width), opacity };
  };
  return [at(from, 1), { ...at(from, 0), offset: 0.5 }, { ...at(to, 0), offset: 0.5 }, at(to, 1)];
}
