import { at, type Json, type Refusal, type Seat } from '@fathom/kernel';
import { CARD_NAMES, type CardName, RACES, type RaceName } from '../box/cards.ts';
import { FIRST_SANCTUARY, LOCATIONS, type LocationName } from '../box/locations.ts';
import { LORDS, type LordName } from '../box/lords.ts';
import { LOOT_VALUES, TOKEN_VALUES } from '../box/tracks.ts';
import type { Event, EventKind } from '../events.ts';
import { abyss } from '../index.ts';
import type { Move } from '../notation.ts';
import { type Options, options } from '../options.ts';
import { payRow } from '../questions.ts';
import { remove, type State } from '../state.ts';
import { view } from '../view.ts';

export const card = (name: CardName): number => CARD_NAMES.indexOf(name);
export const lord = (name: LordName): number => LORDS.findIndex(({ key }) => key === name);
export const race = (name: RaceName): number => RACES.indexOf(name);
export const location = (name: LocationName): number => LOCATIONS.findIndex(({ key }) => key === name);

/** A position made by hand, for tests: seat 0 is about to act, nobody has anything but a pearl, chance says what it is told to. */
export class Rig {
  readonly state: State;
  readonly events: Event[] = [];

  constructor(seats: number, chosen: Partial<Options> = {}) {
    this.state = abyss.setup(seats, { ...options.defaults, ...chosen });
    this.state.stack = [{ at: 'close' }, { at: 'end' }, { at: 'keys' }, { at: 'action' }];
    this.court('miller', 'reaper', 'keeper', 'shepherd', 'landowner', 'aquaculturalist');
    this.faceUp('coral-barrier');
  }

  /** The court from the place furthest from the deck on. */
  court(...names: readonly LordName[]): this {
    const { state } = this;
    for (const old of state.court) if (old >= 0) state.lordDeck.push(old);
    state.court.fill(-1);
    names.forEach((name, i) => {
      state.court[5 - i] = lord(name);
      remove(state.lordDeck, lord(name));
    });
    state.lordDeck.sort((a, b) => a - b);
    return this;
  }

  faceUp(...names: readonly LocationName[]): this {
    const { state } = this;
    state.locationPile.push(...state.faceUp);
    state.faceUp = names.map(location);
    for (const tile of state.faceUp) remove(state.locationPile, tile);
    state.locationPile.sort((a, b) => a - b);
    return this;
  }

  /** Only these lords are left in the deck. */
  lordDeck(...names: readonly LordName[]): this {
    this.state.lordDeck = names.map(lord).sort((a, b) => a - b);
    return this;
  }

  locationPile(...names: readonly LocationName[]): this {
    this.state.locationPile = names.map(location).sort((a, b) => a - b);
    return this;
  }

  hand(seat: Seat, ...names: readonly CardName[]): this {
    const player = at(this.state.players, seat);
    for (const name of names) {
      player.hand[card(name)] = at(player.hand, card(name)) + 1;
      player.handSize++;
      this.state.deck[card(name)] = at(this.state.deck, card(name)) - 1;
    }
    return this;
  }

  allies(seat: Seat, ...names: readonly CardName[]): this {
    for (const name of names) {
      at(this.state.players, seat).allies[card(name)] = at(at(this.state.players, seat).allies, card(name)) + 1;
      this.state.deck[card(name)] = at(this.state.deck, card(name)) - 1;
    }
    return this;
  }

  council(stack: RaceName, ...names: readonly CardName[]): this {
    for (const name of names) {
      at(this.state.council, race(stack))[card(name)] = at(at(this.state.council, race(stack)), card(name)) + 1;
      this.state.deck[card(name)] = at(this.state.deck, card(name)) - 1;
    }
    return this;
  }

  discard(...names: readonly CardName[]): this {
    for (const name of names) {
      this.state.discard[card(name)] = at(this.state.discard, card(name)) + 1;
      this.state.deck[card(name)] = at(this.state.deck, card(name)) - 1;
    }
    return this;
  }

  /** Only these cards are left in the exploration deck. */
  deck(...names: readonly CardName[]): this {
    this.state.deck.fill(0);
    for (const name of names) this.state.deck[card(name)] = at(this.state.deck, card(name)) + 1;
    return this;
  }

  purse(seat: Seat, purse: { pearls?: number; nebulis?: number; keys?: number }): this {
    Object.assign(at(this.state.players, seat), purse);
    this.state.players.forEach((player, i) => {
      this.state.settled[i] = player.nebulis;
    });
    return this;
  }

  figure(seat: Seat): this {
    this.state.figure = seat;
    return this;
  }

