import { Die } from '@fathom/board';
import type { Typed } from '@fathom/board/typed';
import type { Json } from '@fathom/kernel';
import { TokenPicture } from '@fathom/nautilion/board/pieces';
import type { ChanceMove, Token, View } from '@fathom/nautilion/rules';
import type { Language } from '@fathom/words';
import { typedWords } from './typed-words.ts';

const lays = new Map<Token, ChanceMove>();

/** Always the same one, so that its button stays. */
function lay(token: Token): ChanceMove {
  const laid = lays.get(token) ?? { do: 'lay', token };
  lays.set(token, laid);
  return laid;
}

const crew: readonly Token[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const mages: readonly Token[] = ['A', 'B', 'C'];
const reefs: readonly Token[] = ['reef3', 'reef6', 'reef9'];

const reefMoves = reefs.map((token): ChanceMove => ({ do: 'reef', token }));

const keys: { readonly [token in Token]?: string } = { mercenary: 'm', reef3: '3', reef6: '6', reef9: '9' };

const said = (moves: readonly ChanceMove[]) => moves as unknown as readonly Json[];
const asked = (view: unknown) => (view as View).stack.at(-1)?.at;

const pathOf = ({ charter }: View): readonly Token[] => [
  ...crew,
  ...(charter.mages ? mages : []),
  ...(charter.mercenaries ? (['mercenary'] as const) : []),
];

const ofEach = (token: Token): number => (token === 'mercenary' ? 9 : mages.includes(token) ? 3 : 4);

function count(view: View): { readonly at: number; readonly of: number } | null {
  switch (asked(view)) {
    case 'lay':
      return { at: view.path.length, of: pathOf(view).reduce((sum, token) => sum + ofEach(token), 0) };
    case 'reef':
      return { at: view.reefs.filter((reef) => reef > 0).length + 1, of: Math.ceil((view.path.length - 2) / 3) };
    case 'row':
      return { at: view.row.length + 1, of: 5 };
    case 'roll': {
      const of = view.dice.length + view.rolling;
      return of > 1 ? { at: view.dice.length + 1, of } : null;
    }
    default:
      return null;
  }
}

const nextReef = ({ reefs }: View): number => {
  const laid = reefs.filter((reef) => reef > 0).length;
  return 1 + 3 * laid;
};

/** What is asked of somebody who plays Nautilion with the real box. */
export async function typedIn(language: Language): Promise<Typed> {
  const words = typedWords[language];
  return {
    setup: words.setup,
    keys: words.keys,
    isSetup: (view) => (view as View).turn === 0,
    question(seen) {
      const view = seen as View;
      switch (asked(view)) {
        case 'lay':
          return words.lay;
        case 'reef':
          return words.reef(nextReef(view));
        case 'admirals':
          return words.admirals;
        case 'row':
          return words.row;
        case 'reveal':
          return words.reveal;
        case 'reef-roll':
          return words.reefRoll;
        case 'darkhouse-roll':
          return words.darkhouseRoll;
        default:
          return view.dice.length + view.rolling > 1 ? words.roll : words.rollOne;
      }
    },
    count: (view) => count(view as View),
    answers(view, moves) {
      if (asked(view) === 'lay') return said(pathOf(view as View).map(lay));
      if (asked(view) === 'reef') return said(reefMoves);
      return moves;
    },
    picture(move) {
      const drawn = move as unknown as ChanceMove;
      if (drawn.do === 'lay' || drawn.do === 'reef') return <TokenPicture face={drawn.token} />;
      return drawn.do === 'roll' && drawn.face <= 6 ? <Die face={drawn.face} /> : null;
    },
    key(move) {
      const drawn = move as unknown as ChanceMove;
      if (drawn.do === 'lay' || drawn.do === 'reef') return keys[drawn.token] ?? drawn.token.toLowerCase();
      return drawn.do === 'roll' ? String(drawn.face) : null;
    },
  };
}
