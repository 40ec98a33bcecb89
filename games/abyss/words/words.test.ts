import {
  abyss,
  CARD_NAMES,
  type Event,
  GUILDS,
  LOCATIONS,
  LORDS,
  type Move,
  RACES,
  type State,
} from '@fathom/abyss/rules';
import { at, type Json, pick, type QuickRandom, quickRandom, type Refusal, refusal, sum } from '@fathom/kernel';
import { typeset } from '@fathom/words';
import { describe, expect, it } from 'vitest';
import { faultOf } from '../../../scripts/words/faults.ts';
import { boardEn } from './board-en.ts';
import { boardFr } from './board-fr.ts';
import * as cardsEn from './cards-en.ts';
import * as cardsFr from './cards-fr.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { reasons as reasonsEn } from './refusals-en.ts';
import { reasons as reasonsFr } from './refusals-fr.ts';

const languages = [
  { language: 'en', words: en, cards: cardsEn, name: (seat: number) => at(['You', 'Élodie', 'Hugo', 'Dan'], seat) },
  { language: 'fr', words: fr, cards: cardsFr, name: (seat: number) => at(['Vous', 'Élodie', 'Hugo', 'Dan'], seat) },
] as const;

const isSentence = (text: string): boolean => /^[A-ZÀ-Þ0-9«“].*[.!?]$/.test(text);

