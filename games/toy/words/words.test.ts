import { at, quickRandom, refusal } from '@fathom/kernel';
import { type Move, toy } from '@fathom/toy/rules';
import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { fr } from './fr.ts';

const name = (seat: number) => at(['Ana', 'Ben', 'Cleo'], seat);
const everyMove = ['calm', 'pink', 'dive', 'black-as-white', 'pink-as-pink', 'rest', 'believe', 'doubt'].map((text) =>
  toy.read(text),
);

describe.each([
  ['English', en],
  ['French', fr],
])('%s', (_language, words) => {
  it('has a text for every rule, each in one chapter', () => {
    expect(Object.keys(words.rules)).toEqual(toy.rules);
    expect(words.chapters.flatMap(({ rules }) => rules).sort()).toEqual([...toy.rules].sort());
  });

  it('says everything that happens, is refused, may be done or is counted in random games', () => {
    const said = new Set<string>();
    const kinds = new Set<string>();
    const say = (sentence: string | null) => {
      expect(sentence).toMatch(/\S/);
      expect(sentence).not.toMatch(/undefined|null|NaN|\[object|Rule D|règle D/);
      said.add(sentence ?? '');
    };
    for (let game = 0; game < 40; game++) {
      const random = quickRandom(`words ${game}`);
      const state = toy.setup(2 + (game % 2), { ...toy.options.defaults, reef: { white: 1, pink: 1, black: 2 } });
      for (let actor = toy.actor(state); actor !== null; actor = toy.actor(state)) {
        const moves = toy.moves(state);
        for (const move of moves) say(words.move(move));
        if (actor !== 'chance') {
          for (const move of everyMove) {
            const no = refusal(toy, state, actor, move as Move);
            if (no) say(words.refusal(no));
          }
        }
        toy.play(state, at(moves, random.below(moves.length)), (event, _audience, veiled) => {
          kinds.add(event.kind);
          say(words.event(event, name));
          if (veiled) say(words.event(veiled, name));
        });
      }
      const { breakdown, why } = toy.result(state);
      for (const { item } of breakdown) expect(words.item(item)).not.toBe(item);
      expect(words.why(why)).not.toBe(why);
    }
    expect([...kinds].sort()).toEqual(
      ['believes', 'dives', 'doubts', 'ends', 'finds', 'rests', 'sea', 'sells', 'shows', 'waits'].sort(),
    );
    expect(said.size).toBeGreaterThan(80);
  });
});

it('never names a hidden pearl to those who may not know it', () => {
  const hidden = { kind: 'sells', seat: 0, to: 1, as: 'black', pearl: null, shifts: [] } as const;
  expect(en.event(hidden, name)).toBe('Ana offers Ben a pearl and calls it black.');
  expect(fr.event(hidden, name)).toBe('Ana offre à Ben une perle annoncée noire.');
});
