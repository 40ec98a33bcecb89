import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { transformWithOxc } from 'vite';

const file = fileURLToPath(new URL('../board/synthesiser.ts', import.meta.url));
const names = ['dice', 'aboard', 'reserve', 'phantom', 'darkhouse', 'forbidden', 'pearl', 'step', 'lost'];
const rate = 44_100;

/** A second of these sounds, all begun at once, as rendered by the browser. */
async function render(page: Page, sounds: readonly (readonly [string, number])[]) {
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
  const samples = await page.evaluate(
    async ([code, sounds, rate]) => {
      const audio = new OfflineAudioContext(1, rate, rate);
      const { players } = await import(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
      for (const [name, height] of sounds) players[name](audio, 0, height);
      return [...(await audio.startRendering()).getChannelData(0)];
    },
    [code, sounds, rate] as const,
  );
  return samples;
}

const peakOf = (samples: readonly number[]): number =>
  samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

/** How much of a pitch ears take in, as a factor: the curve called A. */
function ears(hertz: number): number {
  const f = hertz ** 2;
  const curve =
    (12_194 ** 2 * f ** 2) / ((f + 20.6 ** 2) * Math.sqrt((f + 107.7 ** 2) * (f + 737.9 ** 2)) * (f + 12_194 ** 2));
  return curve * 10 ** 0.1;
}

/** The parts of a wave by pitch, as pairs of a real and an imaginary number; as many as there are samples, which is a power of two. */
function pitches(samples: readonly number[]): readonly (readonly [number, number])[] {
  if (samples.length === 1) return [[samples[0] ?? 0, 0]];
  const even = pitches(samples.filter((_, i) => i % 2 === 0));
  const odd = pitches(samples.filter((_, i) => i % 2 === 1));
  const turned = odd.map(([re, im], k) => {
    const angle = (-2 * Math.PI * k) / samples.length;
    return [re * Math.cos(angle) - im * Math.sin(angle), re * Math.sin(angle) + im * Math.cos(angle)] as const;
  });
  const joined = (sign: 1 | -1) =>
    even.map(([re, im], k) => [re + sign * (turned[k]?.[0] ?? 0), im + sign * (turned[k]?.[1] ?? 0)] as const);
  return [...joined(1), ...joined(-1)];
}

/** The loudest twentieth of a second as ears have it, in decibels of full scale. */
function loudest(samples: readonly number[]): number {
  const length = 2048;
  const levels = Array.from({ length: Math.floor((2 * samples.length) / length) - 1 }, (_, i) => {
    const piece = samples.slice((i * length) / 2, (i * length) / 2 + length);
    if (peakOf(piece) < 0.001) return 0;
    const parts = pitches(piece).slice(0, length / 2);
    return parts.reduce(
      (sum, [re, im], k) => sum + 2 * ((Math.hypot(re, im) / length) * ears((k * rate) / length)) ** 2,
      0,
    );
  });
  return 10 * Math.log10(Math.max(...levels));
}

test('every sound is heard, short, as loud as the others, and far from too loud', async ({ page }) => {
  await page.goto('about:blank');
  for (const name of names) {
    for (const height of name === 'aboard' ? [0, 4, 8] : [0]) {
      const samples = await render(page, [[name, height]]);
      const peak = peakOf(samples);
      const level = loudest(samples);
      const seconds = samples.findLastIndex((sample) => Math.abs(sample) > 0.001) / rate;
      console.log(`${name} ${height}: ${peak.toFixed(3)}, ${level.toFixed(1)} dB(A), ${Math.round(1000 * seconds)} ms`);
      expect(level, `${name} can be heard`).toBeGreaterThan(-37);
      expect(level, `${name} is no louder than the others`).toBeLessThan(-31);
      expect(peak, `${name} is quiet`).toBeLessThanOrEqual(0.2);
      expect(seconds, `${name} is short`).toBeLessThanOrEqual(0.4);
      expect(seconds, `${name} is heard`).toBeGreaterThan(0.02);
      expect(samples[0], `${name} begins at nought`).toBeCloseTo(0);
    }
  }
});

test('no sounds clip, however many fall together', async ({ page }) => {
  await page.goto('about:blank');
  const losses = Array.from({ length: 6 }, () => ['lost', 0] as const);
  expect(peakOf(await render(page, losses))).toBeLessThan(0.6);
  const all = names.map((name) => [name, 8] as const);
  expect(peakOf(await render(page, [...all, ...losses.slice(1)]))).toBeLessThan(0.95);
});
