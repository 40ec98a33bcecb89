import type { Seat } from '@fathom/kernel';
import type { Frame } from './frames.ts';
import { type Holding, type Open, type OpenPlayer, type Player, playerOf, type Sentinel, type State } from './state.ts';

/** What a state has that is not for all to see. */
type Secrets = Pick<State, 'pool' | 'hunted'>;
type Table = Omit<Open, 'players'>;

/** Loops instead of `map`: what it makes is an array of another kind, and the rules run slower on two kinds than on one. */
function copyEach<T>(list: readonly T[], copy: (item: T) => T): T[] {
  const copies = list.slice();
  for (let i = 0; i < list.length; i++) {
    const item = list[i];
    if (item !== undefined) copies[i] = copy(item);
  }
  return copies;
}

/** Frames that change while they lie on the stack are copied, field by field to keep their shape; the others are shared. */
function cloneFrame(frame: Frame): Frame {
  switch (frame.at) {
    case 'pay':
      return {
        at: 'pay',
        lord: frame.lord,
        spent: frame.spent.slice(),
        next: frame.next.slice(),
        nebulis: frame.nebulis,
      };
    case 'affiliate':
      return { at: 'affiliate', cards: frame.cards.slice() };
    case 'pay-keys':
      return { at: 'pay-keys', location: frame.location, lords: frame.lords.slice() };
    case 'figure':
      return { at: 'figure', among: frame.among.slice() };
    case 'token':
      return { at: 'token', seat: frame.seat, count: frame.count };
    case 'drawn':
      return { at: 'drawn', left: frame.left };
    case 'search':
      return { at: 'search', location: frame.location, first: frame.first };
    case 'trim':
      return { at: 'trim', seat: frame.seat, limit: frame.limit, from: frame.from };
    case 'limit':
      return { at: 'limit', over: frame.over, from: frame.from };
    case 'jailer':
      return { at: 'jailer', seat: frame.seat };
    case 'assassin':
      return { at: 'assassin', seat: frame.seat };
    case 'executed':
      return { at: 'executed', race: frame.race, seat: frame.seat };
    case 'gifts':
      return { at: 'gifts', left: frame.left, upTo: frame.upTo };
    default:
      return frame;
  }
}

const cloneHolding = ({ location, lords }: Holding): Holding => ({ location, lords: lords.slice() });

const cloneSentinel = ({ owner, area, thing, ready }: Sentinel): Sentinel => ({ owner, area, thing, ready });

const cloneCounts = (counts: number[]): number[] => counts.slice();

export const clonePlayer = (player: OpenPlayer, tokens: number[]): Player => ({
  pearls: player.pearls,
  nebulis: player.nebulis,
  keys: player.keys,
  hand: player.hand.slice(),
  handSize: player.handSize,
  allies: player.allies.slice(),
  lords: player.lords.slice(),
  disabled: player.disabled.slice(),
  locations: copyEach(player.locations, cloneHolding),
  tokens,
});

/** Everything on the table, of a state or a view, with these players. */
export function cloneOpen<P extends OpenPlayer>(open: Table, players: P[]): Table & { players: P[] } {
  return {
    options: open.options,
    seats: open.seats,
    stack: copyEach(open.stack, cloneFrame),
    turn: open.turn,
    first: open.first,
    round: open.round,
    quiet: open.quiet,
    recruited: open.recruited,
    extra: open.extra,
    used: open.used.slice(),
    sales: open.sales,
    bought: open.bought.slice(),
    closer: open.closer,
    ending: open.ending,
    over: open.over,
    deck: open.deck.slice(),
    discard: open.discard.slice(),
    track: open.track.slice(),
    threat: open.threat,
    council: copyEach(open.council, cloneCounts),
    court: open.court.slice(),
    lordDeck: open.lordDeck.slice(),
    gone: open.gone.slice(),
    holder: open.holder.slice(),
    locationPile: open.locationPile.slice(),
    faceUp: open.faceUp.slice(),
    drawn: open.drawn.slice(),
    goneLocations: open.goneLocations.slice(),
    hoards: open.hoards.slice(),
    lootDeck: open.lootDeck.slice(),
    lootDiscard: open.lootDiscard.slice(),
    figure: open.figure,
    settled: open.settled.slice(),
    sentinels: copyEach(open.sentinels, cloneSentinel),
    players,
  };
}

/** The one way in which states are made, new ones too, so that all have the same shape: on two shapes the rules run slower. */
export function withSecrets(open: Table & { players: Player[] }, pool: number[], hunted: State['hunted']): State {
  const state = open as Table & { players: Player[] } & Partial<Secrets>;
  state.pool = pool;
  state.hunted = hunted;
  return state as State;
}

const cloneHunted = (hunted: State['hunted']): State['hunted'] =>
  hunted && { from: hunted.from, to: hunted.to, value: hunted.value };

export function clone(state: State): State {
  const players: Player[] = [];
  for (let seat: Seat = 0; seat < state.seats; seat++) {
    players.push(clonePlayer(playerOf(state, seat), playerOf(state, seat).tokens.slice()));
  }
  return withSecrets(cloneOpen(state, players), state.pool.slice(), cloneHunted(state.hunted));
}
