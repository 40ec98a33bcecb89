import { at, type GameEvent, type Json, pick, quickRandom, refusal, type Seat, sum } from '@fathom/kernel';
import { type Event, game, items, type Move } from '@fathom/nautilus-island/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { faultOf } from '../../../scripts/words/faults.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

const languages = [
  { language: 'English', words: en, code: 'en', names: ['You', 'Élodie', 'Hugo', 'Dora'] },
  { language: 'French', words: fr, code: 'fr', names: ['Vous', 'Élodie', 'Hugo', 'Dora'] },
] as const;

const isSentence = (text: string): boolean => /^[A-ZÀ-Þ0-9«“].*\.$/.test(text);

/** High punctuation after a plain space or none, guillemets without unbroken space. */
const badFrench = / [;:!?»]|« |[^\s\u00a0\u202f][;!?:»]|[:»](?<=\u202f.)/;

describe('the rulebook', () => {
  it.each(languages)(
    'has exactly the rules of the game in $language, each once, in reading order',
    ({ words, code }) => {
      const ids = Object.keys(words.rules);
      expect([...ids].sort()).toEqual([...game.rules].sort());
      expect(words.chapters.flatMap(({ rules }) => rules)).toEqual(ids);
      expect(new Set(Object.values(words.rules).map(({ title }) => title)).size).toBe(ids.length);
      for (const [id, { title, text }] of Object.entries(words.rules)) {
        expect.soft(faultOf(title, code), `${id}: ${title}`).toBeNull();
        expect.soft(faultOf(text, code), `${id}: ${text}`).toBeNull();
        expect.soft(isSentence(text), `${id}: ${text}`).toBe(true);
      }
    },
  );

  it.each(languages)('says in $language which rules are ours, and marks exactly these', ({ words }) => {
    for (const [id, { text, house }] of Object.entries(words.rules)) {
      expect.soft(/House rule|Règle maison/.test(text), id).toBe(house === true);
    }
    const ours = Object.entries(words.rules).filter(([, { house }]) => house);
    expect(ours.map(([id]) => id).sort()).toEqual('C1 C2 C3 C4 C5 E3 K1 K2 R10 R11 R6 R8 R9 S1 S2 S4 S5 S6'.split(' '));
  });

  it('is translated, and set as French is', () => {
    for (const [id, english] of Object.entries(en.rules)) {
      const french = fr.rules[id] ?? english;
      expect(french.title, id).not.toBe(english.title);
      expect(french.text, id).not.toBe(english.text);
      expect.soft(french.text, id).not.toMatch(badFrench);
    }
  });

  it.each(languages)('gives the house data in $language as it is played with', ({ words }) => {
    const state = game.setup(4, game.options.defaults);
    for (const points of state.prizes.flat()) expect(words.rules.C4?.text).toMatch(new RegExp(`\\b${points}\\b`));
    for (const points of state.treasures) expect(words.rules.C3?.text).toMatch(new RegExp(`\\b${points}\\b`));
    expect(words.rules.C5?.text).toContain(String(sum(state.supply)));
    for (const seats of [2, 3, 4]) {
      const columns = game.setup(seats, game.options.defaults).layout.map((stacks) => stacks.length);
      expect(words.rules.S1?.text).toContain(columns.join(', '));
    }
  });
});

/** Everything that happens, can be chosen and is refused in some games. */
const heard = { events: new Map<string, Event[]>(), moves: new Map<string, Move>(), refusals: new Map<string, Json>() };

beforeAll(() => {
  const random = quickRandom('words');
  const hear = (event: GameEvent): void => {
    const list = heard.events.get(event.kind) ?? [];
    if (list.length < 60) heard.events.set(event.kind, [...list, event as Event]);
  };
  for (let i = 0; i < 60; i++) {
    const state = game.setup(2 + (i % 3), game.options.defaults);
    for (;;) {
      const actor = game.actor(state);
      if (actor === null) break;
      const moves = game.moves(state);
      for (const move of moves) heard.moves.set(game.write(move), move);
      if (actor !== 'chance' && random.below(12) === 0) {
        for (const move of [...heard.moves.values(), { do: 'store', card: 'idol' }]) {
          const no = refusal(game, state, actor, move);
          if (no) heard.refusals.set(`${no.rule} ${no.reason ?? no.asked}`, no);
        }
      }
      const weights = actor === 'chance' ? game.weights(state) : moves.map(() => 1);
      game.play(state, at(moves, pick(weights, random.below(sum(weights)))), (event, audience, veiled) => {
        hear(event);
        if (audience && veiled) hear(veiled);
      });
    }
  }
});

