import { asking, FIGURES, figuresWaiting, type Move, nautilion, type State } from '@fathom/nautilion/rules';

/** How to play a turn once its dice lie there, and what that promises. */
export interface Choice {
  readonly worth: number;
  readonly spell: Move | null;
  /** Translation: the two tokens, as the sea counts them. */
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
    const step = asking(state)?.step;
    if (step === 'swap' || step === 'swap-with') say({ do: 'swap', spot: spots[step === 'swap' ? 0 : 1] });
    else if (step === 'currents' || step === 'plan') {
      const [to] = figuresWaiting(state);
      say({ do: 'give', die: dice[FIGURES.indexOf(to)], to });
    } else if (step === 'lose') {
      const wanted = (move: Move) =>
        move.do === 'lose' &&
        (lose === 0 ? move.from === 'reserve' : move.token === String(lose) && move.from === 'aboard');
      say(options.find(wanted) ?? options[0]);
    } else if (step === 'place')
      say(options.find((move) => move.do === 'place' && (move.to === 'aboard') === boards) ?? options[0]);
    else break;
  }
  return moves;
}

function spotOfToken({ path, spots }: State, token: number): number {
  let left = token;
  for (let place = 1; place < path.length; place++) if (path[place] !== 0 && left-- === 0) return spots[place];
  throw new RangeError('no such token on the path');
}
