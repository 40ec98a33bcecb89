import type { Event, MagePlace, Why } from '@fathom/nautilion/rules';
import { capital, cardNumber, cards, figures, list, one, spells } from './names-en.ts';

export const why: { readonly [why in Why]: string } = {
  won: 'You reached the Abyss with a full crew, and the Darkhouse went out.',
  'phantom-home': 'The Phantom reached the Happy Isles.',
  'abyss-without-crew': 'You reached the Abyss before all nine crew were aboard.',
  'abyss-without-mages': 'You reached the Abyss without mages A, B and C in their cabin.',
  'heroic-left': 'You reached the Abyss with a Heroic card still open.',
  harpooned: 'The Phantom had more harpoons in the collision.',
};

const partner: { readonly [place in MagePlace]: MagePlace } = { A: '1', B: '4', C: '7', '1': 'A', '4': 'B', '7': 'C' };

const isYou = (name: string): boolean => name.toLowerCase() === 'you';

const harpoons = (count: number): string => `${count} ${count === 1 ? 'harpoon' : 'harpoons'}`;

/** Plain sentences for the log and the announcer. What an Admiral other than you did is told of them by name. */
export function event(event: Event, name: (seat: number) => string, by?: number): string | null {
  const said = sentence(event, name);
  const doer = by === undefined ? 'You' : name(by);
  return isYou(doer) || event.kind === 'collision' ? said : (said?.replace(/^You (?!are |begin)/, `${doer} `) ?? null);
}

function sentence(event: Event, name: (seat: number) => string): string | null {
  switch (event.kind) {
    case 'laid':
    case 'reef-laid':
    case 'given':
      return null;
    case 'path-laid':
      return `The path is laid: ${event.places} spaces, counting both ends.`;
    case 'admirals':
      return `Admirals dealt. ${name(event.low)}: crew 1 to 5. ${name(1 - event.low)}: crew 5 to 9.`;
    case 'row-laid':
      return `Laid out: ${cards[event.card]} (${cardNumber(event.card)}).`;
    case 'revealed':
      return `Revealed: ${cards[event.card]} (${cardNumber(event.card)}).`;
    case 'turn':
      return isYou(name(event.seat)) ? `Turn ${event.turn}.` : `Turn ${event.turn}, ${name(event.seat)}.`;
    case 'machination':
      return `The Darkhouse moves to “${cards[event.card]}” (${cardNumber(event.card)}).`;
    case 'idle-card':
      return `${cardNumber(event.card)} has no effect this turn.`;
    case 'reef-rolled': {
      const sum = event.bonus > 0 ? `${event.face} + ${event.bonus} makes ${event.total}` : `A ${event.face}`;
      return `${sum} at reef ${event.reef}: ${event.free ? 'you are clear' : 'you are held'}.`;
    }
    case 'reef-gained':
      return `Reef ${event.reef} joined your reserve.`;
    case 'rolled':
      if (event.more > 0) return null;
      return event.dice.length === 1 ? `You rolled a ${event.face}.` : `You rolled ${event.dice.join(', ')}.`;
    case 'dice-set':
      return `The dice are frozen at ${list(event.dice)}.`;
    case 'starter':
      return isYou(name(event.seat)) ? 'You begin.' : `${name(event.seat)} begins.`;
    case 'named':
      return `The first die will be for ${figures[event.figure]}.`;
    case 'paid':
      return `You paid ${one(event.token)} for ${event.purpose === 'D12' ? cardNumber('D12') : spells[event.purpose]}.`;
    case 'whirlwind':
      return event.dice.length === 1
        ? `Whirlwind rolls the ${event.dice[0]} again.`
        : `Whirlwind rolls ${list(event.dice)} again.`;
    case 'tide':
      return `Tide turned the ${event.die} into a ${event.to}.`;
    case 'translation':
      return `Translation swapped ${one(event.tokens[0])} and ${one(event.tokens[1])}.`;
    case 'pair-used':
      return `Mage ${event.pair} and crew ${partner[event.pair]} roll the ${event.die} again.`;
    case 'card-played':
      return `You gave up crew ${event.crew} for “${cards[event.card]}” (${cardNumber(event.card)})${event.idle ? ', to no effect' : ''}.`;
    case 'card-dismissed':
      return `“${capital(cards[event.card])}” (${cardNumber(event.card)}) left the game unplayed.`;
    case 'die-turned':
      return event.die === event.to
        ? `You left the ${event.die} as it is.`
        : `You turned the ${event.die} into a ${event.to}.`;
    case 'reefs-removed':
      if (event.count === 0) return `No reef ${event.reef} was left beside the path.`;
      return event.count === 1
        ? `The last reef ${event.reef} is gone.`
        : `All ${event.count} reefs with a ${event.reef} are gone.`;
    case 'mercenary-gone':
      return 'A mercenary deserted the Phantom.';
    case 'darkhouse':
      return darkhouse(event);
    case 'darkhouse-rerolled':
      return event.die === event.face
        ? `The Darkhouse rolled its ${event.die} again and kept it.`
        : `The Darkhouse rolled its ${event.die} again: a ${event.face}.`;
    case 'lost': {
      const from = { reserve: '', aboard: ' from aboard', mages: ' from the mages’ cabin' }[event.from];
      const taker = event.cause === 'darkhouse' ? 'The Darkhouse took' : 'The mercenary cost you';
      return `${taker} ${one(event.token)}${from}.`;
    }
    case 'moved':
      return event.figure === 'nautilion' ? youMoved(event) : phantomMoved(event);
    case 'held':
      return event.figure === 'phantom' ? 'The Phantom does not move.' : 'The reef holds the Nautilion.';
    case 'sank':
      return `The Phantom sank ${one(event.token)}.`;
    case 'armed':
      return `${capital(one(event.token))} joined the Phantom’s board.`;
    case 'reef-sunk':
      return `The Phantom broke reef ${event.reef}.`;
    case 'placed':
      return placed(event);
    case 'inserted':
      return `You slid ${one(event.token)} back into the path.`;
    case 'collision': {
      const outcome = {
        lost: 'the Phantom wins the fight',
        tied: 'nobody wins the fight',
        won: 'you win the fight',
      }[event.outcome];
      return `You have ${harpoons(event.nautilion)}, the Phantom ${event.phantom}: ${outcome}.`;
    }
    case 'disarmed':
      return 'The Phantom’s board is emptied, and your mercenaries leave.';
    case 'kept':
      return event.lost.length === 0
        ? `You kept ${list(event.crew)}.`
        : `You kept ${list(event.crew)} and lost ${list(event.lost)}.`;
    case 'over':
      return why[event.why];
  }
}

