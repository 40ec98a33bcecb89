import { playable } from '@fathom/nautilion/playable';
import type { Figure, HeroicCard, SeatMove, Token } from '@fathom/nautilion/rules';

export type MoveOf<Verb extends SeatMove['do']> = Extract<SeatMove, { readonly do: Verb }>;

/** What may be done now, sorted by the piece one touches to do it. */
export interface Choices {
  readonly all: readonly SeatMove[];
  readonly give: ReadonlyMap<number, ReadonlyMap<Figure, MoveOf<'give'>>>;
  readonly tide: readonly MoveOf<'tide'>[];
  readonly reroll: readonly MoveOf<'reroll'>[];
  readonly turn: readonly MoveOf<'turn'>[];
  readonly whirlwind: MoveOf<'whirlwind'> | undefined;
  readonly translation: MoveOf<'translation'> | undefined;
  readonly recall: MoveOf<'recall'> | undefined;
  readonly enough: MoveOf<'enough'> | undefined;
  readonly start: readonly MoveOf<'start'>[];
  readonly name: ReadonlyMap<Figure, MoveOf<'name'>>;
  /** Tokens on the path, by spot. */
  readonly spots: ReadonlyMap<number, SeatMove>;
  /** Where a token may be slid in, by the spot it would lie in front of. */
  readonly gaps: ReadonlyMap<number, MoveOf<'insert'>>;
  /** Cabins to fill or to empty. */
  readonly cabins: ReadonlyMap<number, SeatMove>;
  readonly mages: ReadonlyMap<Token, SeatMove>;
  /** Tokens of the reserve to pay with or give up. */
  readonly reserve: ReadonlyMap<Token, SeatMove>;
  readonly toReserve: MoveOf<'place'> | undefined;
  readonly discard: ReadonlyMap<Token, MoveOf<'take'>>;
  readonly cards: ReadonlyMap<HeroicCard, SeatMove>;
  readonly keep: readonly MoveOf<'keep'>[];
}

export function sort(moves: readonly SeatMove[]): Choices {
  const give = new Map<number, Map<Figure, MoveOf<'give'>>>();
  const name = new Map<Figure, MoveOf<'name'>>();
  const spots = new Map<number, SeatMove>();
  const gaps = new Map<number, MoveOf<'insert'>>();
  const cabins = new Map<number, SeatMove>();
  const mages = new Map<Token, SeatMove>();
  const reserve = new Map<Token, SeatMove>();
  const discard = new Map<Token, MoveOf<'take'>>();
  const cards = new Map<HeroicCard, SeatMove>();
  const tide: MoveOf<'tide'>[] = [];
  const reroll: MoveOf<'reroll'>[] = [];
  const turn: MoveOf<'turn'>[] = [];
  const start: MoveOf<'start'>[] = [];
  const keep: MoveOf<'keep'>[] = [];
  let whirlwind: Choices['whirlwind'];
  let translation: Choices['translation'];
  let recall: Choices['recall'];
  let enough: Choices['enough'];
  let toReserve: Choices['toReserve'];
  for (const move of moves) {
    switch (move.do) {
      case 'give': {
        const figures = give.get(move.die) ?? new Map<Figure, MoveOf<'give'>>();
        figures.set(move.to, move);
        give.set(move.die, figures);
        break;
      }
      case 'tide':
        tide.push(move);
        break;
      case 'reroll':
        reroll.push(move);
        break;
      case 'turn':
        turn.push(move);
        break;
      case 'whirlwind':
        whirlwind = move;
        break;
      case 'translation':
        translation = move;
        break;
      case 'recall':
        recall = move;
        break;
      case 'enough':
        enough = move;
        break;
      case 'start':
        start.push(move);
        break;
      case 'name':
        name.set(move.figure, move);
        break;
      case 'swap':
      case 'pick':
        spots.set(move.spot, move);
        break;
      case 'insert':
        gaps.set(move.before, move);
        break;
      case 'sacrifice':
        cabins.set(move.crew, move);
        break;
      case 'lose':
        if (move.from === 'aboard') cabins.set(move.cabin, move);
        else if (move.from === 'mages') mages.set(move.token, move);
        else reserve.set(move.token, move);
        break;
      case 'place':
        if (move.to === 'aboard') cabins.set(move.cabin, move);
        else if (move.to === 'mages') mages.set(move.token, move);
        else toReserve = move;
        break;
      case 'pay':
        reserve.set(move.token, move);
        break;
      case 'take':
        discard.set(move.token, move);
        break;
      case 'play':
      case 'dismiss':
        cards.set(move.card, move);
        break;
      case 'keep':
        keep.push(move);
        break;
    }
  }
  return {
    all: moves,
    give,
    tide,
    reroll,
    turn,
    whirlwind,
    translation,
    recall,
    enough,
    start,
    name,
    spots,
    gaps,
    cabins,
    mages,
    reserve,
    toReserve,
    discard,
    cards,
    keep,
  };
}

export const noted = (move: SeatMove | undefined): string | undefined => (move ? playable.write(move) : undefined);

/** Choices asked twice: crew or mages are given up, or tokens are spent on a throw that nobody can take back. */
export const isForGood = (move: SeatMove): boolean =>
  move.do === 'whirlwind' ||
  move.do === 'sacrifice' ||
  move.do === 'keep' ||
  (move.do === 'lose' && move.from !== 'reserve');
