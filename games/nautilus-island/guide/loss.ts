import type { Loss, Run } from '@fathom/board';
import { defeatOf } from '@fathom/board/loss';
import { colours, handOf, scoreNow, setsOf, TREASURES, type View } from '@fathom/nautilus-island/rules';
import type { Language } from '@fathom/words';
import { lossWords } from './loss-words.ts';

/** The first seat is the learner's. */
const learner = 0;
/** So many cards more left in hand than the winner are a set that was never laid down. */
const LEFT_OVER = 4;

/** What points are for; all bonuses are one thing. */
const reasons = ['portholes', 'bonuses', 'treasures'] as const;
type Reason = (typeof reasons)[number];

function pointsFor(view: View, seat: number, reason: Reason): number {
  const { portholes, treasures, ...bonuses } = scoreNow(view, seat);
  if (reason !== 'bonuses') return { portholes, treasures }[reason];
  return Object.values(bonuses).reduce((sum, points) => sum + points, 0);
}

const closedBy = (view: View, seat: number): number =>
  setsOf(view, seat).filter(({ porthole }) => porthole !== null).length;

/** Cards in hand that count only once they are stored. */
export const unstored = (view: View, seat: number): number =>
  handOf(view, seat).colours.reduce((sum, { colour, count }) => (colour === colours[TREASURES] ? sum : sum + count), 0);

/** What the winner had more of than the learner: the most of it, and the round in which that came about. */
export function lossOf(run: Run, language: Language): Loss | null {
  const defeat = defeatOf(run, reasons, pointsFor);
  if (!defeat) return null;
  const { end, winner, reason, gapIn, turnOf } = defeat;
  const said = lossWords[language];
  const name = run.name(winner);
  if (!reason) return { text: said.level(name), turn: end.round };
  const left = unstored(end, learner);
  const behind = gapIn(end, 'portholes') + gapIn(end, 'bonuses');
  if (reason !== 'treasures' && behind > 0 && left >= handOf(end, winner).count + LEFT_OVER)
    return { text: said.hand(left, name, behind), turn: turnOf((view) => unstored(view, learner)) };
  const points = { theirs: pointsFor(end, winner, reason), yours: pointsFor(end, learner, reason) };
  const sets = { theirs: closedBy(end, winner), yours: closedBy(end, learner) };
  const text = reason === 'portholes' ? said.portholes(name, points, sets) : said[reason](name, points);
  return { text, turn: turnOf((view) => gapIn(view, reason)) };
}
