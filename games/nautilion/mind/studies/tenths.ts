/** A chance told, what came of it, and in which game: those of one game share its luck. */
export interface Told {
  readonly game: number;
  readonly chance: number;
  readonly won: number;
  readonly weight: number;
}

/** What was told between two tenths and what came of it, as shares. */
export interface Tenth {
  readonly tenth: number;
  readonly choices: number;
  readonly games: number;
  readonly told: number;
  readonly won: number;
  /** One standard error of `won` less `told`, the choices of a game taken together. */
  readonly error: number;
}

const TENTHS = 10;
const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0);

/** The mean square of how far what was told is from what came of it. */
export const brierScore = (told: readonly Told[]): number =>
  sum(told.map(({ chance, won, weight }) => weight * (chance - won) ** 2)) / sum(told.map(({ weight }) => weight));

/** A reliability diagram in numbers; tenths nothing was told in are left out. */
export const tenthsOf = (told: readonly Told[]): readonly Tenth[] =>
  Array.from({ length: TENTHS }, (_, tenth) => tenth).flatMap((tenth) => {
    const these = told.filter(({ chance }) => Math.min(TENTHS - 1, Math.floor(TENTHS * chance)) === tenth);
    if (these.length === 0) return [];
    const all = sum(these.map(({ weight }) => weight));
    const mean = (of: (one: Told) => number) => sum(these.map((one) => one.weight * of(one))) / all;
    const off = mean(({ won, chance }) => won - chance);
    const offIn = new Map<number, number>();
    for (const { game, chance, won, weight } of these) {
      offIn.set(game, (offIn.get(game) ?? 0) + weight * (won - chance - off));
    }
    const games = offIn.size;
    // A single game says nothing of how far games differ.
    const error =
      games < 2 ? 1 : Math.sqrt((sum([...offIn.values()].map((one) => one ** 2)) * games) / (games - 1)) / all;
    return [
      { tenth, choices: these.length, games, told: mean(({ chance }) => chance), won: mean(({ won }) => won), error },
    ];
  });
