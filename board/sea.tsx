import { createSignal, For, type JSX, onCleanup, onMount } from 'solid-js';
import { ensureMetals } from './metal.ts';
import './sea.css';

/** How far the story has gone: the sea darkens with it. `progress` runs from 0 to 1. */
const depth = (progress: number): 'opening' | 'middle' | 'late' =>
  progress < 0.34 ? 'opening' : progress < 0.67 ? 'middle' : 'late';

const idleAfter = 20_000;

/** The living sea behind every page. It moves only while somebody is there, and comes to rest after twenty seconds without input. */
export function Sea(props: { readonly progress?: number; readonly still?: boolean }): JSX.Element {
  ensureMetals();
  const [idle, setIdle] = createSignal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wake = () => {
    clearTimeout(timer);
    if (idle()) setIdle(false);
    timer = setTimeout(() => setIdle(true), idleAfter);
  };
  onMount(() => {
    const inputs = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;
    for (const input of inputs) addEventListener(input, wake, { passive: true });
    wake();
    onCleanup(() => {
      clearTimeout(timer);
      for (const input of inputs) removeEventListener(input, wake);
    });
  });
  return (
    <div
      class="sea"
      aria-hidden="true"
      data-depth={depth(props.progress ?? 0)}
      data-still={idle() || props.still ? '' : undefined}
    >
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="presentation">
        <For each={rays}>{(ray, at) => <path class={at() === 3 ? 'ray slow' : 'ray'} d={ray} />}</For>
      </svg>
      <svg viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice" role="presentation">
        <g class="waves">
          <For each={waves}>{(wave) => <path d={wave.d} stroke-width={wave.width} opacity={wave.opacity} />}</For>
        </g>
      </svg>
      <For each={bubbles}>
        {(bubble) => (
          <span
            class="bubble"
            ref={(element) => {
              element.style.left = `${bubble.x}%`;
              element.style.width = `${bubble.size}px`;
              element.style.height = `${bubble.size}px`;
              element.style.animationDelay = `-${bubble.delay}s`;
              element.style.animationDuration = `${bubble.seconds}s`;
            }}
          />
        )}
      </For>
    </div>
  );
}

const rays = [
  [12, 5, 16],
  [24, 10, 12],
  [42, 4, 8],
  [55, 9, 2],
  [72, 6, -5],
  [86, 9, -10],
].map(([x = 0, width = 0, lean = 0]) => `M${x} 0H${x + width * 0.5}L${x + width + lean} 80H${x - width * 0.4 + lean}Z`);

/** A fixed scatter: the same sea every time, without a random generator. */
const scatter = (n: number): number => {
  const x = Math.sin(n * 12.9898) * 43758.5453;
  return x - Math.floor(x);
};

const waves = Array.from({ length: 26 }, (_, i) => {
  const sunk = i / 26;
  const y = 40 + 860 * sunk ** 1.15;
  const height = 7 * (1 - sunk) * 0.9 + 1.2;
  const length = 150 + i * 9;
  const points = Array.from({ length: 91 }, (_, k) => {
    const x = k * 16;
    const swell = Math.sin((x / length) * 6.28 + scatter(i) * 6.28);
    const ripple = Math.sin((x / (length * 0.43)) * 6.28 + scatter(i + 50) * 6.28);
    return `${x} ${(y + height * swell + height * 0.5 * ripple).toFixed(1)}`;
  });
  return {
    d: `M${points.join('L')}`,
    width: (0.5 + 0.5 * (1 - sunk)).toFixed(2),
    opacity: (0.16 * (1 - sunk * 0.8)).toFixed(3),
  };
});

const bubbles = Array.from({ length: 14 }, (_, i) => ({
  x: Math.round(scatter(i + 7) * 100),
  size: [3, 4, 5, 6, 9][i % 5] ?? 4,
  delay: Math.round(scatter(i + 31) * 20),
  seconds: 14 + Math.round(scatter(i + 77) * 14),
}));
