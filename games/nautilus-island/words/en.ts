import { at, type Refusal, type Seat } from '@fathom/kernel';
import type { Card, Colour, Event, Item, Move } from '@fathom/nautilus-island/rules';
import { formats, type GameWords } from '@fathom/words';
import { move } from './moves-en.ts';
import { capital, cardList, cards, colours, column, sides, tokens } from './names-en.ts';
import { bind } from './outline.ts';
import { rulebook } from './rulebook-en.ts';

const { count, and } = formats.en;

const points = (value: number): string => count(value, 'point', 'points');
const cardsOf = (value: number): string => count(value, 'card', 'cards');

function refusal(refused: Refusal): string {
  const card = cards[refused.card as Card];
  const colour = colours[refused.colour as Colour];
  const there = column(Number(refused.column));
  if (refused.reason === 'chance') return 'That is up to chance, not to you.';
  switch (refused.rule) {
    case 'S1':
      return `There is no ${there}: this submarine has ${count(Number(refused.columns), 'column', 'columns')}.`;
    case 'R1':
      return `Another castaway has already taken ${there}.`;
    case 'R2':
      if (refused.reason === 'same') return `You were just at ${there}: cross over to another one.`;
      return `Another castaway already stands at ${there} on that side.`;
    case 'R3':
      return `${capital(there)} is empty: there is nothing to collect.`;
    case 'R4':
      switch (refused.reason) {
        case 'treasure':
          return 'Treasures are not stored: they stay in your hand and score at the end.';
        case 'not-in-hand':
          return `You have no ${card} left in your hand.`;
        case 'one-colour':
          return `You are storing ${colours[refused.storing as Colour]}: all cards must be of that colour.`;
        case 'full':
          return `You can store ${cardsOf(Number(refused.places))} here, one for each place of the column.`;
        default:
          return 'You need at least one card to store.';
      }
    case 'R7':
      if (refused.reason === 'closed') return `Your ${colour} set is closed and takes no more cards.`;
      return 'A set can be closed only right after storing into it.';
    case 'R8':
      if (refused.reason === 'can-collect') return `You cannot pass: ${there} has cards to collect.`;
      return 'You cannot pass: you have cards to store.';
    case 'R9':
      if (refused.reason === 'order')
        return `The set would be the same, but cards stored in one turn are named in a fixed order: ${card} before ${cards[refused.after as Card]}.`;
      return steps[refused.asked as keyof typeof steps] ?? 'That is not the next step of the turn.';
    default:
      return 'The rules do not allow that.';
  }
}

const steps = {
  column: 'First choose a column.',
  action: 'You are at your column: now collect or store.',
  more: 'You are storing: lay another card, or choose “Done”.',
  close: 'First say whether you close the set.',
};

function event(happened: Event, called: (seat: Seat) => string): string | null {
  const name = (seat: Seat): string => (called(seat).toLowerCase() === 'you' ? 'you' : called(seat));
  const who = 'seat' in happened ? capital(name(happened.seat)) : '';
  switch (happened.kind) {
    case 'first':
      return who === 'You' ? 'You begin.' : `${who} begins.`;
    case 'camp':
      return happened.refill ? `New in the camp, for ${colours[happened.place]}: ${tokens[happened.token]}.` : null;
    case 'turned':
      return `${capital(column(happened.column))} shows: ${cards[happened.card]}.`;
    case 'round': {
      const order = and(happened.order.map(name));
      return `${happened.last ? 'The last round' : `Round ${happened.round}`}, in this order: ${order}.`;
    }
    case 'moved':
      return `${who} went to ${column(happened.column)}.`;
    case 'collected': {
      const unseen = happened.unseen > 0 ? [count(happened.unseen, 'unseen card', 'unseen cards')] : [];
      const seen = happened.cards.length > 0 ? [cardList(happened.cards)] : [];
      return `${who} took: ${[...seen, ...unseen].join(', plus ')}.`;
    }
    case 'drew':
      return happened.card === '?' ? null : `The face-down card was: ${cards[happened.card]}.`;
    case 'stored':
      return null;
    case 'laid':
      return `${who} stored: ${cardList(happened.cards)} (${colours[happened.colour]}, ${cardsOf(happened.size)} now).`;
    case 'bonus':
      return `${who} took the bonus for ${colours[happened.colour]}: ${tokens[happened.token]}.`;
    case 'closed':
      return `${who} closed a set of ${happened.size}, ${colours[happened.colour]}, for ${points(happened.points)}.`;
    case 'left-open':
      return `${who} left a set of ${happened.size}, ${colours[happened.colour]}, open.`;
    case 'passed':
      return `${who} passed, with nothing to collect or store.`;
    case 'emptied':
      return `${capital(column(happened.column))} is empty: after this round comes the last one.`;
    case 'shown':
      return `${who} showed: ${cardList(happened.cards)}.`;
    case 'over': {
      const winner = capital(name(happened.winner));
      const score = points(at(happened.scores, happened.winner));
      if (happened.why === 'most-points') return `${winner} won with ${score}.`;
      return `${winner} won with ${score}: equal points, but standing furthest back.`;
    }
  }
}

const items: { readonly [item in Item]: string } = {
  two: 'Bonus: 2 points',
  three: 'Bonus: 3 points',
  each: 'Bonus: a point per card',
  odd: 'Bonus: odd',
  pair: 'Bonus: pair',
  double: 'Bonus: double',
  portholes: 'Portholes',
  treasures: 'Treasures in hand',
};

const whys: { readonly [why: string]: string } = {
  'most-points': 'Most points win.',
  'tie-break-back': 'Equal points: the castaway furthest back is ahead.',
};

const words: GameWords<Move, Event> = {
  name: 'Nautilus Island',
  goal: 'Salvage a stranded submarine: collect objects, make sets of one colour and close them for points.',
  ...bind(rulebook),
  refusal,
  event,
  move,
  item: (item) => items[item as Item] ?? item,
  why: (why) => whys[why] ?? 'The game is over.',
};

/** `names` are for the board: what things are called outside of sentences. */
export const en = { ...words, names: { colours, cards, tokens, sides } };
