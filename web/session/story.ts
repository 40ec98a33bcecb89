import type { GameEvent, Seat } from '@fathom/kernel';
import type { Guide, Sign, Signs } from '../shelf/catalogue.ts';
import type { Moment } from './session.ts';

/** What a story asks of a game: where a turn begins, whose it is, and what is told together. */
export type Chronicler = Pick<Guide, 'turnOf' | 'moverOf' | 'joined'>;

/** One thing that happened, in the turn it belongs to. */
export interface Beat {
  /** How many entries lead up to and include it. */
  readonly count: number;
  readonly by: Seat | 'chance';
  /** 0 before the first turn. */
  readonly turn: number;
  /** Whose turn it is; `null` before somebody has one. */
  readonly mover: Seat | null;
  readonly event: GameEvent;
}

/** A decision with what chance answered, or the setup as a whole: what a replay goes over in one step. */
export interface ReplayStep {
  /** It leads from the view after `from` entries to the one after `to`. */
  readonly from: number;
  readonly to: number;
  /** `null`: the setup. */
  readonly by: Seat | null;
  readonly turn: number;
  readonly mover: Seat | null;
  readonly beats: readonly Beat[];
}

/** A turn of one player, or the setup. */
export interface Chapter {
  readonly turn: number;
  readonly mover: Seat | null;
  /** The first and the last of its steps. */
  readonly first: number;
  readonly last: number;
}

interface Told extends Moment {
  readonly beats: readonly Beat[];
  /** As the moment began. */
  readonly turn: number;
  readonly mover: Seat | null;
}

/** Events as they are told: those that one sentence says are one. */
function inOne(events: readonly GameEvent[], joined: NonNullable<Chronicler['joined']>): readonly GameEvent[] {
  const told: GameEvent[] = [];
  for (const event of events) {
    const before = told.at(-1);
    const both = before && joined(before, event);
    if (both) told[told.length - 1] = both;
    else told.push(event);
  }
  return told;
}

function tell(moments: readonly Moment[], { turnOf, moverOf, joined }: Chronicler): readonly Told[] {
  let turn = 0;
  let mover: Seat | null = null;
  return moments.map((moment) => {
    const { by, events, count } = moment;
    // A turn may begin with what its player decides.
    if (by !== 'chance' && (!moverOf || events.some((event) => moverOf(event) === by))) mover = by;
    const start = { turn, mover };
    const beats = (joined ? inOne(events, joined) : events).map((event): Beat => {
      const begun = turnOf(event);
      turn = begun ?? turn;
      // A round begins before anybody has the turn.
      if (moverOf) mover = moverOf(event) ?? (begun === null ? mover : null);
      return { count, by, turn, mover, event };
    });
    return { ...moment, ...start, beats };
  });
}

export function beatsOf(moments: readonly Moment[], chronicler: Chronicler): readonly Beat[] {
  return tell(moments, chronicler).flatMap(({ beats }) => beats);
}

/** The whole of a game in steps; the first is the setup, even if nothing had to be set up. */
export function stepsOf(moments: readonly Moment[], chronicler: Chronicler): readonly ReplayStep[] {
  const steps: ReplayStep[] = [{ from: 0, to: 0, by: null, turn: 0, mover: null, beats: [] }];
  for (const { count, by, turn, mover, beats } of tell(moments, chronicler)) {
    const last = steps[steps.length - 1];
    if (by === 'chance' && last) steps[steps.length - 1] = { ...last, to: count, beats: [...last.beats, ...beats] };
    else if (by !== 'chance') steps.push({ from: count - 1, to: count, by, turn, mover, beats });
  }
  return steps;
}

/** How many entries lead into a turn, with what chance decided as it began; `null` if it never came. */
export function enteringTurn(moments: readonly Moment[], chronicler: Chronicler, turn: number): number | null {
  const into = stepsOf(moments, chronicler).find(({ beats }) => beats.some((beat) => beat.turn >= turn));
  return into?.to ?? null;
}

export function chaptersOf(steps: readonly ReplayStep[]): readonly Chapter[] {
  const chapters: Chapter[] = [];
  for (const [index, { by, turn, mover }] of steps.entries()) {
    const last = chapters.at(-1);
    const goesOn = last && index > 1 && by !== null && last.turn === turn && last.mover === mover;
    if (goesOn) chapters[chapters.length - 1] = { ...last, last: index };
    else chapters.push({ turn, mover, first: index, last: index });
  }
  return chapters;
}

/** The turn that has begun once a step is over: the next one, if it ends its own. */
export const turnAfter = ({ turn, beats }: ReplayStep): number => beats.at(-1)?.turn ?? turn;

/** The step that is over once `count` entries are on show. */
export function stepAt(steps: readonly ReplayStep[], count: number): number {
  const found = steps.findIndex(({ to }) => to >= count);
  return found < 0 ? steps.length - 1 : found;
}

/** One sign of a recap; `times` where the same was done several times in a row. */
export interface Mark extends Sign {
  readonly times: number;
}

/** What one rival did since the watcher's own turn. */
export interface Recap {
  readonly seat: Seat;
  readonly marks: readonly Mark[];
  readonly beats: readonly Beat[];
}

/** Whoever decided it, or rolled what chance decided: whoever has the turn. */
export const rollerOf = ({ by, mover }: Beat): Seat | undefined => (by === 'chance' ? (mover ?? undefined) : by);

/** Whoever did it: as its sign says, as the event says, or whoever decided or has the turn. */
function doerOf(beat: Beat, sign: Sign): Seat | undefined {
  const { event } = beat;
  return sign.seat ?? ('seat' in event && typeof event.seat === 'number' ? event.seat : rollerOf(beat));
}

/** How many entries were on show when the watcher last decided something in a turn of its own; after the setup, if it never has. */
export function lastOwnAct(moments: readonly Moment[], watcher: Seat, chronicler: Chronicler): number {
  const told = tell(moments, chronicler);
  const own = told.findLast(({ by, mover }) => by === watcher && (mover === watcher || mover === null));
  if (own) return own.count;
  const first = told.findIndex(({ by }) => by !== 'chance');
  return first < 0 ? moments.length : first;
}

/** What the others did since the watcher's last act, a line for each of them, in the order in which they first did something. */
export function recapOf(
  moments: readonly Moment[],
  watcher: Seat,
  chronicler: Chronicler,
  signs: Signs,
): readonly Recap[] {
  const since = lastOwnAct(moments, watcher, chronicler);
  const lines = new Map<Seat, { readonly marks: Mark[]; readonly beats: Beat[] }>();
  for (const beat of beatsOf(moments, chronicler)) {
    const sign = beat.count > since ? signs(beat.event) : null;
    const seat = sign && doerOf(beat, sign);
    if (!sign || typeof seat !== 'number' || seat === watcher) continue;
    const line = lines.get(seat) ?? { marks: [], beats: [] };
    lines.set(seat, line);
    line.beats.push(beat);
    const last = line.marks.at(-1);
    if (last && last.icon === sign.icon && last.text === sign.text)
      line.marks[line.marks.length - 1] = { ...last, times: last.times + 1 };
    else line.marks.push({ ...sign, times: 1 });
  }
  return [...lines].map(([seat, line]) => ({ seat, ...line }));
}
