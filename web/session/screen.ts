import type { Actor, Seat } from '@fathom/kernel';
import type { Facts } from './session.ts';

/** Whose screen it is. It goes from person to person, never to a bot, and is covered while nobody knows who looks. */
export class Screen {
  readonly #facts: Facts;
  /** Whether a seat sees something now that the next best person to look must not. */
  readonly #hides: (seat: Seat) => boolean;
  /** What is secret is shown on a press only: passing the screen from turn to turn needs no cover. */
  readonly #discreet: boolean;
  #holder: Seat;
  #awaited: Seat | null = null;

  constructor(facts: Facts, actor: Actor, hides: (seat: Seat) => boolean, discreet: boolean) {
    this.#facts = facts;
    this.#hides = hides;
    this.#discreet = discreet;
    this.#holder = this.isPerson(actor) ? actor : (facts.people[0] ?? 0);
  }

  get holder(): Seat {
    return this.#holder;
  }

  /** Who must take the screen before anything is shown. */
  get awaited(): Seat | null {
    return this.#awaited;
  }

  isPerson(actor: Actor): actor is Seat {
    return typeof actor === 'number' && this.#facts.players[actor]?.bot === null;
  }

  /** It is for this actor to act: another person gets the screen, or is awaited. Whether anything changed. */
  passTo(actor: Actor): boolean {
    if (!this.isPerson(actor) || actor === this.#holder) return false;
    if (!this.#discreet && this.#mustHide(actor)) this.#awaited = actor;
    else this.#holder = actor;
    return true;
  }

  /** Nobody knows who looks. Whether that matters. */
  cover(): boolean {
    if (this.#awaited !== null || !this.#mustHide(this.#holder)) return false;
    this.#awaited = this.#holder;
    return true;
  }

  takeOver(): boolean {
    if (this.#awaited === null) return false;
    this.#holder = this.#awaited;
    this.#awaited = null;
    return true;
  }

  #mustHide(seat: Seat): boolean {
    return this.#facts.people.length > 1 && this.#hides(seat);
  }
}
