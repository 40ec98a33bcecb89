import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { transformWithOxc } from 'vite';

const file = fileURLToPath(new URL('../board/synthesiser.ts', import.meta.url));
const names = ['dice', 'aboard', 'reserve', 'phantom', 'darkhouse', 'forbidden', 'pearl', 'step', 'lost'];

test('every sound is heard, short, and far from loud', async ({ page }) => {
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
  await page.goto('about:blank');
  for (const name of names) {
    for (const height of [0, 8]) {
      const { peak, seconds } = await page.evaluate(
        async ([code, name, height]) => {
          const rate = 44_100;
          const audio = new OfflineAudioContext(1, rate, rate);
          const address = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
          const { players } = await import(address);
          players[name](audio, 0, height);
          const samples = (await audio.startRendering()).getChannelData(0);
          const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
          const last = samples.findLastIndex((sample) => Math.abs(sample) > 0.001);
          return { peak, seconds: last / rate };
        },
        [code, name, height] as const,
      );
      expect(peak, `${name} can be heard`).toBeGreaterThan(0.04);
      expect(peak, `${name} is quiet`).toBeLessThanOrEqual(0.25);
      expect(seconds, `${name} is short`).toBeLessThanOrEqual(0.4);
      expect(seconds, `${name} is heard`).toBeGreaterThan(0.02);
    }
  }
});