describe('the rulebook', () => {
  for (const { language, words } of languages) {
    const ids = Object.keys(words.rules);

    it('has exactly the rules of the game, each with a title and a text', () => {
      expect([...ids].sort()).toEqual([...abyss.rules].sort());
      for (const [id, { title, text }] of Object.entries(words.rules)) {
        expect.soft(faultOf(title, language), `${id}: ${title}`).toBeNull();
        expect.soft(faultOf(text, language), `${id}: ${text}`).toBeNull();
        expect.soft(isSentence(text), `${id}: ${text}`).toBe(true);
      }
    });

    it('lists each rule once, in reading order', () => {
      expect(words.chapters.flatMap(({ rules }) => rules)).toEqual(ids);
      for (const { title } of words.chapters) expect(faultOf(title, language)).toBeNull();
    });

    it('marks house rules wherever it says so', () => {
      for (const [id, { text, house }] of Object.entries(words.rules)) {
        if (/House rule:|Règle maison/.test(text)) expect(house, id).toBe(true);
      }
    });
  }

  it('is the same book in both languages, and translated', () => {
    expect(Object.keys(fr.rules)).toEqual(Object.keys(en.rules));
    for (const [id, english] of Object.entries(en.rules)) {
      const french = fr.rules[id] ?? english;
      if (id !== 'W8') expect(french.title, id).not.toBe(english.title);
      expect(french.text, id).not.toBe(english.text);
      expect(french.house, id).toBe(english.house);
    }
  });

  it('sets French with unbroken spaces and real apostrophes, English with real apostrophes', () => {
    for (const { title, text } of Object.values(fr.rules)) {
      expect(`${title} ${text}`).not.toMatch(/ [;:!?»]|« |'|[^\s\u00a0\u202f][;!?:]/);
    }
    for (const { title, text } of Object.values(en.rules)) expect(`${title} ${text}`).not.toMatch(/'|"/);
  });
});

describe('the cards', () => {
  for (const { language, cards } of languages) {
    const set = (text: string) => (language === 'fr' ? typeset(text) : text);
    it('names every lord and says its power, with a line that fits the card', () => {
      expect(Object.keys(cards.lords).sort()).toEqual(LORDS.map(({ key }) => key).sort());
      for (const { key, timing } of LORDS) {
        const { name, brief, power } = cards.lords[key];
        expect.soft(faultOf(name, language), key).toBeNull();
        expect.soft(faultOf(set(brief), language), key).toBeNull();
        expect.soft(brief.length, brief).toBeLessThanOrEqual(24);
        expect.soft(power === '', key).toBe(timing === 'none');
        if (power === '') continue;
        expect.soft(isSentence(power), power).toBe(true);
        expect.soft(faultOf(set(power), language), power).toBeNull();
      }
    });

    it('names every location and says what it scores', () => {
      expect(Object.keys(cards.locations).sort()).toEqual(LOCATIONS.map(({ key }) => key).sort());
      for (const tile of LOCATIONS) {
        const { name, brief, scores } = cards.locations[tile.key];
        expect.soft(faultOf(name, language), tile.key).toBeNull();
        expect.soft(brief.length, brief).toBeLessThanOrEqual(24);
        expect.soft(isSentence(scores), scores).toBe(true);
        expect.soft(faultOf(set(scores), language), scores).toBeNull();
        if ('base' in tile.scores && tile.scores.base > 0) expect.soft(brief).toContain(`${tile.scores.base}`);
      }
    });

    it('names every race and guild', () => {
      expect(Object.keys(cards.races).sort()).toEqual([...RACES, 'kraken'].sort());
      expect(Object.keys(cards.guilds).sort()).toEqual([...GUILDS].sort());
    });

    it('gives no two cards the same name', () => {
      const names = [...Object.values(cards.lords), ...Object.values(cards.locations)].map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    });
  }
});

/** What play at random seldom comes to. */
const rareRefusals: readonly Refusal[] = [
  { rule: 'T3', why: 'no-lord' },
  { rule: 'T3', why: 'court-full' },
  { rule: 'X6', why: 'tokens-left', left: 0 },
  { rule: 'X6', why: 'tokens-left', left: 1 },
  { rule: 'X6', why: 'units', units: 1 },
  { rule: 'L2', why: 'order', lord: 'tamer' },
  { rule: 'R2', why: 'order', card: 'h3', lord: 'tamer' },
  { rule: 'W13', why: 'order', seat: 1 },
  { rule: 'K2', why: 'kraken' },
  { rule: 'R3', why: 'not-lowest', card: 'j4' },
  { rule: 'R3', why: 'not-spent', card: 'h4' },
  { rule: 'R2', why: 'superfluous', card: 'h4', lord: 'vigil' },
  { rule: 'L4', why: 'pile', left: 0 },
  { rule: 'L4', why: 'pile', left: 2 },
  { rule: 'L4', why: 'not-drawn', location: 'jail' },
  { rule: 'L1', why: 'not-face-up', location: 'oceanic-senate-assembly' },
  { rule: 'L1', why: 'no-key', lord: 'inheritor' },
  { rule: 'L1', why: 'keys', keys: 0 },
  { rule: 'L3', why: 'not-free', lord: 'outlaw' },
  { rule: 'W3', why: 'disabled', lord: 'hypnotist' },
  { rule: 'W3', why: 'another-opponent', lord: 'elder' },
  { rule: 'L2', why: 'twice', lord: 'tamer' },
  { rule: 'L2', why: 'tokens', tokens: 0 },
  { rule: 'L2', why: 'tokens', tokens: 1 },
  { rule: 'W9', why: 'not-in-pile', location: 'depths' },
  { rule: 'W9', why: 'not-yours', location: 'krakens-lair' },
  { rule: 'H1', why: 'discarding' },
  { rule: 'H1', why: 'no-pearl' },
  { rule: 'W4', why: 'shielded', seat: 1 },
  { rule: 'W1', why: 'no-opponent', seat: 3 },
  { rule: 'W1', why: 'no-tokens', seat: 1 },
  { rule: 'W13', why: 'nobody-has', race: 'squid' },
  { rule: 'W13', why: 'not-affiliated', card: 'h2' },
  { rule: 'W13', why: 'not-in-discard', card: 'h2' },
  { rule: 'W13', why: 'monster', card: 'monster' },
  { rule: 'W6', why: 'pearls', pearls: 5, means: 0 },
  { rule: 'W6', why: 'pearls', pearls: 5, means: 3 },
  { rule: 'W6', why: 'not-another-free-lord', lord: 'traitor' },
  { rule: 'W8', why: 'not-under-a-location', lord: 'elder' },
  { rule: 'W13', why: 'yourself', seat: 0 },
  { rule: 'K5', why: 'no-new-claim', seat: 2 },
  { rule: 'K1', why: 'named', race: 'jellyfish', card: 'h2', lord: 'shaman' },
  { rule: 'K4', why: 'no-nebulis', amount: 2, pearls: 1, nebulis: 2 },
  { rule: 'K4', why: 'too-many-nebulis', amount: 2, pearls: 1, nebulis: 1 },
  { rule: 'K4', why: 'nothing-short', amount: 1, pearls: 1, nebulis: 2 },
  { rule: 'K4', why: 'pearls-short', amount: 3, pearls: 0, nebulis: 0 },
  { rule: 'K7', why: 'not-there', area: 'court' },
  { rule: 'K7', why: 'no-sentinel' },
];

interface Heard {
  readonly events: Map<string, Event>;
  readonly moves: Set<Move>;
  readonly refused: Map<string, Refusal>;
  readonly items: Set<string>;
}

/** Plays for two, three and four, with Kraken and without, and notes what was said. */
function listen(): Heard {
  const refused = new Map(rareRefusals.map((rare) => [JSON.stringify(rare), rare]));
  const heard: Heard = { events: new Map(), moves: new Set(), refused, items: new Set() };
  for (let game = 0; game < 60; game++) {
    const random = quickRandom(`words ${game}`);
    const options = { ...abyss.options.defaults, kraken: game % 4 !== 0, handLimit12: game % 3 === 0 };
    const state = abyss.setup(2 + (game % 3), options);
    play(state, random, heard);
    for (const { item } of abyss.result(state).breakdown) heard.items.add(item);
  }
  return heard;
}

function play(state: State, random: QuickRandom, heard: Heard): void {
  const known = [...heard.moves];
  for (;;) {
    const actor = abyss.actor(state);
    if (actor === null) return;
    const listed = abyss.moves(state);
    for (const move of listed) heard.moves.add(move);
    if (actor !== 'chance' && known.length > 0) {
      for (let asked = 0; asked < 3; asked++) {
        const why = refusal(abyss, state, actor, known[random.below(known.length)] as Json);
        if (why && (abyss.rules as readonly string[]).includes(why.rule)) {
          heard.refused.set(`${why.rule} ${why.why} ${JSON.stringify(why).length}`, why);
        }
      }
    }
    abyss.play(state, actor === 'chance' ? draw(state, random) : choose(listed, random), (event, _, veiled) => {
      for (const told of veiled ? [event, veiled] : [event]) heard.events.set(shape(told), told);
    });
  }
}

function draw(state: State, random: QuickRandom): Move {
  const weights = abyss.weights(state);
  return at(abyss.moves(state), pick(weights, random.below(sum(weights))));
}

/** At random, but recruiting and using powers rather than exploring for ever. */
function choose(moves: readonly Move[], random: QuickRandom): Move {
  const useful = moves.filter((move) => /^(recruit|corrupt|claim|slaver|oracle|ferryman|guard|illusion)/.test(move));
  const among = useful.length > 0 && random.below(3) > 0 ? useful : moves;
  return at(among, random.below(among.length));
}

function shape(event: Event): string {
  const { shifts: _, ...rest } = event;
  return JSON.stringify(rest, (_key, value: unknown) => (Array.isArray(value) ? value.length : value));
}

/** Every text in it that does not depend on anything. */
function texts(part: unknown): readonly string[] {
  if (typeof part === 'string') return [part];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(texts) : [];
}

describe('what the board says', () => {
  it('is set with unbroken spaces in French', () => {
    const all = [
      ...texts(boardFr),
      boardFr.offerTitle('Ada', 'crabe 2', 1),
      boardFr.threatSpace(1, 'une clé', true),
      boardFr.stack('crabe', 3),
      boardFr.underIt(['Berger']),
    ];
    expect(all.filter((text) => / [;:!?»]|« |'/.test(text))).toEqual([]);
    expect(texts(boardFr)).toHaveLength(texts(boardEn).length);
  });

  it('calls cards by the article of their race in French', () => {
    const titles = ['c4', 'j2', 'h3'].map((name) => boardFr.offerTitle('Ada', boardFr.card(name as 'c4'), 2));
    expect(titles).toEqual([
      'Ada révèle un crabe 4. L’acheter pour 2\u202f?',
      'Ada révèle une méduse 2. L’acheter pour 2\u202f?',
      'Ada révèle un hippocampe 3. L’acheter pour 2\u202f?',
    ]);
    expect(boardFr.asks(3, 'méduse')).toBe('3 races, dont la méduse');
    expect([boardFr.none('jellyfish'), boardFr.none('seahorse')]).toEqual(['aucune', 'aucun']);
  });

  it('names lords short enough for a card on a phone', () => {
    for (const { cards } of languages) {
      const long = Object.values(cards.lords).filter(({ name }) => name.length > 15);
      expect(long).toEqual([]);
    }
  });
});

describe('what is said in play', () => {
  const heard = listen();

  for (const { language, words, name } of languages) {
    it('gives every event that happens a sentence, or none on purpose', () => {
      const silent = new Set<string>();
      for (const event of heard.events.values()) {
        const sentence = words.event(event, name);
        if (sentence === null) {
          silent.add(event.kind);
          continue;
        }
        expect.soft(faultOf(sentence, language), sentence).toBeNull();
        expect.soft(isSentence(sentence), sentence).toBe(true);
      }
      for (const kind of silent) expect(['turn-ended', 'court-slid', 'paid', 'to-council']).toContain(kind);
    });

    it('gives every move a name of its own', () => {
      for (const move of heard.moves) {
        const label = words.move(move);
        expect.soft(faultOf(label, language), move).toBeNull();
        expect.soft(label, move).not.toBe(move);
      }
    });

    it('says why each refused move is refused', () => {
      for (const why of heard.refused.values()) {
        const sentence = words.refusal(why);
        expect.soft(faultOf(sentence, language), `${JSON.stringify(why)}: ${sentence}`).toBeNull();
        expect.soft(isSentence(sentence), `${JSON.stringify(why)}: ${sentence}`).toBe(true);
      }
    });

    it('names every line of the score and every reason for the end', () => {
      for (const item of heard.items) expect(words.item(item), item).not.toBe(item);
      for (const why of ['seven-lords', 'court-empty', 'quiet']) expect(isSentence(words.why(why)), why).toBe(true);
    });
  }

  it('has a sentence of its own for every reason heard, in both languages', () => {
    expect(reasonsFr).toEqual(reasonsEn);
    const unknown = [...heard.refused.values()].filter(({ why }) => !reasonsEn.includes(String(why)));
    expect(unknown).toEqual([]);
    const heardReasons = new Set([...heard.refused.values()].map(({ why }) => String(why)));
    expect(reasonsEn.filter((reason) => !heardReasons.has(reason))).toEqual([]);
  });

  it('speaks of every card there is', () => {
    for (const card of CARD_NAMES) {
      expect(faultOf(en.move(`reveal:${card}`), 'en')).toBeNull();
      expect(faultOf(fr.move(`reveal:${card}`), 'fr')).toBeNull();
    }
  });
});
