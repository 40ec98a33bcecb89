import { at, type Json, pick, type QuickRandom, quickRandom, type Refusal, refusal, sum } from '@fathom/kernel';
import { type Event, EXPANSIONS, type Move, nautilion, type Reason, type State } from '@fathom/nautilion/rules';
import { describe, expect, it } from 'vitest';
import { faultOf } from '../../../scripts/words/faults.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

const languages = [
  { language: 'en', words: en, name: (seat: number) => at(['You', 'Élodie'], seat) },
  { language: 'fr', words: fr, name: (seat: number) => at(['Vous', 'Élodie'], seat) },
] as const;

const isSentence = (text: string): boolean => /^[A-ZÀ-Þ0-9«“].*[.!?]$/.test(text);

describe('the rulebook', () => {
  for (const { language, words } of languages) {
    const ids = Object.keys(words.rules);

    it('has exactly the rules of the game, each with a title and a text', () => {
      expect([...ids].sort()).toEqual([...nautilion.rules].sort());
      for (const [id, { title, text }] of Object.entries(words.rules)) {
        expect.soft(faultOf(title, language), `${id}: ${title}`).toBeNull();
        expect.soft(faultOf(text, language), `${id}: ${text}`).toBeNull();
        expect.soft(isSentence(text), `${id}: ${text}`).toBe(true);
        expect.soft(title.length, title).toBeLessThanOrEqual(48);
      }
    });

    it('lists each rule once, in reading order', () => {
      expect(words.chapters.flatMap(({ rules }) => rules)).toEqual(ids);
      for (const { title } of words.chapters) expect(faultOf(title, language)).toBeNull();
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
    for (const [id, english] of Object.entries(en.rules)) {
      const french = fr.rules[id] ?? english;
      expect(french.title, id).not.toBe(english.title);
      expect(french.text, id).not.toBe(english.text);
      expect(french.house, id).toBe(english.house);
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

const reasons: readonly Reason[] = [
  ...(['not-now', 'not-yours', 'not-in-play', 'closed', 'too-dear', 'no-such-die', 'no-such-face'] as const),
  ...(['same-face', 'fixed-dice', 'has-die', 'stuck', 'named-first', 'one-kind', 'no-pair', 'pairs-used'] as const),
  ...(['not-in-force', 'once', 'nothing-to-place', 'not-revealed', 'no-crew', 'no-payer', 'no-such-place'] as const),
  ...(['end-token', 'no-token', 'same-token', 'same-kind', 'not-crew', 'same-number', 'not-there', 'order'] as const),
  ...(['would-split', 'not-linked', 'occupied', 'held-by-mercenary', 'wrong-token', 'wrong-cabin'] as const),
  ...(['not-on-admiral', 'no-berth', 'after-collision', 'reserve-only', 'not-reserve', 'behind'] as const),
  ...(['same-gap', 'no-group'] as const),
];
const rareRefusals: readonly Refusal[] = [
  { rule: 'T1', reason: 'not-yours' },
  { rule: 'T2a', reason: 'one-kind' },
  { rule: 'T3a', reason: 'order', token: 'blank' },
  { rule: 'T9', reason: 'not-linked', number: 9, ducts: [7], aboard: [1] },
  { rule: 'T10', reason: 'no-payer', card: 'H4' },
  { rule: 'T10', reason: 'would-split', cabin: 5, groups: [[1], [3, 6], [7]] },
  { rule: 'P2', reason: 'not-in-play' },
  { rule: 'P3', reason: 'not-on-admiral', number: 7, admiral: [1, 2, 3, 4, 5] },
  { rule: 'E1.3', reason: 'occupied', cabin: 0, by: 'A' },
  { rule: 'E1.3', reason: 'occupied', cabin: 0, by: '4' },
  { rule: 'E1.4a', reason: 'pairs-used' },
  { rule: 'E2.3', reason: 'held-by-mercenary', cabin: 5 },
  { rule: 'H6a', reason: 'held-by-mercenary', cabin: 5 },
  { rule: 'E2.5a', reason: 'reserve-only', token: 'mercenary' },
  { rule: 'E2.6', reason: 'no-group', crew: [1, 2] },
  { rule: 'E2.7', reason: 'after-collision', token: 'mercenary' },
  { rule: 'D3', reason: 'same-gap', spot: 32, before: 31 },
  { rule: 'D8', reason: 'named-first', figure: 'darkhouse' },
  { rule: 'D12', reason: 'no-berth', token: 'reef3' },
  { rule: 'D12', reason: 'not-reserve' },
  { rule: 'D12', reason: 'once' },
  { rule: 'D12a', reason: 'nothing-to-place', token: '8' },
  { rule: 'D12a', reason: 'nothing-to-place' },
];

interface Heard {
  readonly events: Event[];
  readonly moves: Move[];
  readonly refused: Refusal[];
}

/** Plays in every combination of expansions, alone and for two, and notes one of everything that differs in shape. */
function listen(): Heard {
  const events = new Map<string, Event>(rareEvents.map((event) => [shape(event), event]));
  const moves = new Map<string, Move>(rareMoves.map((move) => [shape(move), move]));
  const refused = new Map<string, Refusal>(rareRefusals.map((rare) => [JSON.stringify(rare), rare]));
  const met = new Set<Move>();
  const known: Move[] = [];
  const times = new Map<string, number>();
  for (let combination = 0; combination < 64; combination++) {
    const expansions = EXPANSIONS.filter((_, bit) => (combination >> bit) & 1);
    const seats = combination < 32 ? 1 : 2;
    const random = quickRandom(`words ${combination}`);
    for (let game = 0; game < 8; game++) {
      const darkhouse = at(['intro', 'normal', 'difficult'] as const, game % 3);
      const state = nautilion.setup(seats, { ...nautilion.options.defaults, expansions, darkhouse, reserve: 6 });
      play(state, random);
    }
  }
  return { events: [...events.values()], moves: [...moves.values()], refused: [...refused.values()] };

  function note(event: Event): void {
    const count = (times.get(event.kind) ?? 0) + 1;
    times.set(event.kind, count);
    if (count < 500) events.set(shape(event), event);
  }

  function play(state: State, random: QuickRandom): void {
    let told: Move | null = null;
    for (;;) {
      const actor = nautilion.actor(state);
      if (actor === null) return;
      const listed = nautilion.moves(state);
      for (const move of listed) {
        if (met.has(move)) continue;
        met.add(move);
        known.push(move);
        moves.set(shape(move), move);
      }
      if (actor !== 'chance' && told !== null && random.below(5) === 0) ask(state, actor, told, random);
      const move = actor === 'chance' ? draw(state, random) : choose(listed, random);
      if (actor !== 'chance') told = move;
      nautilion.play(state, move, note);
    }
  }

  /** A move of another moment, one bent out of shape, and what a person might touch now. */
  function ask(state: State, seat: number, told: Move, random: QuickRandom): void {
    const wanted = [told, bent(told, random), bent(at(known, random.below(known.length)), random)];
    for (const move of [...wanted, ...touches(at(nautilion.moves(state), 0), random)]) {
      const why = refusal(nautilion, state, seat, move as Json);
      if (why === null || !nautilion.rules.includes(why.rule)) continue;
      const key = `${why.rule} ${why.reason} ${JSON.stringify(why).length}`;
      if (!refused.has(key)) refused.set(key, why);
    }
  }
}

function draw(state: State, random: QuickRandom): Move {
  const weights = nautilion.weights(state);
  return at(nautilion.moves(state), pick(weights, random.below(sum(weights))));
}

/** At random, but mostly filling the submarine and paying from the reserve, so that collisions are won and crew is split. */
function choose(moves: readonly Move[], random: QuickRandom): Move {
  const useful = moves.filter(
    (move) => (move.do === 'place' && move.to === 'aboard') || (move.do === 'lose' && move.from === 'reserve'),
  );
  const among = useful.length > 0 && random.below(5) > 0 ? useful : moves;
  return at(among, random.below(among.length));
}

/** Things of the same shape are said by the same sentence: numbers and lists may differ. */
function shape(thing: Event | Move): string {
  return JSON.stringify(thing, (key, value: unknown) => {
    if (key === 'shifts') return 0;
    if (key === 'spot' || key === 'before' || key === 'from' || key === 'to' || key === 'spots' || key === 'over')
      return typeof value === 'string' ? value : '…';
    return Array.isArray(value) ? value.length : value;
  });
}

const tokens = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'A', 'B', 'C', 'mercenary', 'blank', 'reef3'] as const;

/** Moves of the kind that is asked for now, aimed anywhere. */
function touches(asked: Move, random: QuickRandom): readonly Json[] {
  const number = 1 + random.below(9);
  const token = at(tokens, random.below(tokens.length));
  switch (asked.do) {
    case 'place': {
      const cabin = Number(asked.token) || number;
      return [
        { do: 'place', to: 'aboard', token: asked.token, cabin },
        { do: 'place', to: 'mages', token: asked.token },
        { do: 'place', to: 'reserve', token: asked.token },
      ];
    }
    case 'lose':
      return [1, 2, 3, 4, 5, 6, 7, 8, 9].map((cabin) => ({ do: 'lose', from: 'aboard', token: `${cabin}`, cabin }));
    case 'sacrifice':
      return [1, 2, 3, 4, 5, 6, 7, 8, 9].map((crew) => ({ do: 'sacrifice', crew }));
    case 'take':
      return tokens.map((each) => ({ do: 'take', token: each }));
    case 'pay':
      return tokens.map((each) => ({ do: 'pay', token: each }));
    case 'pick':
      return Array.from({ length: 8 }, () => ({ do: 'pick', spot: random.below(57) }));
    case 'insert':
      return [{ do: 'insert', before: random.below(60) }];
    case 'dismiss':
      return [{ do: 'dismiss', card: `H${1 + random.below(12)}` }];
    case 'keep':
      return [{ do: 'keep', crew: [number] }];
    case 'give':
    case 'whirlwind':
    case 'tide':
      return [
        { do: 'translation' },
        { do: 'whirlwind' },
        { do: 'recall' },
        { do: 'reroll', die: 1 + random.below(4) },
        { do: 'play', card: `H${1 + random.below(12)}` },
        { do: 'lose', from: 'reserve', token },
      ];
    default:
      return [];
  }
}

function bent(move: Move, random: QuickRandom): Json {
  const copy: { [key: string]: Json } = { ...move };
  const keys = Object.keys(copy).filter((key) => key !== 'do');
  if (keys.length === 0) return copy;
  const key = at(keys, random.below(keys.length));
  const value = copy[key];
  if (typeof value === 'number') copy[key] = random.below(12);
  else if (key === 'token') copy[key] = at(['1', '4', '8', 'A', 'mercenary', 'blank', 'reef3'], random.below(7));
  else if (key === 'card') copy[key] = `${String(value).charAt(0)}${1 + random.below(12)}`;
  else if (key === 'crew') copy[key] = [1 + random.below(9)];
  else copy[key] = at(['reserve', 'mages', 'aboard', 'phantom', 'nautilion', 'darkhouse'], random.below(6));
  return copy;
}

describe('what is said in play', () => {
  const heard = listen();

  for (const { language, words, name } of languages) {
    it('gives every event that happens a sentence, or none on purpose', () => {
      const silent = new Set<string>();
      for (const event of heard.events) {
        // Told of whoever reads it, and of a partner.
        for (const by of [undefined, 1]) {
          const sentence = words.event(event, name, by);
          if (sentence === null) {
            silent.add(event.kind);
            continue;
          }
          expect.soft(faultOf(sentence, language), sentence).toBeNull();
          expect.soft(isSentence(sentence), sentence).toBe(true);
        }
      }
      expect([...silent].sort()).toEqual(['given', 'laid', 'moved', 'reef-laid', 'rolled']);
    });

    it('gives every move a name', () => {
      for (const move of heard.moves) expect.soft(faultOf(words.move(move), language), JSON.stringify(move)).toBeNull();
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
    for (const why of heard.refused) {
      const [english, french] = [en.refusal(why), fr.refusal(why)];
      for (const { language, words } of languages) {
        const sentence = words.refusal(why);
        expect.soft(faultOf(sentence, language), `${JSON.stringify(why)}: ${sentence}`).toBeNull();
        expect.soft(isSentence(sentence), `${JSON.stringify(why)}: ${sentence}`).toBe(true);
      }
      expect.soft(english, why.rule).not.toBe(french);
    }
  });

  it('has heard every reason a refusal can give', () => {
    expect([...new Set(heard.refused.map(({ reason }) => reason))].sort()).toEqual([...reasons].sort());
  });

  it('names the ducts that fail', () => {
    const why = { rule: 'T9', reason: 'not-linked', number: 6, ducts: [5, 7, 8], aboard: [1, 2] };
    expect(en.refusal(why)).toBe('Cabin 6 cannot be reached yet: its ducts lead to 5, 7 and 8, and nobody is there.');
  });

  it('falls back on the rule where a refusal gives no reason', () => {
    expect(en.refusal({ rule: 'T4' })).toBe(en.rules.T4?.text);
    expect(fr.refusal({ rule: 'T4' })).toBe(fr.rules.T4?.text);
  });
});
