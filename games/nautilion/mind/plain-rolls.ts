import { at } from '@fathom/kernel';
import { type Charter, COSTLY, type Move } from '@fathom/nautilion/rules';

/** A way to give three dice. Plans with the same code lead to the same places. */
export interface Plan {
  readonly code: number;
  /** For Darkhouse, Phantom and Nautilion. */
  readonly dice: readonly [number, number, number];
  /** What turned a die before, if anything did. */
  readonly tide: Move | null;
}

/** Three dice as they may lie there: how likely, and every different plan, as they are and with one of them turned (Tide). */
export interface Roll {
  readonly weight: number;
  readonly plans: readonly Plan[];
  readonly tides: readonly Plan[];
}

const codeOf = ([darkhouse, phantom, mine]: Plan['dice']): number =>
  (darkhouse >= COSTLY ? 25 : 0) + phantom * 5 + mine;

const known = new WeakMap<Charter, ReadonlyMap<number, Roll>>();

/** The rolls of three dice, by their faces read as digits to the base of five, rising. */
export function rollsOf(charter: Charter): ReadonlyMap<number, Roll> {
  const rolls = known.get(charter) ?? workOut(charter);
  known.set(charter, rolls);
  return rolls;
}

function workOut({ faces, sides }: Charter): ReadonlyMap<number, Roll> {
  const rolls = new Map<number, Roll>();
  faces.forEach((a, i) => {
    faces.forEach((b, j) => {
      faces.forEach((c, k) => {
        if (a > b || b > c) return;
        const orders = a === b && b === c ? 1 : a === b || b === c ? 3 : 6;
        const dice: Plan['dice'] = [a, b, c];
        rolls.set(a * 25 + b * 5 + c, {
          weight: orders * at(sides, i) * at(sides, j) * at(sides, k),
          plans: plansFor(dice, null),
          tides: different(
            [0, 1, 2].flatMap((die) =>
              faces
                .filter((face) => face !== dice[die])
                .flatMap((to) =>
                  plansFor(dice.with(die, to) as unknown as Plan['dice'], { do: 'tide', die: at(dice, die), to }),
                ),
            ),
          ),
        });
      });
    });
  });
  return rolls;
}

function plansFor([a, b, c]: Plan['dice'], tide: Move | null): Plan[] {
  const orders: Plan['dice'][] = [
    [a, b, c],
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a],
  ];
  return different(orders.map((dice) => ({ code: codeOf(dice), dice, tide })));
}

const different = (plans: readonly Plan[]): Plan[] =>
  plans.filter((plan, i) => plans.findIndex(({ code }) => code === plan.code) === i);
