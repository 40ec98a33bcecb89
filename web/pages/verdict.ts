import type { Seat } from '@fathom/kernel';
import type { AnyMindWords } from '@fathom/mind';
import { nameOf } from '../minds/names.ts';
import { headingOf, isShared } from '../play/heading.ts';
import type { SaveHead } from '../saves/save.ts';
import { factsOf } from '../session/facts.ts';
import { historyWords } from '../words/history.ts';
import { resultWords } from '../words/result.ts';

/** What a list says of a kept game. */
export interface Said {
  readonly name: (seat: Seat) => string;
  /** How it ended. */
  readonly verdict: string;
  /** Who else was there. */
  readonly company: string;
}

export function sayOf(head: SaveHead, words: AnyMindWords | null): Said {
  const facts = factsOf(head, head.players);
  const name = (seat: Seat) => nameOf(facts, seat, words);
  const ranks = head.result?.ranks ?? [];
  const [first] = facts.people;
  const isLost = head.bare && first !== undefined && ranks[first] !== 1;
  return {
    name,
    verdict: isLost ? resultWords().lost : headingOf(facts, ranks, name),
    company: company(head, facts.people, name),
  };
}

function company({ seats, result }: SaveHead, people: readonly Seat[], name: (seat: Seat) => string): string {
  const words = historyWords();
  if (seats === 1) return words.alone;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  if (people.length > 1) return words.table(all.map(name));
  const others = all.filter((seat) => seat !== people[0]).map(name);
  return result && isShared(result.ranks) ? words.beside(others) : words.against(others);
}
