import { canonical } from '@fathom/kernel';
import { saves } from './here.ts';
import { isFromBox, type SaveHead, seaName } from './save.ts';

/** A finished game, for the statistics. */
export interface Result {
  readonly head: SaveHead;
  /** What was played and against whom, canonically, so that like is counted with like. */
  readonly config: string;
  readonly won: boolean;
}

/** Every finished game that counts, the latest first. */
export function results(): readonly Result[] {
  return saves()
    .heads()
    .filter((head) => head.over && !head.shared && !head.taught && !isFromBox(head))
    .map((head) => ({ head, config: configOf(head), won: hasWon(head) }));
}

/** Whether the person won: the first of them, if there were several. */
export function hasWon({ players, result }: SaveHead): boolean {
  return (
    result?.ranks[
      Math.max(
        0,
        players.findIndex(({ bot }) => bot === null),
      )
    ] === 1
  );
}

function configOf({ seats, options, players }: SaveHead): string {
  const bots = players.map(({ bot }) => bot);
  return canonical({ seats, options, ...(bots.some((bot) => bot !== null) ? { bots } : {}) });
}

/** Whether a sea has been sailed before with this game. */
export function isKnownSea(game: string, sea: string): boolean {
  return saves()
    .heads()
    .some((head) => head.game === game && seaName(head) === sea);
}

/** Whether nobody has played a game here yet, but for lessons. */
export const isNewTo = (game: string): boolean =>
  !saves()
    .heads()
    .some((head) => head.game === game && !head.shared && head.lesson === undefined);
