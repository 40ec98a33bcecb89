import '../shell/testing/no-browser.ts';
import { expect, test } from 'vitest';
import { speech } from './speech.ts';

const said = (chance: number) => [speech.en.percent(chance), speech.fr.percent(chance)];

test('a chance is only all or nothing once the game is decided', () => {
  expect(said(0.5)).toEqual(['50%', '50\u00a0%']);
  expect(said(0.998)).toEqual(['99%', '99\u00a0%']);
  expect(said(0.003)).toEqual(['1%', '1\u00a0%']);
  expect(said(1)).toEqual(['100%', '100\u00a0%']);
  expect(said(0)).toEqual(['0%', '0\u00a0%']);
});