describe('sentences', () => {
  it('were heard for everything that can happen and everything that can be refused', () => {
    expect([...heard.events.keys()].sort()).toEqual([
      ...['bonus', 'camp', 'closed', 'collected', 'drew', 'emptied', 'first', 'laid', 'left-open', 'moved'],
      ...['over', 'passed', 'round', 'shown', 'stored', 'turned'],
    ]);
    expect([...heard.refusals.keys()].sort()).toEqual([
      ...['R1 occupied', 'R10 chance', 'R2 occupied', 'R2 same', 'R3 chance', 'R3 empty', 'R4 full', 'R4 not-in-hand'],
      ...['R4 nothing-laid', 'R4 one-colour', 'R4 treasure', 'R6 chance', 'R7 closed', 'R7 store-first'],
      ...[
        'R8 can-collect',
        'R8 can-store',
        'R9 action',
        'R9 close',
        'R9 column',
        'R9 more',
        'R9 order',
        'S1 undefined',
      ],
      ...['S4 chance', 'S6 chance'],
    ]);
  });

  it.each(languages)('tell in $language what happens', ({ words, names, code }) => {
    for (const event of [...heard.events.values()].flat()) {
      const sentence = words.event(event, (seat: Seat) => at(names, seat));
      const silent =
        event.kind === 'stored' ||
        (event.kind === 'camp' && !event.refill) ||
        (event.kind === 'drew' && event.card === '?');
      expect(sentence === null, JSON.stringify(event)).toBe(silent);
      if (sentence === null) continue;
      expect.soft(faultOf(sentence, code), sentence).toBeNull();
      expect.soft(isSentence(sentence), sentence).toBe(true);
      if (words === fr) expect.soft(sentence).not.toMatch(badFrench);
    }
  });

  it.each(languages)('say in $language why a move is refused, each reason in its own words', ({ words, code }) => {
    const said = new Map<string, string>();
    for (const [key, no] of heard.refusals) {
      const sentence = words.refusal(no as Parameters<typeof words.refusal>[0]);
      expect.soft(faultOf(sentence, code), sentence).toBeNull();
      expect.soft(isSentence(sentence), sentence).toBe(true);
      if (words === fr) expect.soft(sentence).not.toMatch(badFrench);
      if (!key.endsWith('chance')) expect.soft(said.get(sentence), `${key} sounds like`).toBeUndefined();
      said.set(sentence, key);
    }
    expect(words.refusal({ rule: 'E4' })).toMatch(/\.$/);
  });

  it.each(languages)('call moves, items and endings in $language by names of their own', ({ words, code }) => {
    const moves = [...heard.moves.values()].map((move) => words.move(move));
    const things = [...items.map((item) => words.item(item)), ...moves];
    expect(new Set(things).size).toBe(things.length);
    for (const text of things) expect.soft(faultOf(text, code), text).toBeNull();
    expect(words.why('most-points')).not.toBe(words.why('tie-break-back'));
  });

  it('address the reader as you and as vous, and others by name', () => {
    const won = { kind: 'over', winner: 0, why: 'most-points', scores: [12, 7] } as const;
    expect(en.event(won, (seat) => at(['you', 'Ben'], seat))).toBe('You won with 12 points.');
    expect(en.event(won, (seat) => at(['Ana', 'Ben'], seat))).toBe('Ana won with 12 points.');
    expect(fr.event(won, (seat) => at(['vous', 'Ben'], seat))).toBe('Vous avez gagné avec 12\u00a0points.');
    expect(fr.event(won, (seat) => at(['Ana', 'Ben'], seat))).toBe('Ana a gagné avec 12\u00a0points.');
  });
});
