import {
  ALLY_KINDS,
  CITY_OF_MIRRORS,
  CLEANER,
  FIGURE_COST,
  FIRST_KRAKEN,
  FIRST_SANCTUARY,
  type Formula,
  GUILDS,
  HAND_KINDS,
  isSanctuary,
  LOCATIONS,
  LOOT_VALUES,
  LORDS,
  type Location,
  type Lord,
  NEBULIS_OF,
  type Player,
  type State,
  TOKEN_VALUES,
} from '@fathom/abyss/rules';
import { at, type Seat } from '@fathom/kernel';

const GUILD_OF: readonly number[] = LORDS.map(({ guild }) => GUILDS.indexOf(guild));
const INFLUENCE_OF: readonly number[] = LORDS.map(({ influence }) => influence);
const HAS_KEY: readonly boolean[] = LORDS.map(({ keys }) => keys > 0);
const FORMULAS: readonly Formula[] = LOCATIONS.map(({ scores }) => scores);
/** The guild a formula counts, by its place in `GUILDS`; −1 for all lords. */
const COUNTED_GUILD: readonly number[] = FORMULAS.map((formula) =>
  formula.kind === 'lords' && formula.guild !== null ? GUILDS.indexOf(formula.guild) : -1,
);
/** What each set of loot, as bits, is worth. */
const HOARD_POINTS: readonly number[] = Array.from({ length: 32 }, (_, hoard) =>
  LOOT_VALUES.reduce<number>((sum, value, i) => sum + (hoard & (1 << i) ? value : 0), 0),
);

/**
 * How a seat would score if the game ended here: the same points the rules count, but worked out in one go and without making
 * garbage, because the search asks for them at every position.
 */
export class Standing {
  lords = 0;
  lordPoints = 0;
  strongest = 0;
  weakest = 0;
  keyed = 0;
  readonly guilds: number[] = GUILDS.map(() => 0);
  /** Affiliated allies: how many in all and of each race, the highest and the lowest value of each race. */
  allies = 0;
  readonly alliesOf = [0, 0, 0, 0, 0];
  readonly highest = [0, 0, 0, 0, 0];
  readonly lowest = [0, 0, 0, 0, 0];
  /** The highest affiliated allies, without and with those the hand would add in the end (E2). */
  allyPoints = 0;
  finalAllyPoints = 0;
  tokenPoints = 0;
  /** Nebulis in the end, krakens in hand counted in (K6). */
  nebulis = 0;
  locationPoints = 0;
  total = 0;
  /** The total without monster tokens: what opponents see of it (V1). */
  openTotal = 0;
  #state: State | null = null;
  #seat: Seat = 0;

  /** Takes the measure of a seat, as if the game ended now. */
  take(state: State, seat: Seat): this {
    const player = at(state.players, seat);
    this.#state = state;
    this.#seat = seat;
    this.#countLords(player);
    this.#countAllies(player);
    this.tokenPoints = 0;
    for (let i = 0; i < TOKEN_VALUES.length; i++) this.tokenPoints += (player.tokens[i] ?? 0) * (TOKEN_VALUES[i] ?? 0);
    this.nebulis = player.nebulis;
    if (state.holder[CLEANER] !== seat) {
      for (let card = FIRST_KRAKEN; card < HAND_KINDS; card++)
        this.nebulis += (player.hand[card] ?? 0) * (NEBULIS_OF[card] ?? 0);
    }
    this.locationPoints = 0;
    for (const { location } of player.locations) this.locationPoints += this.pointsOf(location);
    this.total = this.lordPoints + this.finalAllyPoints + this.tokenPoints + this.locationPoints - this.nebulis;
    if (state.figure === seat) this.total -= FIGURE_COST;
    this.openTotal = this.total - this.tokenPoints;
    return this;
  }

  #countLords(player: Player): void {
    this.lords = 0;
    this.lordPoints = 0;
    this.strongest = 0;
    this.weakest = 99;
    this.keyed = 0;
    for (let guild = 0; guild < this.guilds.length; guild++) this.guilds[guild] = 0;
    for (const lord of player.lords) this.#countLord(lord);
    for (const { lords } of player.locations) for (const lord of lords) this.#countLord(lord);
    if (this.lords === 0) this.weakest = 0;
  }

  #countLord(lord: Lord): void {
    const influence = INFLUENCE_OF[lord] ?? 0;
    const guild = GUILD_OF[lord] ?? 0;
    this.lords++;
    this.lordPoints += influence;
    if (influence > this.strongest) this.strongest = influence;
    if (influence < this.weakest) this.weakest = influence;
    if (HAS_KEY[lord]) this.keyed++;
    this.guilds[guild] = (this.guilds[guild] ?? 0) + 1;
  }

  #countAllies({ allies, hand }: Player): void {
    this.allies = 0;
    this.allyPoints = 0;
    this.finalAllyPoints = 0;
    for (let race = 0, card = 0; race < ALLY_KINDS / 5; race++) {
      let count = 0;
      let highest = 0;
      let lowest = 0;
      let held = 0;
      for (let value = 1; value <= 5; value++, card++) {
        if ((hand[card] ?? 0) > 0 && held === 0) held = value;
        if (allies[card] === 0) continue;
        count += allies[card] ?? 0;
        highest = value;
        if (lowest === 0) lowest = value;
      }
      this.allyPoints += highest;
      if (held > 0) {
        count++;
        if (held > highest) highest = held;
        if (lowest === 0 || held < lowest) lowest = held;
      }
      this.alliesOf[race] = count;
      this.highest[race] = highest;
      this.lowest[race] = lowest;
      this.allies += count;
      this.finalAllyPoints += highest;
    }
  }

  /** What a location scores for the seat whose measure was taken last. */
  pointsOf(location: Location): number {
    const formula = at(FORMULAS, location);
    switch (formula.kind) {
      case 'lords': {
        const guild = COUNTED_GUILD[location] ?? -1;
        return formula.base + formula.per * (guild < 0 ? this.lords : (this.guilds[guild] ?? 0));
      }
      case 'allies':
        return formula.base + formula.per * (formula.race === null ? this.allies : (this.alliesOf[formula.race] ?? 0));
      case 'guilds': {
        let different = 0;
        for (const lords of this.guilds) if (lords > 0) different++;
        return formula.base + formula.per * different;
      }
      case 'weakest':
        return formula.base + formula.per * this.weakest;
      case 'strongest':
        return formula.base + formula.per * this.strongest;
      case 'keyed':
        return formula.base + formula.per * this.keyed;
      case 'keyless':
        return formula.base + formula.per * (this.lords - this.keyed);
      case 'lowest': {
        let sum = 0;
        for (const value of this.lowest) sum += value;
        return formula.base + formula.per * sum;
      }
      case 'nebulis':
        return formula.base + formula.per * this.nebulis;
      case 'loot':
        return isSanctuary(location) && this.#state
          ? (HOARD_POINTS[this.#state.hoards[location - FIRST_SANCTUARY] ?? 0] ?? 0)
          : 0;
      case 'mirrors':
        return this.#mirrored();
      case 'smokers':
        return 0;
    }
  }

  #mirrored(): number {
    if (!this.#state) return 0;
    let best = 0;
    for (const [seat, { locations }] of this.#state.players.entries()) {
      if (seat === this.#seat) continue;
      for (const { location } of locations) {
        if (location === CITY_OF_MIRRORS) continue;
        const points = this.pointsOf(location);
        if (points > best) best = points;
      }
    }
    return best;
  }
}
