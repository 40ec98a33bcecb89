import { describe, expect, it } from 'vitest';
import { typed } from './place-number.ts';

const places = [1, 2, 4, 7, 18, 19, 23, 31];

describe('a place of the path typed by its number', () => {
  it('takes one digit or two', () => {
    expect(typed('', '7', places)).toBe('7');
    expect(typed('', '1', places)).toBe('1');
    expect(typed('1', '8', places)).toBe('18');
  });

  it('begins anew where no place goes on so', () => {
    expect(typed('7', '1', places)).toBe('1');
    expect(typed('18', '2', places)).toBe('2');
  });

  it('waits for the second digit of a place whose first alone is none, and forgets what no place begins with', () => {
    expect(typed('', '3', places)).toBe('3');
    expect(typed('', '5', places)).toBe('');
    expect(typed('2', '9', places)).toBe('');
  });
});
