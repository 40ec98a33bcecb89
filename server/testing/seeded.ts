import { relative } from 'node:path';
import { expect, vi } from 'vitest';

/**
 * Ids, seeds and salts of tests in this process come from a stream of their own for each test file: a game that a test deals
 * is the same game every time, so what fails once fails again (`LUCK=another npm test -- unit` deals others). Programs that tests start draw as they do for people.
 */
vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>();
  const file = relative(process.cwd(), expect.getState().testPath ?? '');
  const luck = process.env.LUCK ?? '';
  let drawn = 0;
  const randomBytes = (length: number): Buffer =>
    crypto.createHash('shake256', { outputLength: length }).update(`${file} ${luck} ${drawn++}`).digest();
  return { ...crypto, default: { ...crypto, randomBytes }, randomBytes };
});
