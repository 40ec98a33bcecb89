import type { Move } from '@fathom/nautilion/rules';
import { capital, cardTitle, figures, list, one, plain, spells } from './names-en.ts';

const player = (seat: number): string => (seat === 0 ? 'the first player' : 'the second player');

/** What a move is called on a button or in a list. */
export function move(move: Move): string {
  switch (move.do) {
    case 'lay':
    case 'reef':
      return `Lay ${one(move.token)}`;
    case 'admiral':
      return `Admiral 1 to 5 for ${player(move.seat)}`;
    case 'row':
    case 'reveal':
      return cardTitle(move.card);
    case 'roll':
      return `Roll a ${move.face}`;
    case 'start':
      return capital(`${player(move.seat)} begins`);
    case 'name':
      return `First die for ${figures[move.figure]}`;
    case 'whirlwind':
      return `${spells.whirlwind}: roll again`;
    case 'tide':
      return `${spells.tide}: turn the ${move.die} to ${move.to}`;
    case 'translation':
      return `${spells.translation}: swap two tokens`;
    case 'swap':
      return `Swap the token at space ${move.spot}`;
    case 'reroll':
      return `Mages: roll the ${move.die} again`;
    case 'recall':
    case 'play':
      return cardTitle(move.do === 'recall' ? 'D12' : move.card);
    case 'sacrifice':
      return `Give up crew ${move.crew}`;
    case 'turn':
      return move.die === move.to ? `Leave the ${move.die}` : `Turn the ${move.die} to ${move.to}`;
    case 'dismiss':
      return `Remove ${cardTitle(move.card)}`;
    case 'pick':
      return `Take the crew at space ${move.spot}`;
    case 'take':
      return `Take ${one(move.token)} from the discard`;
    case 'enough':
      return 'Done';
    case 'insert':
      return `Slide it in before space ${move.before}`;
    case 'give':
      return `The ${move.die} to ${figures[move.to]}`;
    case 'pay':
      return `Pay ${one(move.token)}`;
    case 'lose':
      if (move.from === 'aboard')
        return `Give up ${move.token === 'mercenary' ? 'the ' : ''}${plain(move.token)} in cabin ${move.cabin}`;
      return `Give up ${one(move.token)} from the ${move.from === 'mages' ? 'mages’ cabin' : 'reserve'}`;
    case 'place':
      if (move.to === 'aboard') return `${capital(plain(move.token))} to cabin ${move.cabin}`;
      return `${capital(plain(move.token))} to the ${move.to === 'mages' ? 'mages’ cabin' : 'reserve'}`;
    case 'keep':
      return `Keep ${list(move.crew)}`;
  }
}
