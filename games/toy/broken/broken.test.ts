import { conform, laws, type Progress } from '@fathom/kernel/conform';
import { describe, expect, it } from 'vitest';
import { brokenToys } from './broken.ts';

function noticedBy({ violations }: Progress): readonly string[] {
  return violations.map(({ law }) => law).sort();
}

describe('the conformance suite bites', () => {
  for (const { what, laws: noticed, subject } of brokenToys) {
    it(`${noticed[0]}: ${what}`, () => {
      const { game, configurations, secrets } = subject;
      const all = conform(game, configurations, { secrets, games: 30 });
      expect(noticedBy(all)).toEqual([...noticed].sort());
      const enough = ({ violations }: Progress) => violations.length > 0;
      const alone = conform(game, configurations, { secrets, games: 60, laws: [noticed[0]], enough });
      expect(noticedBy(alone)).toEqual([noticed[0]]);
    }, 60_000);
  }

  it('has a broken toy for every law', () => {
    const made = new Set(brokenToys.map((toy) => toy.laws[0]));
    expect(laws.map(({ id }) => id).filter((id) => !made.has(id))).toEqual([]);
  });
});
