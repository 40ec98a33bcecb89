import { at, type Refusal } from '@fathom/kernel';
import { linked, occupied } from '../ducts.ts';
import {
  CURRENTS,
  DARKHOUSE_PHASE,
  NAUTILION_PHASE,
  PHANTOM_PHASE,
  ROUND_ENDS,
  TURN_BEGINS,
  TURN_ENDS,
  top,
} from '../frames.ts';
import { nautilion } from '../index.ts';
import { kindOf, MERCENARY, magePlace, noTokens, tokenOf } from '../kinds.ts';
import { setup } from '../setup.ts';
import type { DarkhouseCard, Event, HeroicCard, Move, Options, Pile, State } from '../types.ts';

/**
 * A position described as one would describe it across a table; what is left out is as usual.
 *
 * `path` lists the places from home to the Abyss: a token by its name (`M` for a mercenary), `.` for a gap, `N` and `P` for the gaps in which the
 * figures stand, and `^3` behind any of them for a reef beside that place. `N|` in front and `|P` behind put the
 * figures on the ends, where they stand if they are not mentioned. So `N| 5 4^3 . M P 7` is a path of six places.
 * Piles are lists of tokens: `blank blank 5 reef3`. `aboard` lists crew by number, and mercenaries with their cabin: `1 2 M5`.
 */
export interface Description {
  readonly path: string;
  readonly options?: Partial<Options>;
  readonly seats?: number;
  readonly turn?: number;
  readonly active?: number;
  /** The seat with 1–5. */
  readonly lowAdmiral?: number;
  readonly aboard?: string;
  readonly mages?: string;
  readonly reserve?: string;
  readonly discard?: string;
  readonly hold?: string;
  readonly collided?: boolean;
  /** The dice lie there, and the window of phase 1 is open. Left out: the turn is about to begin. */
  readonly dice?: readonly number[];
  readonly stuck?: boolean;
  /** The Darkhouse card in force; when the turn is about to begin, the one it will step to. */
  readonly card?: DarkhouseCard;
  /** The rest of the row, in order, behind that card. */
  readonly row?: readonly DarkhouseCard[];
  readonly revealed?: readonly HeroicCard[];
  readonly deck?: readonly HeroicCard[];
  readonly calm?: number;
}

const words = (text: string | undefined): string[] => (text ? text.split(/\s+/).filter((word) => word !== '') : []);
const kindNamed = (word: string): number => (word === 'M' ? MERCENARY : kindOf(word));
const number = (card: string): number => Number(card.slice(1));

function pile(text: string | undefined): Pile {
  const counts = noTokens();
  for (const word of words(text)) counts[kindNamed(word)] = at(counts, kindNamed(word)) + 1;
  return counts;
}

/** Five cards that change nothing unless they are in force, with the one wanted in front. */
function rowOf({ card, row }: Description): number[] {
  const rest = row ?? (['D4', 'D5', 'D6', 'D7', 'D10'] as const).filter((other) => other !== card).slice(0, 4);
  return [card ?? 'D10', ...rest].map(number);
}

function layPath(state: State, text: string): void {
  state.path = [0];
  state.reefs = [0];
  const items = words(text);
  state.nautilion = 0;
  let phantom = -1;
  for (const item of items) {
    if (item === 'N|') continue;
    if (item === '|P') continue;
    const [what = '', reef] = item.split('^');
    if (what === 'N') state.nautilion = state.path.length;
    if (what === 'P') phantom = state.path.length;
    state.path.push(what === 'N' || what === 'P' || what === '.' ? 0 : kindNamed(what));
    state.reefs.push(reef === undefined ? 0 : Number(reef));
  }
  state.path.push(0);
  state.reefs.push(0);
  if (!state.charter.reefs) state.reefs = [];
  state.phantom = phantom < 0 ? state.path.length - 1 : phantom;
  state.spots = state.path.map((_, place) => place);
}

