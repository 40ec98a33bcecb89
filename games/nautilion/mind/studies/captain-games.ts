import { at, last, playChance, quickRandom, type Random } from '@fathom/kernel';
import { type Course, ownPart, plan } from '@fathom/mind';
import { type Expansion, nautilion, type State } from '@fathom/nautilion/rules';
import { charactersFor, learned } from '../index.ts';
import { type Corrections, type Promising, promisingIn } from '../told.ts';

/** What the captain saw at a choice, where rows end (`first`) or looking further (`second`), and how often it came to be won. */
export interface Seen {
  readonly game: number;
  readonly where: keyof Corrections;
  readonly value: number;
  readonly expansions: readonly Expansion[];
  /** Whether the captain chose by it. */
  readonly isLast: boolean;
  /** 1, or less if the game was played on more than once before. */
  readonly weight: number;
  readonly won: number;
}

/** A game as the captain played it, with all it saw before each choice. */
export interface Watched {
  readonly who: Promising;
  readonly won: number;
  readonly seen: readonly Seen[];
}

/** A game in doubt is played on so many times. */
const AGAIN = 3;

/**
 * Plays the ladder's game of this number in these waters. Where a choice promises less than the first of `doubts`, the game is played on several times
 * from there, and so again below the second (importance splitting): what seldom comes up in games that are nearly all won is then seen often enough
 * to say what it comes to. The first way on is the ladder's own.
 */
export async function watch(
  { name, options: given, seats }: Course,
  game: number,
  seed: string,
  doubts: readonly number[] = [],
): Promise<Watched> {
  const parsed = nautilion.options.parse(given);
  if (!parsed.ok) throw new Error(parsed.error);
  const options = parsed.value;
  const { expansions } = options;
  const knowledge = await learned(options);
  const captain = last(charactersFor(options));
  const sea = `${seed} ${name} captain ${game}`;
  const seen: Seen[] = [];

  /** Plays on to the end, and says how often it was won, and whether the first time. */
  const playOn = (state: State, random: Random, path: string): { readonly won: number; readonly first: number } => {
    const here: Omit<Seen, 'won'>[] = [];
    const weight = AGAIN ** -path.length;
    const cameTo = <Result extends { readonly won: number }>(result: Result): Result => {
      for (const one of here) if (one.value > 0 && one.value < 1) seen.push({ ...one, won: result.won });
      return result;
    };
    for (;;) {
      const actor = nautilion.actor(state);
      if (actor === null) {
        const won = at(nautilion.payoffs(state), 0);
        return cameTo({ won, first: won });
      }
      if (actor === 'chance') {
        playChance(nautilion, state, random);
        continue;
      }
      const plans = plan(nautilion, state, actor, knowledge, captain);
      let next = plans.next();
      const glance = at(next.value.rows, 0).value;
      while (!next.done) next = plans.next();
      const { rows, looked } = next.value;
      const { moves, value } = at(rows, 0);
      const about = { game, expansions, weight };
      here.push({ ...about, where: 'first', value: glance, isLast: looked === 0 });
      if (looked > 0) here.push({ ...about, where: 'second', value, isLast: true });
      for (const move of ownPart(nautilion, state, actor, moves)) nautilion.play(state, move);
      if (value <= 0 || value >= (doubts[path.length] ?? 0)) continue;
      const ways = Array.from({ length: AGAIN - 1 }, () => nautilion.clone(state)).map((copy, n) =>
        playOn(copy, quickRandom(`${sea} again ${path}${n + 1}`), `${path}${n + 1}`),
      );
      const own = playOn(state, random, `${path}0`);
      return cameTo({ won: [own, ...ways].reduce((sum, { won }) => sum + won, 0) / AGAIN, first: own.first });
    }
  };
  const { first } = playOn(nautilion.setup(seats, options), quickRandom(sea), '');
  return { who: promisingIn(options, seats), won: first, seen };
}