type Of<Kind extends Event['kind']> = Extract<Event, { readonly kind: Kind }>;

function darkhouse({ die, demands, why }: Of<'darkhouse'>): string {
  switch (why) {
    case 'low':
      return `The Darkhouse stayed calm on a ${die}.`;
    case 'spared':
      return `The Darkhouse was blinded and took nothing on a ${die}.`;
    case 'nothing-left':
      return `The Darkhouse found nothing to take on a ${die}.`;
    case 'due':
      return `The Darkhouse demanded ${demands === 1 ? 'a token' : `${demands} tokens`} on a ${die}.`;
  }
}

/** Who arrives ends the game: that is told by the end. */
function youMoved({ end, backwards, die }: Of<'moved'>): string | null {
  if (end === 'collision') return 'You ran into the Phantom.';
  if (end === 'home') return 'You are back at the Happy Isles.';
  return backwards ? `You moved back ${die}.` : null;
}

function phantomMoved({ end, backwards, die }: Of<'moved'>): string | null {
  if (end === 'collision') return 'The Phantom ran into you.';
  if (end === 'abyss') return 'The Phantom drew back to the Abyss.';
  return backwards ? `The Phantom moved back ${die}.` : null;
}

function placed({ token, from, to, cabin }: Of<'placed'>): string {
  const back = !from.startsWith('path');
  switch (to) {
    case 'aboard':
      if (token === 'mercenary')
        return back ? `You called a mercenary back to cabin ${cabin}.` : `A mercenary took cabin ${cabin}.`;
      return back ? `You called crew ${token} back aboard.` : `You took crew ${token} aboard.`;
    case 'mages':
      if (/^[ABC]$/.test(token)) return `Mage ${token} ${back ? 'came back to' : 'joined'} the mages’ cabin.`;
      return `${back ? 'You called back' : 'You took'} ${one(token)}, kept with mage ${partner[token as MagePlace]}.`;
    case 'reserve':
      return back ? `You brought ${one(token)} back to the reserve.` : `You put ${one(token)} in the reserve.`;
  }
}