export function describedState(description: Description): State {
  const { seats = 1, turn = 2, dice, revealed = [], deck = [] } = description;
  const state = setup(seats, { ...nautilion.options.defaults, ...description.options });
  layPath(state, description.path);
  state.turn = dice ? turn : turn - 1;
  state.active = description.active ?? 0;
  if (seats === 2) state.lowAdmiral = description.lowAdmiral ?? 0;
  state.bag = noTokens();
  state.reserve = pile(description.reserve);
  state.discard = pile(description.discard);
  for (const word of words(description.aboard)) {
    const mercenary = word.startsWith('M');
    const cabin = Number(mercenary ? word.slice(1) : word);
    state.cabins[cabin] = mercenary ? MERCENARY : cabin;
  }
  if (!linked(state.charter.ducts, occupied(state.cabins))) throw new Error(`no ducts link ${description.aboard}`);
  for (const word of words(description.mages)) state.mages[magePlace(kindOf(word))] = 1;
  state.hold = words(description.hold)
    .map(kindNamed)
    .sort((a, b) => a - b);
  state.collided = description.collided ?? false;
  state.calm = description.calm ?? 0;
  state.revealed = revealed.map(number);
  state.deck = deck.map(number);
  if (state.charter.darkhouse) {
    state.row = rowOf(description);
    state.card = dice ? 0 : turn === 1 ? -1 : 4;
  }
  state.stack = dice
    ? [TURN_ENDS, ROUND_ENDS, NAUTILION_PHASE, PHANTOM_PHASE, DARKHOUSE_PHASE, CURRENTS]
    : [TURN_BEGINS];
  state.dice = [...(dice ?? [])];
  state.stuck = description.stuck ?? false;
  return state;
}

/** A described position being played. Moves are said in notation, several in a row with spaces between. */
export class Rig {
  readonly state: State;
  readonly events: Event[] = [];

  constructor(description: Description) {
    this.state = describedState(description);
    if (!description.dice) this.begin();
  }

  /** Nothing happens by itself before the first move, so the turn is begun by hand. */
  private begin(): void {
    const { state } = this;
    state.stack = [TURN_BEGINS, { at: 'keep' }];
    nautilion.play(state, { do: 'keep', crew: [1, 2, 3, 4, 5, 6, 7, 8, 9] }, (event) => this.events.push(event));
  }

  /** Plays these moves, each of which must be listed. */
  play(row: string): this {
    for (const text of words(row)) {
      const listed = nautilion.moves(this.state).find((move) => nautilion.write(move) === text);
      if (!listed) throw new Error(`${text} is not among ${this.moves().join(' ') || 'no moves: the game is over'}`);
      nautilion.play(this.state, listed, (event) => this.events.push(event));
    }
    return this;
  }

  /** The listed moves in notation, or those of one verb. */
  moves(verb?: Move['do']): string[] {
    return nautilion
      .moves(this.state)
      .filter((move) => verb === undefined || move.do === verb)
      .map(nautilion.write);
  }

  /** Why this move is refused. */
  whyNot(text: string): Refusal | null {
    const move = nautilion.read(text);
    if (move === null) throw new Error(`${text} is no move`);
    return nautilion.whyNot(this.state, this.state.active, move);
  }

  /** The path as a description gives it. */
  get path(): string {
    const { state } = this;
    const items: string[] = [];
    const last = state.path.length - 1;
    for (let place = 0; place <= last; place++) {
      const figures = `${state.nautilion === place ? 'N' : ''}${state.phantom === place ? 'P' : ''}`;
      if (place === 0 || place === last) {
        if (figures) items.push(place === 0 ? `${figures}|` : `|${figures}`);
        continue;
      }
      const kind = at(state.path, place);
      const what = kind === 0 ? figures || '.' : `${figures}${kind === MERCENARY ? 'M' : tokenOf(kind)}`;
      items.push(state.reefs[place] ? `${what}^${state.reefs[place]}` : what);
    }
    return items.join(' ');
  }

  /** Who is aboard, as a description gives it. */
  get aboard(): string {
    return this.state.cabins
      .map((kind, cabin) => (kind === 0 ? '' : kind === MERCENARY ? `M${cabin}` : `${cabin}`))
      .filter(Boolean)
      .join(' ');
  }

  get reserve(): string {
    return listed(this.state.reserve);
  }

  get discard(): string {
    return listed(this.state.discard);
  }

  get hold(): string {
    return this.state.hold.map((kind) => (kind === MERCENARY ? 'M' : tokenOf(kind))).join(' ');
  }

  get mages(): string {
    return ['A', 'B', 'C', '1', '4', '7'].filter((_, place) => this.state.mages[place] !== 0).join(' ');
  }

  /** What is being decided. */
  get at(): string {
    return this.state.outcome ?? top(this.state).at;
  }

  /** The events of one kind so far. */
  told<Kind extends Event['kind']>(kind: Kind): Extract<Event, { readonly kind: Kind }>[] {
    return this.events.filter((event): event is Extract<Event, { readonly kind: Kind }> => event.kind === kind);
  }
}

/** A pile as a description gives it, each kind as often as it is there. */
function listed(counts: readonly number[]): string {
  return counts.flatMap((count, kind) => Array<string>(count).fill(kind === MERCENARY ? 'M' : tokenOf(kind))).join(' ');
}

export const rig = (description: Description): Rig => new Rig(description);
