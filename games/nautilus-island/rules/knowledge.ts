import type { Random, Seat, Watcher } from '@fathom/kernel';
import { cardIndex, KINDS, type Tally, total, zeros } from './cards.ts';
import type { Move } from './moves.ts';
import { play } from './play.ts';
import {
  clone,
  copyScene,
  onTurn,
  type Scene,
  type State,
  storable,
  unseenCards,
  type View,
  withSecrets,
} from './state.ts';
import { mayStore } from './turn.ts';

/** K1, K2. */
export function view(state: State, watcher: Watcher): View {
  const open = state.phase === 'over';
  const seen = copyScene(state) as View;
  seen.hidden = state.hidden.map((hidden, seat) => (open || seat === watcher ? hidden.slice() : null));
  return seen;
}

/**
 * Deals the unseen part of the others' hands from the unseen cards; the rest is the pool. Who has passed holds nothing that could
 * have been stored (R8), so those hands are dealt first, from the cards they may hold.
 */
export function imagine(view: View, random: Random): State {
  const pool = unseenCards(view);
  const unknown: Seat[] = [];
  view.hidden.forEach((hidden, seat) => {
    if (hidden === null) unknown.push(seat);
  });
  const passed = unknown.filter((seat) => view.castaways[seat].passed);
  const dealt = dealPassed(view, passed, pool, random);
  for (const seat of unknown) {
    if (!passed.includes(seat)) dealt.set(seat, deal(pool, view.castaways[seat].unseen, random));
  }
  const hidden = view.hidden.map((known, seat) => known?.slice() ?? dealt.get(seat) ?? []);
  return withSecrets(copyScene(view), hidden, pool);
}

function deal(pool: Tally, count: number, random: Random): Tally {
  const hand = zeros(KINDS);
  let left = total(pool);
  for (let n = 0; n < count; n++) {
    const card = cardAt(pool, random.below(left--));
    pool[card]--;
    hand[card]++;
  }
  return hand;
}

function cardAt(tally: readonly number[], ticket: number): number {
  let card = 0;
  for (let rest = ticket - tally[0]; rest >= 0; rest -= tally[card]) card++;
  return card;
}

/**
 * Each hand is dealt as if alone, and all of them again whenever two of them hold the same copy of a card: so every arrangement is
 * equally likely, which dealing one hand after another would not give.
 */
function dealPassed(scene: Scene, seats: readonly Seat[], pool: Tally, random: Random): Map<Seat, Tally> {
  const allowed = seats.map((seat) => pool.map((count, card) => (storable(scene.castaways[seat], card) ? 0 : count)));
  for (;;) {
    const hands = new Map<Seat, Tally>();
    const rest = pool.slice();
    const clash = seats.some((seat, i) => {
      const mine = allowed[i].slice();
      const hand = zeros(KINDS);
      hands.set(seat, hand);
      for (let n = scene.castaways[seat].unseen; n > 0; n--) {
        let ticket = random.below(total(mine));
        const card = cardAt(mine, ticket);
        for (let before = 0; before < card; before++) ticket -= mine[before];
        const heldByOthers = pool[card] - hand[card] - rest[card];
        if (ticket < heldByOthers) return true;
        mine[card]--;
        hand[card]++;
      }
      for (let card = 0; card < KINDS; card++) rest[card] -= hand[card];
      return false;
    });
    if (clash) continue;
    for (let card = 0; card < KINDS; card++) pool[card] = rest[card];
    return hands;
  }
}

/**
 * Storing a card nobody else knew of shows it; passing shows that nothing could be stored; the last move of the game shows all
 * hands. Collecting, or moving where only that is left to do, has cards drawn or turned: that is chance's doing, but with one kind
 * of card left chance has no choice by which the table could tell.
 */
export function reveals(state: State, move: Move): boolean {
  const castaway = state.castaways[onTurn(state)];
  if (endsGame(state, move) && state.castaways.some(({ unseen }) => unseen > 0)) return true;
  switch (move.do) {
    case 'store':
      return castaway.open[cardIndex[move.card]] === 0;
    case 'pass':
      return castaway.unseen > 0;
    case 'collect':
      return bringsCards(state, castaway.at);
    case 'go':
      return !mayStore(castaway) && bringsCards(state, move.column);
    default:
      return false;
  }
}

function endsGame(state: State, move: Move): boolean {
  if (state.ending !== 'now' || state.turn < state.seats - 1) return false;
  const after = clone(state);
  play(after, move);
  return after.phase === 'over';
}

function bringsCards(scene: Scene, column: number): boolean {
  const height = scene.heights[column];
  return height > 1 || (height === 1 && scene.layout[column].includes('down'));
}
