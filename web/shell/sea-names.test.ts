import { quickRandom } from '@fathom/kernel';
import { describe, expect, it } from 'vitest';
import { dailySeaName, drawSeaName, readSeaName, showSeaName, today } from './sea-names.ts';

describe('names of seas', () => {
  it('are found again from what either language shows', () => {
    const random = quickRandom('names');
    for (let i = 0; i < 300; i++) {
      const name = drawSeaName(random);
      expect(readSeaName(showSeaName(name, 'en'))).toBe(name);
      expect(readSeaName(showSeaName(name, 'fr').toUpperCase())).toBe(name);
      expect(readSeaName(`  ${name} `)).toBe(name);
    }
  });

  it('agree in French', () => {
    expect(showSeaName('grey-whale-214', 'fr')).toBe('Baleine grise 214');
    expect(showSeaName('grey-dolphin-7', 'fr')).toBe('Dauphin gris 7');
    expect(showSeaName('grey-whale-214', 'en')).toBe('Grey Whale 214');
  });

  it('may be anything a person types, shown as typed', () => {
    expect(readSeaName('  Grandma’s   bathtub ')).toBe('Grandma’s bathtub');
    expect(showSeaName('Grandma’s bathtub', 'fr')).toBe('Grandma’s bathtub');
    expect(readSeaName('   ')).toBeNull();
    expect(readSeaName('x'.repeat(500))).toHaveLength(40);
  });

  it('are the same for everybody on a day, and another on the next', () => {
    expect(dailySeaName('2026-11-16')).toBe(dailySeaName('2026-11-16'));
    const week = Array.from({ length: 30 }, (_, i) => dailySeaName(`2026-11-${String(i + 1).padStart(2, '0')}`));
    expect(new Set(week).size).toBe(30);
    expect(today(new Date(2026, 0, 5))).toBe('2026-01-05');
  });
});
