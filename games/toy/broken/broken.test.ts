import { conform, laws, type Report } from '@fathom/kernel/conform';
import { describe, expect, it } from 'vitest';
import { brokenToys } from './broken.ts';

function noticedBy({ violations }: Report): readonly string[] {
  return violations.map(({ law }) => law).sort();
}

describe('the conformance suite bites', () => {
  for (const { what, laws: noticed, subject } of brokenToys) {
    it(`${noticed[0]}: ${what}`, () => {
      const run = (laws?: readonly string[]) =>
        conform(subject.game, subject.configurations, { secrets: subject.secrets, games: 40, ...(laws && { laws }) });
      expect(noticedBy(run())).toEqual([...noticed].sort());
      expect(noticedBy(run([noticed[0]]))).toEqual([noticed[0]]);
    }, 60_000);
  }

  it('has a broken toy for every law', () => {
    const made = new Set(brokenToys.map((toy) => toy.laws[0]));
    expect(laws.map(({ id }) => id).filter((id) => !made.has(id))).toEqual([]);
  });
});
