import type { Refusal, Seat } from '@fathom/kernel';
import type { Event, Move, Pearl, Pearls, Weather } from '@fathom/toy/rules';
import { kinds } from '@fathom/toy/rules';
import { formats, type GameWords } from '@fathom/words';

const { and, count } = formats.en;

const pearls: { readonly [kind in Pearl]: string } = { white: 'white', pink: 'pink', black: 'black' };
const seas: { readonly [sea in Weather]: string } = {
  calm: 'The sea is calm',
  swell: 'A swell comes up',
  storm: 'A storm breaks',
};

function heap(hand: Pearls): string {
  const held = kinds.filter((kind) => hand[kind] > 0);
  return and(held.map((kind) => count(hand[kind], `${pearls[kind]} pearl`, `${pearls[kind]} pearls`)));
}

const isYou = (name: string): boolean => name.toLowerCase() === 'you';
/** “You dive”, “Ada dives”. */
const does = (name: string, verb: string): string => `${name} ${isYou(name) ? verb : `${verb}s`}`;
const whose = (name: string): string => (isYou(name) ? 'your' : `${name}’s`);
const whom = (name: string): string => (isYou(name) ? 'you' : name);

export const en = {
  name: 'Pearl Divers',
  goal: 'Dive for pearls, sell them under any name you dare, and have the most points after three turns each.',
  rules: {
    D1: {
      title: 'Pearls',
      text: 'A white pearl is worth 1, a pink one 2, a black one 3. They start in the reef, where nobody sees them.',
    },
    D2: {
      title: 'The sea',
      text: 'Divers take turns in order. A turn begins with the sea’s die: three faces are calm, two show a swell, one a storm. A doubt is about 1 point in calm water, 2 in a swell and 3 in a storm.',
    },
    D3: { title: 'Your turn', text: 'Dive, sell a pearl, or rest. That is the whole turn.' },
    D4: {
      title: 'Diving',
      text: 'Chance gives you a pearl from the reef. Only you look at it. You cannot dive with a full hand: two pearls, unless the table agreed on another number.',
    },
    D5: { title: 'Storm', text: 'Nobody dives in a storm.' },
    D6: { title: 'Empty reef', text: 'Nobody dives into an empty reef.' },
    D7: {
      title: 'Selling',
      text: 'Lay a pearl from your hand face down and call it white, pink or black. It need not be true.',
    },
    D8: {
      title: 'The answer',
      text: 'The next diver in turn order must believe you or doubt you before anything else happens; nobody answers when nothing is offered.',
    },
    D9: {
      title: 'Believing',
      text: 'The seller scores what the pearl was called. It stays where it lies, face down for good.',
    },
    D10: {
      title: 'Doubting',
      text: 'The pearl is turned up and washed onto the beach. If the name was true, the seller scores it and the sea’s points on top. If it was a lie, the doubter scores the sea’s points and the seller nothing.',
    },
    D11: { title: 'Nothing to decide', text: 'A diver who could only rest is not asked, and waits.' },
    D12: {
      title: 'The end',
      text: 'After three turns each, unless the table agreed on another number, all hands are shown. Every black pearl still held scores 1. Most points win; ties are shared.',
    },
  },
  chapters: [
    { title: 'The game', rules: ['D1', 'D2'] },
    { title: 'A turn', rules: ['D3', 'D4', 'D5', 'D6', 'D11'] },
    { title: 'Selling', rules: ['D7', 'D8', 'D9', 'D10'] },
    { title: 'The end', rules: ['D12'] },
  ],

  refusal(refusal: Refusal): string {
    switch (refusal.rule) {
      case 'D2':
        return 'The sea’s die is rolled by chance, not by a diver.';
      case 'D4':
        return typeof refusal.hold === 'number'
          ? `Your hand is full: you can hold ${count(refusal.hold, 'pearl', 'pearls')}.`
          : 'Which pearl you find is up to chance.';
      case 'D5':
        return 'Nobody dives in a storm.';
      case 'D6':
        return 'The reef is empty.';
      case 'D7':
        return `You hold no ${pearls[refusal.pearl as Pearl]} pearl.`;
      case 'D8':
        return refusal.offer ? 'First believe or doubt the pearl on offer.' : 'No pearl is on offer to you.';
      default:
        return `Rule ${refusal.rule} forbids it.`;
    }
  },

  event(event: Event, name: (seat: Seat) => string): string | null {
    switch (event.kind) {
      case 'sea':
        return `${seas[event.sea]}; it is ${whose(name(event.seat))} turn.`;
      case 'waits':
        return `${name(event.seat)} can only wait.`;
      case 'dives':
        return `${does(name(event.seat), 'dive')}.`;
      case 'finds':
        return event.pearl
          ? `${does(name(event.seat), 'find')} a ${pearls[event.pearl]} pearl.`
          : `${does(name(event.seat), 'find')} a pearl.`;
      case 'sells': {
        const offer = `${does(name(event.seat), 'offer')} ${whom(name(event.to))} a pearl and ${isYou(name(event.seat)) ? 'call' : 'calls'} it ${pearls[event.as]}`;
        return event.pearl ? `${offer}; it is ${pearls[event.pearl]}.` : `${offer}.`;
      }
      case 'rests':
        return `${does(name(event.seat), 'rest')}.`;
      case 'believes':
        return `${does(name(event.seat), 'believe')} it: ${count(event.points, 'point', 'points')} for ${whom(name(event.seller))}.`;
      case 'doubts': {
        const [verdict, winner] = event.pearl === event.as ? ['true', event.seller] : ['a lie', event.seat];
        const points = `${count(event.points, 'point', 'points')} for ${whom(name(winner))}`;
        return `${does(name(event.seat), 'doubt')} it, and ${pearls[event.pearl]} comes up: ${verdict}, ${points}.`;
      }
      case 'shows':
        return `${does(name(event.seat), 'show')} ${heap(event.hand)}.`;
      case 'ends':
        return 'The game is over.';
    }
  },

  move(move: Move): string {
    switch (move.do) {
      case 'roll':
        return seas[move.sea];
      case 'draw':
        return `A ${pearls[move.pearl]} pearl`;
      case 'dive':
        return 'Dive';
      case 'sell':
        return move.pearl === move.as
          ? `Sell your ${pearls[move.pearl]} pearl by its name`
          : `Sell your ${pearls[move.pearl]} pearl as ${pearls[move.as]}`;
      case 'rest':
        return 'Rest';
      case 'believe':
        return 'Believe';
      case 'doubt':
        return 'Doubt';
    }
  },

  place(place: string, name: (seat: Seat) => string): string {
    const [kind = '', index = ''] = place.split(':');
    switch (kind) {
      case 'hand':
        return isYou(name(Number(index))) ? 'Your hand' : `${name(Number(index))}’s hand`;
      case 'laid':
        return `Sold pearl ${Number(index) + 1}`;
      default:
        return kind === 'reef' ? 'Reef' : 'Beach';
    }
  },

  piece: (piece: string): string => `${pearls[piece as Pearl] ?? piece} pearl`,

  option(option: string): string {
    const options: { readonly [option: string]: string } = {
      rounds: 'turns each',
      hold: 'pearls in a hand',
      'reef.white': 'white pearls',
      'reef.pink': 'pink pearls',
      'reef.black': 'black pearls',
    };
    return options[option] ?? option;
  },

  item(item: string): string {
    const items: { readonly [item: string]: string } = {
      sold: 'Pearls sold',
      caught: 'Lies caught',
      kept: 'Black pearls kept',
    };
    return items[item] ?? item;
  },

  why(why: string): string {
    return why === 'last-turn' ? 'Everybody has taken their last turn.' : why;
  },
} satisfies GameWords<Move, Event>;
