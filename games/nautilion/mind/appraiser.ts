import { at as item } from '@fathom/kernel';
import { LitEvaluator, type Network } from '@fathom/mind';
import { ALL_CABINS, KINDS, linked, reachable } from '@fathom/nautilion/rules';
import { type Cell, type Course, type Crew, emptyCourse } from './course.ts';
import { crewFeatures, emptyLit, moneyFeature, raceFeatures, type Wants } from './features.ts';
import { copyLane, countAhead, type Lane, takeOut } from './lane.ts';

/** Purses are told apart up to so much. */
const MOST_MONEY = 10;
export const purseOf = (money: number): number => Math.min(money, MOST_MONEY);

/** What the places a plain turn leads to are worth. Each is judged once, in layers: the lane, the crew there, the money it has. */
export class Appraiser {
  /** Positions judged so far. */
  looks = 0;
  readonly #judge: LitEvaluator;
  readonly #lit = emptyLit();
  readonly #sums: Float32Array;
  readonly #wants: Wants = { needed: 0, open: 0, allowed: 0, ducts: [] };
  readonly #copies = new Uint8Array(KINDS);
  #ducts: Wants['ducts'] = [];
  #aboard = 0;
  #theirs = ALL_CABINS;

  constructor(network: Network) {
    this.#judge = new LitEvaluator(network);
    this.#sums = this.#judge.newSums();
  }

  newCourse(): Course {
    return emptyCourse(this.#judge);
  }

  /** A turn begins with this crew; after it, those may place whom `theirs` names. */
  begin(ducts: Wants['ducts'], aboard: number, theirs: number): void {
    this.#ducts = ducts;
    this.#aboard = aboard;
    this.#theirs = theirs;
  }

  /** A lane on which nobody has moved yet. */
  untouched(lane: Lane, aboard: number, money: number, allowed: number): number {
    countAhead(lane, this.#copies);
    this.#judge.start(this.#sums);
    this.#lit.count = 0;
    raceFeatures(lane, this.#lit);
    this.#addCrew(lane, this.#copies, aboard, allowed);
    this.#lit.list[this.#lit.count++] = moneyFeature(money);
    this.#judge.add(this.#sums, this.#lit.list, 0, this.#lit.count);
    this.looks++;
    return this.#judge.finish(this.#sums);
  }

  /** Of a cell, with this crew and so much money. */
  worth(cell: Cell, aboard: number, money: number): number {
    const rich = purseOf(money);
    const { sums, worth } = this.crewOf(cell, aboard);
    const known = worth[rich] ?? Number.NaN;
    if (!Number.isNaN(known)) return known;
    this.#sums.set(sums);
    this.#lit.list[0] = moneyFeature(money);
    this.#judge.add(this.#sums, this.#lit.list, 0, 1);
    this.looks++;
    const found = this.#judge.finish(this.#sums);
    worth[rich] = found;
    return found;
  }

  crewOf(cell: Cell, aboard: number): Crew {
    for (let n = 0; n < cell.crews; n++) {
      const crew = cell.crew[n];
      if (crew?.aboard === aboard) return crew;
    }
    return this.#enlist(cell, aboard);
  }

  #enlist(cell: Cell, aboard: number): Crew {
    if (cell.crews === cell.crew.length) {
      const [worth, further] = [new Float64Array(MOST_MONEY + 1), new Float64Array(MOST_MONEY + 1)];
      cell.crew.push({ aboard, sums: this.#judge.newSums(), worth, further });
    }
    const crew = item(cell.crew, cell.crews++);
    crew.aboard = aboard;
    crew.worth.fill(Number.NaN);
    crew.further.fill(Number.NaN);
    crew.sums.set(cell.sums);
    this.#lit.count = 0;
    this.#addCrew(cell.lane, cell.copies, aboard, this.#theirs);
    this.#judge.add(crew.sums, this.#lit.list, 0, this.#lit.count);
    return crew;
  }

  #addCrew(lane: Lane, copies: Uint8Array, aboard: number, allowed: number): void {
    this.#wants.needed = ALL_CABINS & ~aboard;
    this.#wants.open = reachable(this.#ducts, aboard);
    this.#wants.allowed = allowed;
    this.#wants.ducts = this.#ducts;
    crewFeatures(lane, copies, aboard, 0, this.#wants, this.#lit);
  }

  /** Where these dice lead: the Phantom moves first (T6, T7). */
  cell(course: Course, dice: number): Cell {
    const cell = item(course.cells, dice);
    if (cell.isKnown) return cell;
    cell.isKnown = true;
    cell.end = null;
    cell.crews = 0;
    const { lane } = cell;
    copyLane(course.lane, lane);
    const sunk = lane.phantom - Math.floor(dice / 5);
    if (sunk < 0) {
      cell.end = 'home';
      return cell;
    }
    lane.phantom = sunk;
    takeOut(lane, sunk);
    const taken = lane.nautilion + (dice % 5) - 1;
    if (taken >= lane.length) {
      cell.end = 'abyss';
      return cell;
    }
    lane.nautilion = taken;
    cell.taken = takeOut(lane, taken);
    countAhead(lane, cell.copies);
    this.#judge.start(cell.sums);
    this.#lit.count = 0;
    raceFeatures(lane, this.#lit);
    this.#judge.add(cell.sums, this.#lit.list, 0, this.#lit.count);
    return cell;
  }

  /** Forgets what was worked out on this course before, and finds anew whom the Darkhouse may take. */
  forget({ lane, cells, losable }: Course): void {
    for (const cell of cells) cell.isKnown = false;
    countAhead(lane, this.#copies);
    losable.length = 0;
    for (let crew = 1; crew <= 9; crew++) {
      if ((this.#aboard & (1 << crew)) === 0 || !linked(this.#ducts, this.#aboard & ~(1 << crew))) continue;
      const copies = this.#copies[crew] ?? 0;
      let at = losable.length;
      while (at > 0 && (this.#copies[losable[at - 1] ?? 0] ?? 0) < copies) at--;
      losable.splice(at, 0, crew);
    }
    if (losable.length > 3) losable.length = 3;
  }
}
