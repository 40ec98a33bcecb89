import { Die } from '@fathom/board';
import type { Explain, Explanation } from '@fathom/board/explain';
import type { Line } from '@fathom/board/primer';
import { FigurePicture, TokenPicture } from '@fathom/nautilion/board/pieces';
import type { DarkhouseCard, HeroicCard, Token, View } from '@fathom/nautilion/rules';
import type { AskedWords } from '@fathom/nautilion/words/asked-en';
import type { BoardWords } from '@fathom/nautilion/words/board-en';
import { cardText } from '@fathom/nautilion/words/card-text';
import type { Language } from '@fathom/words';
import type { PrimerWords } from './primer-en.ts';
import { SpellPicture } from './spell-picture.tsx';

interface Spoken {
  readonly words: PrimerWords;
  readonly board: BoardWords;
  readonly asked: AskedWords;
}

const speak: { readonly [language in Language]: () => Promise<Spoken> } = {
  en: async () => ({
    words: (await import('./primer-en.ts')).primerEn,
    board: (await import('@fathom/nautilion/words/board-en')).boardEn,
    asked: (await import('@fathom/nautilion/words/asked-en')).askedEn,
  }),
  fr: async () => ({
    words: (await import('./primer-fr.ts')).primerFr,
    board: (await import('@fathom/nautilion/words/board-fr')).boardFr,
    asked: (await import('@fathom/nautilion/words/asked-fr')).askedFr,
  }),
};

const say = ([name, text]: Line, rule: string): Explanation => ({ name, text, rule });

const figureRules = { darkhouse: 'T5', phantom: 'T6', nautilion: 'T7' } as const;

function tokenSaid({ words, board }: Spoken, token: Token): Explanation {
  const Picture = () => <TokenPicture face={token} />;
  const name = board.capital(board.plain(token));
  if (/^[1-9]$/.test(token)) return { name, text: words.symbols.crew[1], rule: 'T9', Picture };
  if (/^[ABC]$/.test(token)) return { name, text: words.more.mage[1], rule: 'E1.2', Picture };
  if (token === 'mercenary') return { ...say(words.more.mercenary, 'E2.1'), name, Picture };
  if (token.startsWith('reef')) return { ...say(words.more.reef, 'E3.3'), name, Picture };
  return { ...say(words.pieces.blank, 'T3'), Picture };
}

function spellSaid({ words }: Spoken, spell: string): Explanation | null {
  if (spell === 'whirlwind' || spell === 'tide' || spell === 'translation')
    return {
      ...say(words.symbols[spell], 'T1'),
      tag: words.tags.spell,
      large: true,
      Picture: () => <SpellPicture spell={spell} />,
    };
  if (spell === 'reroll') return { ...say(words.pieces.reroll, 'E1.4'), tag: words.tags.once, large: true };
  return spell === 'recall' ? { ...say(words.pieces.recall, 'D12'), tag: words.tags.once, large: true } : null;
}

function cardSaid({ words, board, asked }: Spoken, card: DarkhouseCard | HeroicCard, view: View): Explanation | null {
  if (!board.cards[card]) return null;
  const isHeroic = card.startsWith('H');
  return {
    name: board.capital(board.cards[card]),
    facts: (isHeroic ? words.more.heroic : words.more.darkhouse)[0],
    tag: isHeroic ? words.tags.turn : words.tags.row,
    text: `${cardText(asked, card, view.charter.houseCards)}. ${isHeroic ? words.more.heroic[1] : ''}`.trim(),
    rule: card,
    large: true,
    Picture: () => (isHeroic ? <TokenPicture face="9" /> : <FigurePicture name="darkhouse" />),
  };
}

function figureSaid({ words }: Spoken, name: keyof typeof figureRules): Explanation {
  return { ...say(words.turn[name], figureRules[name]), Picture: () => <FigurePicture name={name} /> };
}

const isFigure = (name: string): name is keyof typeof figureRules => Object.hasOwn(figureRules, name);

export async function explainIn(language: Language): Promise<Explain> {
  const spoken = await speak[language]();
  const { words } = spoken;
  return (piece, view) => {
    const [kind, which = ''] = piece.split(':');
    switch (kind) {
      case 'token':
        return tokenSaid(spoken, which as Token);
      case 'figure':
        return isFigure(which) ? figureSaid(spoken, which) : null;
      case 'die':
        return { ...say(words.pieces.die, 'C3'), Picture: () => <Die face={4} /> };
      case 'spell':
        return spellSaid(spoken, which);
      case 'card':
        return cardSaid(spoken, which as DarkhouseCard | HeroicCard, view as View);
      case 'cabin':
        return say(words.pieces.cabin, 'T9');
      case 'reserve':
        return say(words.symbols.reserve, 'T3');
      case 'discard':
        return say(words.pieces.discard, 'T3');
      case 'mages':
        return say(words.pieces.mages, 'E1.1');
      case 'hold':
        return say(words.pieces.hold, 'E2.2');
      default:
        return null;
    }
  };
}
