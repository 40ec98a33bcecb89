import { conform, describeConformance, laws, type Progress } from '@fathom/kernel/conform';
import { describe, expect, it } from 'vitest';
import { brokenToys } from './broken.ts';
import { cupsSubject } from './cups.ts';

function noticedBy({ violations }: Progress): readonly string[] {
  return violations.map(({ law }) => law).sort();
}

describeConformance({ describe, it }, cupsSubject, { games: 60 });

describe('the conformance suite bites', () => {
  for (const { what, laws: noticed, subject } of brokenToys) {
    it(`${noticed[0]}: ${what}`, () => {
      const { game, configurations, ...rest } = subject;
      const all = conform(game, configurations, { ...rest, games: 30 });
      expect(noticedBy(all)).toEqual([...noticed].sort());
      const enough = ({ violations }: Progress) => violations.length > 0;
      const alone = conform(game, configurations, { ...rest, games: 60, laws: [noticed[0]], enough });
      expect(noticedBy(alone)).toEqual([noticed[0]]);
    }, 60_000);
  }

  it('has a broken toy for every law', () => {
    const made = new Set(brokenToys.map((toy) => toy.laws[0]));
    expect(laws.map(({ id }) => id).filter((id) => !made.has(id))).toEqual([]);
  });
});
