import type { Explain, Explanation } from '@fathom/board/explain';
import type { Line } from '@fathom/board/primer';
import { at } from '@fathom/kernel';
import {
  BonusToken,
  CardBack,
  CastawayFigure,
  ObjectCard,
  PortholePicture,
} from '@fathom/nautilus-island/board/pieces';
import {
  type Card,
  cardIndex,
  colourOf,
  colours,
  objects,
  type Token,
  tokens,
  type View,
} from '@fathom/nautilus-island/rules';
import type { BoardWords } from '@fathom/nautilus-island/words/board-en';
import type { Language } from '@fathom/words';
import type { PrimerWords } from './primer-en.ts';

interface Spoken {
  readonly words: PrimerWords;
  readonly board: BoardWords;
}

const speak: { readonly [language in Language]: () => Promise<Spoken> } = {
  en: async () => ({
    words: (await import('./primer-en.ts')).primerEn,
    board: (await import('@fathom/nautilus-island/words/board-en')).boardEn,
  }),
  fr: async () => ({
    words: (await import('./primer-fr.ts')).primerFr,
    board: (await import('@fathom/nautilus-island/words/board-fr')).boardFr,
  }),
};

const treasures: readonly string[] = objects.treasures;

const isCard = (name: string): name is Card => Object.hasOwn(cardIndex, name);

function cardSaid({ words, board }: Spoken, card: Card, view: View): Explanation {
  const colour = at(colours, colourOf(cardIndex[card]));
  const value = view.treasures[treasures.indexOf(card)];
  const isTreasure = colour === 'treasures';
  return {
    name: board.capital(board.cards[card]),
    facts: [board.capital(board.colours[colour]), isTreasure && value !== undefined ? board.worth(value) : '']
      .filter(Boolean)
      .join(' · '),
    text: isTreasure ? words.symbols.treasure[1] : words.pieces.card,
    rule: isTreasure ? 'E2' : 'R4',
    large: true,
    Picture: () => <ObjectCard card={card} shape="tall" value={value} />,
  };
}

function bonusSaid({ words, board }: Spoken, token: Token): Explanation {
  const [name, text] = words.tokens[token];
  return { name, text, rule: 'E3', large: true, Picture: () => <BonusToken mark={board.mark[token]} /> };
}

export async function explainIn(language: Language): Promise<Explain> {
  const spoken = await speak[language]();
  const { words, board } = spoken;
  const say = ([name, text]: Line, rule: string): Explanation => ({ name, text, rule });
  return (piece, view) => {
    const kind = piece.split(':', 1)[0];
    const which = piece.slice(piece.indexOf(':') + 1);
    switch (kind) {
      case 'card':
        return isCard(which) ? cardSaid(spoken, which, view as View) : null;
      case 'bonus': {
        const token = tokens.find((one) => board.mark[one] === which);
        return token ? bonusSaid(spoken, token) : null;
      }
      case 'porthole':
        return { ...say(words.symbols.porthole, 'R7'), Picture: () => <PortholePicture points={8} /> };
      case 'back':
        return { ...say(words.symbols.back, 'S2'), Picture: () => <CardBack shape="small" /> };
      case 'castaway':
        return { ...say(words.symbols.castaway, 'R1'), Picture: () => <CastawayFigure seat={0} /> };
      case 'column':
        return say(words.pieces.column, 'R3');
      default:
        return null;
    }
  };
}
