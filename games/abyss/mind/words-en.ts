import { capital, locationName, money, oneCard, pearlsOf, theLord, theRace } from '@fathom/abyss/words/names-en';
import type { Seat } from '@fathom/kernel';
import type { MindWords } from '@fathom/mind';
import type { LevelId } from './levels.ts';
import type { Reason } from './reasons.ts';
import { strengths } from './strengths.ts';

const count = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;

/** "a key and 2 pearls or monster tokens". */
function reward(keys: number, units: number): string {
  const parts: string[] = [];
  if (keys > 0) parts.push(keys === 1 ? 'a key' : `${keys} keys`);
  if (units > 0) parts.push(units === 1 ? 'a pearl or a monster token' : `${units} pearls or monster tokens`);
  return parts.join(' and ');
}

function reason(why: Reason, name?: (seat: Seat) => string): string {
  switch (why.kind) {
    case 'wins':
      return 'Ends the game, and you win.';
    case 'loses':
      return 'Ends the game without a win.';
    case 'ends':
      return 'Ends the game; the monster tokens decide it.';
    case 'recruits': {
      const less = why.saved > 0 ? `, ${why.saved} below its printed cost` : '';
      const allies = why.allies ? ' and allies' : '';
      const paid = why.pearls > 0 ? ` for ${pearlsOf(why.pearls)}${allies}` : ' without a pearl';
      return `Recruits ${theLord(why.lord)} (${why.influence} influence)${paid}${less}.`;
    }
    case 'joins':
      return `Brings you ${theLord(why.lord)} (${why.influence} influence).`;
    case 'loses-lord':
      return `Gives up ${theLord(why.lord)} (${why.influence} influence).`;
    case 'denies':
      return `${name?.(why.seat) ?? 'An opponent'} could pay for ${theLord(why.lord)}, too.`;
    case 'affiliates':
      return `The ally affiliated with it adds ${count(why.points, 'point')}.`;
    case 'location':
      return `Takes ${locationName(why.location)}, worth ${count(why.points, 'point')} as things stand.`;
    case 'sanctuary':
      return `Takes ${locationName(why.location)}, a sanctuary to search for loot.`;
    case 'location-due':
      return 'Three keys: a location is yours to choose.';
    case 'keys':
      return why.keys === 1 ? 'Brings your first key.' : `Brings you to ${why.keys} of the three keys.`;
    case 'stack':
      return `Takes ${theRace(why.race)} of the council: ${count(why.cards, 'card')} worth ${why.points}.`;
    case 'affords':
      return `Then you can pay for ${theLord(why.lord)}.`;
    case 'nears':
      return `Then you are ${count(why.short, 'point')} short of ${theLord(why.lord)}.`;
    case 'takes':
      return `Takes ${oneCard(why.card)} into your hand.`;
    case 'buys':
      return `Buys ${oneCard(why.card)} for ${money(why.pearls, why.nebulis)}.`;
    case 'keeps-pearls':
      return `Keeps your ${pearlsOf(why.pearls)} for something better.`;
    case 'declines':
      return `${capital(oneCard(why.card))} is not worth the price.`;
    case 'power':
      return `Uses the power of ${theLord(why.lord)}.`;
    case 'hopes':
      return `Something better may come: ${count(why.places, 'place')} on the track ${why.places === 1 ? 'is' : 'are'} still empty.`;
    case 'fights':
      return `The monster brings ${reward(why.keys, why.units)}.`;
    case 'threat':
      return `The next monster will bring ${reward(why.keys, why.units)}.`;
    case 'explores':
      return why.oneIn === 0
        ? 'New allies; no monster is left in the deck.'
        : `New allies, and one card in ${why.oneIn} is a monster that brings ${reward(why.keys, why.units)}.`;
    case 'plots':
      return 'A pearl for one more lord to choose from.';
    case 'leaves':
      return `Leaves ${theRace(why.race)} of the council, worth ${why.points}, to ${name?.(why.seat) ?? 'the next player'}.`;
    case 'seventh':
      return why.lead > 0
        ? `The seventh lord: the end comes while you lead by ${why.lead}${why.hidden ? ', not counting hidden monster tokens' : ''}.`
        : 'The seventh lord: everybody else has one turn left.';
    case 'corrupts':
      return `Brings you ${why.nebulis} nebulis: −${why.nebulis} at the end.`;
    case 'cleans':
      return `Rids you of ${why.nebulis} nebulis.`;
    case 'figure':
      return why.nebulis > 0
        ? `Brings you ${why.nebulis} nebulis, and with it the Kraken: −5 points while it stays.`
        : 'The Kraken comes to you: −5 points while it stays.';
    case 'earns':
      return `Earns ${pearlsOf(why.pearls)}.`;
    case 'figure-leaves':
      return 'The Kraken leaves you: its −5 points go with it.';
    case 'best':
      return 'The best move here.';
    case 'other':
      return 'Something else you may do.';
  }
}

export const mindEn: MindWords<LevelId, Reason> = {
  strengths,
  reason,
  levels: {
    page: {
      name: 'Nerin, the page',
      others: ['Doto', 'Thoe'],
      character: 'Clings to pearls and allies, takes the first ally that comes, and dreams of the grandest lords only.',
    },
    diver: {
      name: 'Coralie, pearl diver',
      others: ['Marina', 'Ianthe'],
      character:
        'Knows the price of lords and allies, but forgets affiliation and locations and never looks across the table.',
    },
    chamberlain: {
      name: 'Murex, the chamberlain',
      others: ['Triton', 'Trochus'],
      character:
        'Recruits at the first chance and weighs allies, keys and rivals by old rules, but sees only the next move.',
    },
    regent: {
      name: 'Anemone, the regent',
      others: ['Actinia', 'Gorgonia'],
      character: 'Has held court thousands of times and knows what a position is worth, but decides at a glance.',
    },
    queen: {
      name: 'Bathys, queen of the deep',
      others: ['Thalassa', 'Tethys'],
      character: 'Judges by long experience and imagines how everybody will go on before she decides.',
    },
  },
};
