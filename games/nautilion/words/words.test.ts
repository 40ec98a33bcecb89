import { type Json, pick, type QuickRandom, quickRandom, refusal, sum } from '@fathom/kernel';
import { type Event, EXPANSIONS, type Move, nautilion, type State } from '@fathom/nautilion/rules';
import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { fr } from './fr.ts';

const languages = [
  { words: en, name: (seat: number) => ['you', 'Ben'][seat] },
  { words: fr, name: (seat: number) => ['vous', 'Ben'][seat] },
];

/** What is wrong with a sentence, if anything. */
function fault(sentence: string): string | null {
  if (sentence.trim() === '') return 'is empty';
  if (/\b(undefined|NaN|null)\b|\[object|\$\{/.test(sentence)) return 'lacks a word';
  if (sentence !== sentence.trim() || / {2}/.test(sentence)) return 'has stray spaces';
  return null;
}

const isSentence = (text: string): boolean => /^[A-ZÀ-Þ0-9«“].*[.!?]$/.test(text);

describe('the rulebook', () => {
  for (const { words } of languages) {
    const ids = Object.keys(words.rules);

    it('has exactly the rules of the game, each with a title and a text', () => {
      expect([...ids].sort()).toEqual([...nautilion.rules].sort());
      for (const [id, { title, text }] of Object.entries(words.rules)) {
        expect.soft(fault(title), `${id}: ${title}`).toBeNull();
        expect.soft(fault(text), `${id}: ${text}`).toBeNull();
        expect.soft(isSentence(text), `${id}: ${text}`).toBe(true);
        expect.soft(title.length, title).toBeLessThanOrEqual(48);
      }
    });

    it('lists each rule once, in reading order', () => {
      expect(words.chapters.flatMap(({ rules }) => rules)).toEqual(ids);
      for (const { title } of words.chapters) expect(fault(title)).toBeNull();
    });

    it('gives no two rules the same title', () => {
      expect(new Set(Object.values(words.rules).map(({ title }) => title)).size).toBe(ids.length);
    });

    it('marks house rules wherever it says so, and every lettered ruling', () => {
      for (const [id, { text, house }] of Object.entries(words.rules)) {
        if (/House rule:|Règle maison/.test(text) || /[a-z]$/.test(id)) expect(house, id).toBe(true);
      }
    });
  }

  it('is the same book in both languages, and translated', () => {
    expect(Object.keys(fr.rules)).toEqual(Object.keys(en.rules));
    expect(fr.chapters.map(({ rules }) => rules)).toEqual(en.chapters.map(({ rules }) => rules));
    for (const id of Object.keys(en.rules)) {
      expect(fr.rules[id].title, id).not.toBe(en.rules[id].title);
      expect(fr.rules[id].text, id).not.toBe(en.rules[id].text);
      expect(fr.rules[id].house, id).toBe(en.rules[id].house);
    }
  });

  it('sets French with unbroken spaces and real apostrophes', () => {
    for (const { title, text } of Object.values(fr.rules)) {
      expect(`${title} ${text}`).not.toMatch(/ [;:!?»]|« |'|[^\s\u00a0\u202f][;!?:]/);
    }
  });

  it('sets English with real apostrophes', () => {
    for (const { title, text } of Object.values(en.rules)) expect(`${title} ${text}`).not.toMatch(/'|"/);
  });
});

const eventKinds: readonly Event['kind'][] = [
  ...(['laid', 'path-laid', 'reef-laid', 'admirals', 'row-laid', 'revealed', 'turn', 'machination'] as const),
  ...(['idle-card', 'reef-rolled', 'reef-gained', 'rolled', 'dice-set', 'starter', 'named', 'paid'] as const),
  ...(['whirlwind', 'tide', 'translation', 'pair-used', 'card-played', 'card-dismissed', 'die-turned'] as const),
  ...(['reefs-removed', 'mercenary-gone', 'given', 'darkhouse', 'darkhouse-rerolled', 'lost', 'moved'] as const),
  ...(['held', 'sank', 'armed', 'reef-sunk', 'placed', 'inserted', 'collision', 'disarmed', 'kept', 'over'] as const),
];

const moveKinds: readonly Move['do'][] = [
  ...(['lay', 'reef', 'admiral', 'row', 'reveal', 'roll', 'start', 'name', 'whirlwind', 'tide'] as const),
  ...(['translation', 'swap', 'reroll', 'recall', 'play', 'sacrifice', 'turn', 'dismiss', 'pick', 'take'] as const),
  ...(['enough', 'insert', 'give', 'pay', 'lose', 'place', 'keep'] as const),
];

/** What play at random seldom comes to. */
const rareEvents: readonly Event[] = [
  { kind: 'kept', crew: [1, 2, 3], lost: [6, 7], shifts: [] },
  { kind: 'kept', crew: [4], lost: [], shifts: [] },
  { kind: 'collision', mover: 'nautilion', nautilion: 5, phantom: 4, outcome: 'won' },
  { kind: 'collision', mover: 'phantom', nautilion: 1, phantom: 2, outcome: 'lost' },
  { kind: 'mercenary-gone', shifts: [] },
  { kind: 'over', why: 'won' },
  { kind: 'over', why: 'heroic-left' },
];
const rareMoves: readonly Move[] = [{ do: 'keep', crew: [1, 2, 3] }];

interface Heard {
  readonly events: Event[];
  readonly moves: Move[];
  readonly refused: { readonly move: Json; readonly rule: string; readonly sentences: readonly string[] }[];
}

/** Plays in every combination of expansions, alone and for two, and notes one of everything that differs in shape. */
function listen(): Heard {
  const events = new Map<string, Event>(rareEvents.map((event) => [shape(event), event]));
  const moves = new Map<string, Move>(rareMoves.map((move) => [shape(move), move]));
  const refused = new Map<string, Heard['refused'][number]>();
  const met = new Set<Move>();
  for (let combination = 0; combination < 64; combination++) {
    const expansions = EXPANSIONS.filter((_, bit) => (combination >> bit) & 1);
    const seats = combination < 32 ? 1 : 2;
    const random = quickRandom(`words ${combination}`);
    for (let game = 0; game < 8; game++) {
      const darkhouse = (['intro', 'normal', 'difficult'] as const)[game % 3];
      const state = nautilion.setup(seats, { ...nautilion.options.defaults, expansions, darkhouse, reserve: 6 });
      play(state, random);
    }
  }
  return { events: [...events.values()], moves: [...moves.values()], refused: [...refused.values()] };

  function play(state: State, random: QuickRandom): void {
    let told: Move | null = null;
    for (;;) {
      const actor = nautilion.actor(state);
      if (actor === null) return;
      const listed = nautilion.moves(state);
      for (const move of listed) {
        if (met.has(move)) continue;
        met.add(move);
        moves.set(shape(move), move);
      }
      if (actor !== 'chance' && told !== null && random.below(3) === 0) ask(state, actor, told, random);
      const move = actor === 'chance' ? draw(state, random) : choose(listed, random);
      if (actor !== 'chance') told = move;
      nautilion.play(state, move, (event) => events.set(shape(event), event));
    }
  }

  /** A listed move of another moment, and one of every kind ever seen, bent a little. */
  function ask(state: State, seat: number, told: Move, random: QuickRandom): void {
    const known = [...met];
    for (const move of [told, bent(told, random), bent(known[random.below(known.length)], random)]) {
      const why = refusal(nautilion, state, seat, move as Json);
      if (why === null || !nautilion.rules.includes(why.rule)) continue;
      const key = `${why.rule} ${Object.keys(why).join(' ')} ${JSON.stringify(why).length}`;
      const sentences = languages.map(({ words }) => words.refusal(why));
      if (!refused.has(key)) refused.set(key, { move: move as Json, rule: why.rule, sentences });
    }
  }
}

function draw(state: State, random: QuickRandom): Move {
  const weights = nautilion.weights(state);
  return nautilion.moves(state)[pick(weights, random.below(sum(weights)))];
}

/** At random, but mostly filling the submarine and paying from the reserve, so that collisions are won and crew is split. */
function choose(moves: readonly Move[], random: QuickRandom): Move {
  const useful = moves.filter(
    (move) => (move.do === 'place' && move.to === 'aboard') || (move.do === 'lose' && move.from === 'reserve'),
  );
  const among = useful.length > 0 && random.below(5) > 0 ? useful : moves;
  return among[random.below(among.length)];
}

/** Things of the same shape are said by the same sentence: numbers and lists may differ. */
function shape(thing: Event | Move): string {
  const { shifts: _, ...rest } = thing as Event;
  return JSON.stringify(rest, (key, value: unknown) => {
    if (key === 'spot' || key === 'before' || key === 'from' || key === 'to' || key === 'spots' || key === 'over')
      return typeof value === 'string' ? value : '…';
    return Array.isArray(value) ? value.length : value;
  });
}

function bent(move: Move, random: QuickRandom): Json {
  const copy: { [key: string]: Json } = { ...move };
  const keys = Object.keys(copy).filter((key) => key !== 'do');
  if (keys.length === 0) return copy;
  const key = keys[random.below(keys.length)];
  const value = copy[key];
  if (typeof value === 'number') copy[key] = random.below(12);
  else if (key === 'token') copy[key] = ['1', '4', '8', 'A', 'mercenary', 'blank', 'reef3'][random.below(7)];
  else if (key === 'card') copy[key] = `${String(value).charAt(0)}${1 + random.below(12)}`;
  else if (key === 'crew') copy[key] = [1 + random.below(9)];
  else copy[key] = ['reserve', 'mages', 'aboard', 'phantom', 'nautilion', 'darkhouse'][random.below(6)];
  return copy;
}

describe('what is said in play', () => {
  const heard = listen();

  for (const { words, name } of languages) {
    it('gives every event that happens a sentence, or none on purpose', () => {
      const silent = new Set<string>();
      for (const event of heard.events) {
        const sentence = words.event(event, name);
        if (sentence === null) {
          silent.add(event.kind);
          continue;
        }
        expect.soft(fault(sentence), sentence).toBeNull();
        expect.soft(isSentence(sentence), sentence).toBe(true);
      }
      expect([...silent].sort()).toEqual(['given', 'laid', 'moved', 'reef-laid', 'rolled']);
    });

    it('gives every move a name that tells it from its neighbours', () => {
      for (const move of heard.moves) expect.soft(fault(words.move(move)), JSON.stringify(move)).toBeNull();
    });

    it('says why a game ended', () => {
      for (const why of [
        'won',
        'phantom-home',
        'abyss-without-crew',
        'abyss-without-mages',
        'heroic-left',
        'harpooned',
      ])
        expect(isSentence(words.why(why)), why).toBe(true);
    });
  }

  it('has heard everything the game can tell and all one can do', () => {
    expect([...new Set(heard.events.map(({ kind }) => kind))].sort()).toEqual([...eventKinds].sort());
    expect([...new Set(heard.moves.map((move) => move.do))].sort()).toEqual([...moveKinds].sort());
  });

  it('says why each refused move is refused, in both languages', () => {
    for (const { move, rule, sentences } of heard.refused) {
      const [english, french] = sentences;
      for (const sentence of sentences) {
        expect.soft(fault(sentence), `${rule} ${JSON.stringify(move)}: ${sentence}`).toBeNull();
        expect.soft(isSentence(sentence), `${rule} ${JSON.stringify(move)}: ${sentence}`).toBe(true);
      }
      expect.soft(english, rule).not.toBe(french);
    }
  });
});
