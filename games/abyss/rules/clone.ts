import type { Frame } from './frames.ts';
import type { OpenPlayer, State } from './state.ts';

function cloneFrame(frame: Frame): Frame {
  const copy = { ...frame };
  if (copy.at === 'pay') {
    copy.spent = copy.spent.slice();
    copy.next = copy.next.slice();
  }
  if (copy.at === 'affiliate') copy.cards = copy.cards.slice();
  else if (copy.at === 'pay-keys') copy.lords = copy.lords.slice();
  else if (copy.at === 'figure') copy.among = copy.among.slice();
  return copy;
}

export const cloneFrames = (frames: readonly Frame[]): Frame[] => frames.map(cloneFrame);

export const cloneOpenPlayer = (player: OpenPlayer): OpenPlayer => ({
  pearls: player.pearls,
  nebulis: player.nebulis,
  keys: player.keys,
  hand: player.hand.slice(),
  handSize: player.handSize,
  allies: player.allies.slice(),
  lords: player.lords.slice(),
  disabled: player.disabled.slice(),
  locations: player.locations.map(({ location, lords }) => ({ location, lords: lords.slice() })),
});

/** Everything on the table but the players, of a state or a view. */
export function cloneTable<T extends Omit<State, 'players' | 'pool' | 'hunted'>>(
  open: T,
): Omit<State, 'players' | 'pool' | 'hunted'> {
  return {
    options: open.options,
    seats: open.seats,
    stack: cloneFrames(open.stack),
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
    council: open.council.map((stack) => stack.slice()),
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
    sentinels: open.sentinels.map((sentinel) => ({ ...sentinel })),
  };
}

export const clone = (state: State): State => ({
  ...cloneTable(state),
  players: state.players.map((player) => ({ ...cloneOpenPlayer(player), tokens: player.tokens.slice() })),
  pool: state.pool.slice(),
  hunted: state.hunted && { ...state.hunted },
});
