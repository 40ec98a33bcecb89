import { at as item } from '@fathom/kernel';
import { asking, FIGURES, figuresWaiting, type Move, nautilion, type State } from '@fathom/nautilion/rules';

/** How to play a turn once its dice lie there, and what that promises. */
export interface Choice {
  readonly worth: number;
  readonly spell: Move | null;
  /** Translation: the two tokens, as the lane counts them. */
  readonly swap: readonly [number, number] | null;
  /** Dice for Darkhouse, Phantom and Nautilion. */
  readonly dice: readonly [number, number, number];
  /** The number given up; 0: a token of the reserve. */
  readonly lose: number;
  readonly boards: boolean;
}

/** Plays a choice and tells its moves. */
export function carryOut(state: State, { spell, swap, dice, lose, boards }: Choice): Move[] {
  const moves: Move[] = [];
  const say = (move: Move) => {
    nautilion.play(state, move);
    moves.push(move);
  };
  const spots = swap === null ? [] : swap.map((token) => spotOfToken(state, token));
  const seat = nautilion.actor(state);
  if (spell !== null) say(spell);
  while (nautilion.actor(state) === seat) {
    const options = nautilion.moves(state);
    const at = asking(state)?.at;
    if (at === 'swap' || at === 'swap-with') say({ do: 'swap', spot: item(spots, at === 'swap' ? 0 : 1) });
    else if (at === 'currents' || at === 'plan') {
      const to = item(figuresWaiting(state), 0);
      say({ do: 'give', die: item(dice, FIGURES.indexOf(to)), to });
    } else if (at === 'lose') {
      const wanted = (move: Move) =>
        move.do === 'lose' &&
        (lose === 0 ? move.from === 'reserve' : move.token === String(lose) && move.from === 'aboard');
      say(options.find(wanted) ?? item(options, 0));
    } else if (at === 'place')
      say(options.find((move) => move.do === 'place' && (move.to === 'aboard') === boards) ?? item(options, 0));
    else break;
  }
  return moves;
}

function spotOfToken({ path, spots }: State, token: number): number {
  let left = token;
  for (let place = 1; place < path.length; place++) if (path[place] !== 0 && left-- === 0) return item(spots, place);
  throw new RangeError('no such token on the path');
}