  tokens(seat: Seat, ...values: readonly number[]): this {
    for (const value of values) {
      const index = (TOKEN_VALUES as readonly number[]).indexOf(value);
      at(this.state.players, seat).tokens[index] = at(at(this.state.players, seat).tokens, index) + 1;
      this.state.pool[index] = at(this.state.pool, index) - 1;
    }
    return this;
  }

  /** Free, enabled lords. */
  lords(seat: Seat, ...names: readonly LordName[]): this {
    for (const name of names) {
      at(this.state.players, seat).lords.push(lord(name));
      this.state.holder[lord(name)] = seat;
      remove(this.state.lordDeck, lord(name));
    }
    return this;
  }

  disabled(seat: Seat, ...names: readonly LordName[]): this {
    this.lords(seat, ...names);
    for (const name of names) {
      this.state.holder[lord(name)] = -1;
      at(this.state.players, seat).disabled.push(lord(name));
    }
    return this;
  }

  controls(seat: Seat, tile: LocationName, ...under: readonly LordName[]): this {
    remove(this.state.locationPile, location(tile));
    for (const name of under) remove(this.state.lordDeck, lord(name));
    at(this.state.players, seat).locations.push({ location: location(tile), lords: under.map(lord) });
    return this;
  }

  loot(tile: LocationName, ...values: readonly number[]): this {
    for (const value of values) {
      const index = (LOOT_VALUES as readonly number[]).indexOf(value);
      this.state.hoards[location(tile) - FIRST_SANCTUARY] =
        at(this.state.hoards, location(tile) - FIRST_SANCTUARY) | (1 << index);
      this.state.lootDeck[index] = at(this.state.lootDeck, index) - 1;
    }
    return this;
  }

  /** A sentinel that lies before its owner, ready to be placed. */
  sentinel(index: number, owner: Seat): this {
    Object.assign(at(this.state.sentinels, index), { owner, ready: true });
    return this;
  }

  guards(index: number, owner: Seat, area: 'court' | 'council' | 'locations', thing: number): this {
    Object.assign(at(this.state.sentinels, index), { owner, area, thing, ready: false });
    return this;
  }

  get actor() {
    return abyss.actor(this.state);
  }

  get moves(): readonly Move[] {
    return abyss.moves(this.state);
  }

  /** What is being decided. */
  get at(): string {
    return this.state.stack.at(-1)?.at ?? 'over';
  }

  can(move: Move): boolean {
    return this.moves.includes(move);
  }

  /** Plays moves, seats' and chance's, each of which must be listed. */
  play(...moves: readonly Move[]): this {
    for (const move of moves) {
      if (!this.can(move)) throw new Error(`${move} is not among ${this.moves.join(' ')} (${this.at})`);
      abyss.play(this.state, move, (event) => this.events.push(event));
    }
    return this;
  }

  /** Explores, unless that happened by itself: with nothing else to do nobody is asked. */
  explore(...moves: readonly Move[]): this {
    if (this.can('explore')) this.play('explore');
    return this.play(...moves);
  }

  /** Recruits with exactly these cards, and so many nebulis in the rest. */
  recruit(name: LordName, cards: readonly CardName[], pearls = 0, nebulis = 0): this {
    const row = payRow(view(this.state, this.state.turn), cards.map(card), pearls, nebulis, lord(name));
    if (!row) throw new Error(`${cards.join(' ')} with ${pearls} and ${nebulis} does not pay for ${name}`);
    return this.play(...row);
  }

  why(move: Json): Refusal | null {
    const { actor } = this;
    return typeof actor === 'number' ? abyss.whyNot(this.state, actor, move) : null;
  }

  told(kind: EventKind): Event[] {
    return this.events.filter((event) => event.kind === kind);
  }

  handOf(seat: Seat): CardName[] {
    return at(this.state.players, seat).hand.flatMap((count, kind) =>
      Array<CardName>(count).fill(at(CARD_NAMES, kind)),
    );
  }

  alliesOf(seat: Seat): CardName[] {
    return at(this.state.players, seat).allies.flatMap((count, kind) =>
      Array<CardName>(count).fill(at(CARD_NAMES, kind)),
    );
  }

  pearls(seat: Seat): number {
    return at(this.state.players, seat).pearls;
  }

  nebulis(seat: Seat): number {
    return at(this.state.players, seat).nebulis;
  }

  lordsOf(seat: Seat): LordName[] {
    return at(this.state.players, seat).lords.map((one) => at(LORDS, one).key);
  }

  courtNow(): (LordName | null)[] {
    return this.state.court.map((one) => (one < 0 ? null : at(LORDS, one).key));
  }

  discardNow(): CardName[] {
    return this.state.discard.flatMap((count, kind) => Array<CardName>(count).fill(at(CARD_NAMES, kind)));
  }
}

export const rig = (seats = 2, chosen: Partial<Options> = {}): Rig => new Rig(seats, chosen);
