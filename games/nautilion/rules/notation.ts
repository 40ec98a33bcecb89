import { FIGURES, TOKENS } from './kinds.ts';
import type { DarkhouseCard, Figure, HeroicCard, Move, Token } from './types.ts';

/** A move in short: its verb, then what it names, with colons between: `give:3:phantom`, `place:aboard:5:5`. */
export function write(move: Move): string {
  switch (move.do) {
    case 'lay':
    case 'reef':
    case 'pay':
    case 'take':
      return `${move.do}:${move.token}`;
    case 'admiral':
    case 'start':
      return `${move.do}:${move.seat}`;
    case 'row':
    case 'reveal':
    case 'play':
    case 'dismiss':
      return `${move.do}:${move.card}`;
    case 'roll':
      return `roll:${move.face}`;
    case 'name':
      return `name:${move.figure}`;
    case 'tide':
    case 'turn':
      return `${move.do}:${move.die}:${move.to}`;
    case 'give':
      return `give:${move.die}:${move.to}`;
    case 'swap':
    case 'pick':
      return `${move.do}:${move.spot}`;
    case 'reroll':
      return `reroll:${move.die}`;
    case 'sacrifice':
      return `sacrifice:${move.crew}`;
    case 'insert':
      return `insert:${move.before}`;
    case 'lose':
      return move.from === 'aboard' ? `lose:aboard:${move.token}:${move.cabin}` : `lose:${move.from}:${move.token}`;
    case 'place':
      return move.to === 'aboard' ? `place:aboard:${move.token}:${move.cabin}` : `place:${move.to}:${move.token}`;
    case 'keep':
      return `keep:${move.crew.join('-')}`;
    case 'whirlwind':
    case 'translation':
    case 'recall':
    case 'enough':
      return move.do;
  }
}

const WHOLE = /^(0|[1-9]\d{0,3})$/;
const number = (text: string | undefined): number =>
  text !== undefined && WHOLE.test(text) ? Number(text) : Number.NaN;
const token = (text: string | undefined): Token => (TOKENS.includes(text as Token) ? (text as Token) : ('?' as Token));
const figure = (text: string | undefined): Figure =>
  FIGURES.includes(text as Figure) ? (text as Figure) : ('?' as Figure);
const CARD = /^[DH]([1-9]|1[0-2])$/;
const card = (text: string | undefined): string => (text !== undefined && CARD.test(text) ? text : '?');

/** The move so written, checked by writing it again. */
export function read(text: string): Move | null {
  const move = guess(text.split(':'));
  return move !== null && write(move) === text && !text.includes('?') && !text.includes('NaN') ? move : null;
}

function guess(parts: readonly string[]): Move | null {
  const [verb, one, two, three] = parts;
  switch (verb) {
    case 'lay':
    case 'reef':
    case 'pay':
    case 'take':
      return { do: verb, token: token(one) };
    case 'admiral':
    case 'start':
      return { do: verb, seat: number(one) };
    case 'row':
      return { do: verb, card: card(one) as DarkhouseCard };
    case 'reveal':
      return { do: verb, card: card(one) as HeroicCard };
    case 'play':
    case 'dismiss':
      return { do: verb, card: card(one) as HeroicCard };
    case 'roll':
      return { do: verb, face: number(one) };
    case 'name':
      return { do: verb, figure: figure(one) };
    case 'tide':
    case 'turn':
      return { do: verb, die: number(one), to: number(two) };
    case 'give':
      return { do: verb, die: number(one), to: figure(two) };
    case 'swap':
    case 'pick':
      return { do: verb, spot: number(one) };
    case 'reroll':
      return { do: verb, die: number(one) };
    case 'sacrifice':
      return { do: verb, crew: number(one) };
    case 'insert':
      return { do: verb, before: number(one) };
    case 'lose':
      if (one === 'aboard') return { do: verb, from: one, token: token(two), cabin: number(three) };
      return one === 'reserve' || one === 'mages' ? { do: verb, from: one, token: token(two) } : null;
    case 'place':
      if (one === 'aboard') return { do: verb, to: one, token: token(two), cabin: number(three) };
      return one === 'reserve' || one === 'mages' ? { do: verb, to: one, token: token(two) } : null;
    case 'keep':
      return { do: verb, crew: one === undefined || one === '' ? [] : one.split('-').map(number) };
    case 'whirlwind':
    case 'translation':
    case 'recall':
    case 'enough':
      return { do: verb };
    default:
      return null;
  }
}
