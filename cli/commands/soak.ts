import { at } from '@fathom/kernel';
import type { AnySubject } from '@fathom/kernel/conform';
import { keepEvidence } from '../suite/evidence.ts';
import { counts, examine, patients, subjectOf } from '../suite/examine.ts';
import { LiveLine } from '../terminal/live-line.ts';

export interface Soak {
  readonly minutes: number;
  readonly seed: string;
  /** Where a violation leaves its logbook. */
  readonly folder: string;
}

/** How long one game is tried before the next one has its turn. */
const spell = 20_000;

/** `fathom soak`: one game or all, as long as asked. */
export async function soak(only: string | undefined, how: Soak): Promise<number> {
  const chosen = only === undefined ? patients : [only];
  return soakAll(await Promise.all(chosen.map(subjectOf)), how);
}

/** The laws over as many random games as time allows, all games and configurations in turn, each round from a new seed. */
export async function soakAll(subjects: readonly AnySubject[], { minutes, seed, folder }: Soak): Promise<number> {
  const end = Date.now() + minutes * 60_000;
  const live = new LiveLine();
  const total = { games: 0, plies: 0, violations: 0 };
  for (let turn = 0; Date.now() < end; turn++) {
    const subject = at(subjects, turn % subjects.length);
    const round = Math.floor(turn / subjects.length);
    const { id } = subject.game;
    const until = Math.min(end, Date.now() + spell);
    const settings = {
      games: Number.MAX_SAFE_INTEGER,
      seed: `${seed}/${round}`,
      enough: () => Date.now() >= until,
    };
    const report = await examine(subject, settings, (progress) =>
      live.show(`round ${round + 1}, ${id}: ${counts(progress)}; before that ${counts(total)}`),
    );
    total.games += report.games;
    total.plies += report.plies;
    total.violations += report.violations.length;
    for (const violation of report.violations) {
      live.say(`${id} breaks ${violation.law}: ${violation.message}`);
      live.say(`  kept in ${keepEvidence(folder, id, violation)}`);
    }
  }
  live.finish();
  console.log(`${subjects.map(({ game }) => game.id).join(', ')}: ${counts(total)}`);
  return total.violations === 0 ? 0 : 1;
}
