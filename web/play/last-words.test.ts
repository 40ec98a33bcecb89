import type { GameEvent } from '@fathom/kernel';
import { expect, test } from 'vitest';
import type { Session } from '../session/session.ts';
import type { Guide, SpokenWords } from '../shelf/catalogue.ts';
import { lastWords } from './last-words.ts';

const why = 'You reached the Abyss before all nine crew were aboard.';
const sentences: { readonly [kind: string]: string } = {
  given: '',
  darkhouse: 'The Darkhouse stayed calm on a 1.',
  collision: 'One harpoon against two: the Phantom wins the fight.',
  moved: 'You reached the Abyss.',
  over: why,
};

/** Speaks of whoever rolled by name, unless nobody is named. */
const words = {
  event: ({ kind }: GameEvent, name: (seat: number) => string, by?: number) =>
    sentences[kind]?.replace(/^You /, by === undefined ? 'You ' : `${name(by)} `) || null,
} as unknown as SpokenWords;
const guide = { turnOf: () => null } as unknown as Guide;

/** A game in which little of what happens has to do with its end. */
const telling = { ...guide, ends: ({ kind }: GameEvent) => kind === 'collision' || kind === 'over' };

/** A game whose last decision led to these events, Ada's. */
const ended = (...kinds: readonly string[]) =>
  ({ moments: () => [{ count: 1, by: 0, events: kinds.map((kind) => ({ kind })) }] }) as unknown as Session;
const tell = (of: Guide, said: string, kinds: readonly string[]) =>
  lastWords(ended(...kinds), of, words, () => 'Ada', said);
const told = (said: string, ...kinds: readonly string[]) => tell(guide, said, kinds);

test('what the reason of a loss says is not told again, whoever rolled', () => {
  expect(told(why, 'given', 'darkhouse', 'moved', 'over')).toEqual(['The Darkhouse stayed calm on a 1.']);
});

test('whoever is not told the reason reads it once among what happened last', () => {
  expect(told('', 'darkhouse', 'moved', 'over')).toEqual([
    'The Darkhouse stayed calm on a 1.',
    'Ada reached the Abyss before all nine crew were aboard.',
  ]);
});

test('what has nothing to do with the end of a game is not told beside its reason', () => {
  expect(tell(telling, why, ['darkhouse', 'moved', 'over'])).toEqual([]);
  expect(tell(telling, 'The Phantom had more harpoons in the collision.', ['darkhouse', 'collision'])).toEqual([
    'One harpoon against two: the Phantom wins the fight.',
  ]);
});

test('what there is no room to tell of everybody is told of nobody', () => {
  const showing = {
    event: (event: GameEvent & { readonly seat?: number }) =>
      event.kind === 'showed' ? `Seat ${event.seat} showed cards.` : 'Seat 3 won.',
  } as unknown as SpokenWords;
  const among = (seats: number) => {
    const shown = Array.from({ length: seats }, (_, seat) => ({ kind: 'showed', seat }));
    const session = { moments: () => [{ count: 1, by: 0, events: [...shown, { kind: 'over' }] }] };
    return lastWords(session as unknown as Session, guide, showing, () => 'Ada', '');
  };
  expect(among(2)).toEqual(['Seat 0 showed cards.', 'Seat 1 showed cards.', 'Seat 3 won.']);
  expect(among(4)).toEqual(['Seat 3 won.']);
});
