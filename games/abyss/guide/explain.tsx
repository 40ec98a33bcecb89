import { AllyBack, AllyPicture, type Coin, CoinPicture, LocationArt, SignPicture } from '@fathom/abyss/board/pieces';
import {
  CARD_NAMES,
  type CardName,
  isKraken,
  LOCATIONS,
  LORDS,
  MONSTER,
  NEBULIS_OF,
  RACES,
  type Timing,
} from '@fathom/abyss/rules';
import type { BoardWords } from '@fathom/abyss/words/board-en';
import type { Explain, Explanation } from '@fathom/board/explain';
import type { Line } from '@fathom/board/primer';
import { at } from '@fathom/kernel';
import type { AnyGameWords, Language } from '@fathom/words';
import { LordCard } from './primer.tsx';
import type { PrimerWords } from './primer-en.ts';

interface Spoken {
  readonly words: PrimerWords;
  readonly board: BoardWords;
  readonly rules: AnyGameWords['rules'];
}

const speak: { readonly [language in Language]: () => Promise<Spoken> } = {
  en: async () => ({
    words: (await import('./primer-en.ts')).primerEn,
    board: (await import('@fathom/abyss/words/board-en')).boardEn,
    rules: (await import('@fathom/abyss/words/en')).en.rules,
  }),
  fr: async () => ({
    words: (await import('./primer-fr.ts')).primerFr,
    board: (await import('@fathom/abyss/words/board-fr')).boardFr,
    rules: (await import('@fathom/abyss/words/fr')).fr.rules,
  }),
};

/** Where a power of that timing is explained, unless a rule speaks of that very lord. */
const timingRules: { readonly [timing in Timing]: string } = { once: 'W1', turn: 'T2', always: 'R4', none: 'R4' };

/** The rule about powers that names a lord. */
const ruleOn = (rules: Spoken['rules'], name: string): string | undefined =>
  Object.entries(rules).find(([id, { title, text }]) => /^W(?!1$)/.test(id) && `${title} ${text}`.includes(name))?.[0];

/** What each coin is, and the rule about it. */
const coins: { readonly [coin in Coin]: readonly [of: (words: PrimerWords) => Line, rule: string] } = {
  pearl: [(words) => words.symbols.pearl, 'R1'],
  key: [(words) => words.symbols.key, 'L1'],
  token: [(words) => words.symbols.token, 'X6'],
  unit: [(words) => words.symbols.unit, 'X6'],
  nebulis: [(words) => words.more.nebulis, 'K3'],
  'kraken-figure': [(words) => words.more.figure, 'K5'],
  sentinel: [(words) => words.more.sentinel, 'K7'],
};

const isCoin = (name: string): name is Coin => Object.hasOwn(coins, name);

function lordSaid({ words, board, rules }: Spoken, key: string): Explanation | null {
  const lord = LORDS.findIndex((one) => one.key === key);
  if (lord < 0) return null;
  const card = at(LORDS, lord);
  const { name, power } = board.lords[card.key];
  return {
    name,
    facts: [
      board.capital(board.guilds[card.guild].one),
      board.influence(card.influence),
      words.price(card.cost),
      ...(card.keys > 0 ? [board.withKey] : []),
    ].join(' · '),
    ...(card.timing === 'none' ? {} : { tag: board.timing[card.timing] }),
    text: power || board.noPower,
    rule: ruleOn(rules, name) ?? timingRules[card.timing],
    Picture: () => <LordCard lord={lord} />,
  };
}

function locationSaid({ board }: Spoken, key: string): Explanation | null {
  const location = LOCATIONS.findIndex((one) => one.key === key);
  if (location < 0) return null;
  const { name, scores } = board.locations[at(LOCATIONS, location).key];
  return { name, text: scores, rule: 'L1', Picture: () => <LocationArt location={location} /> };
}

function allySaid({ words, board }: Spoken, name: CardName): Explanation | null {
  const card = CARD_NAMES.indexOf(name);
  if (card < 0) return null;
  const Picture = () => <AllyPicture card={card} />;
  if (card === MONSTER) {
    const [title, text] = words.pieces.monster;
    return { name: title, text, rule: 'X5', large: true, Picture };
  }
  const text = isKraken(card) ? words.pieces.kraken(NEBULIS_OF[card] ?? 0) : words.pieces.ally;
  return { name: board.capital(board.card(name)), text, rule: isKraken(card) ? 'K2' : 'R3', large: true, Picture };
}

export async function explainIn(language: Language): Promise<Explain> {
  const spoken = await speak[language]();
  const { words, board } = spoken;
  const say = ([name, text]: Line, rule: string): Explanation => ({ name, text, rule });
  return (piece) => {
    const [kind, which = ''] = piece.split(':');
    switch (kind) {
      case 'lord':
        return lordSaid(spoken, which);
      case 'location':
        return locationSaid(spoken, which);
      case 'ally':
        return allySaid(spoken, which as CardName);
      case 'coin': {
        if (!isCoin(which)) return null;
        const [of, rule] = coins[which];
        return { ...say(of(words), rule), Picture: () => <CoinPicture of={which} /> };
      }
      case 'council': {
        const race = RACES.find((one) => one === which);
        if (!race) return null;
        return {
          name: words.pieces.stack(board.races[race].many),
          text: words.turn.council[1],
          rule: 'A1',
          Picture: () => <SignPicture of={race} />,
        };
      }
      case 'deck':
        return { ...say(words.pieces.deck, 'X1'), Picture: () => <AllyBack /> };
      case 'lord-deck':
        return say(words.pieces['lord-deck'], 'R5');
      case 'threat':
        return say(words.pieces.threat, 'X6');
      default:
        return null;
    }
  };
}
