import { asked, courtFor, knownScore, lordCard, type ScoreItem, type View } from '@fathom/abyss/rules';
import type { Loss, Run } from '@fathom/board';
import { defeatOf } from '@fathom/board/loss';
import type { Language } from '@fathom/words';
import { lossWords } from './loss-words.ts';

/** The first seat is the learner's. */
const learner = 0;

type Player = View['players'][number];

const lordsOf = ({ lords, locations }: Player): number =>
  locations.reduce((sum, holding) => sum + holding.lords.length, lords.length);

/** What points are for; all that the Kraken costs is one thing. */
const reasons = ['lords', 'locations', 'allies', 'tokens', 'kraken'] as const;
type Reason = (typeof reasons)[number];
const reasonOf = (item: ScoreItem): Reason => (item === 'nebulis' || item === 'figure' ? 'kraken' : item);

function pointsFor(view: View, seat: number, reason: Reason): number {
  return knownScore(view, seat).lines.reduce(
    (sum, { item, points }) => (reasonOf(item) === reason ? sum + points : sum),
    0,
  );
}

/** What the winner had more of than the learner: the most of it, and the round in which that came about. */
export function lossOf(run: Run, language: Language): Loss | null {
  const defeat = defeatOf(run, reasons, pointsFor);
  if (!defeat) return null;
  const { seen, end, winner, reason, gapIn, turnOf } = defeat;
  const said = lossWords[language];
  const name = run.name(winner);
  if (!reason) return { text: said.level(name), turn: end.round };
  const turn = turnOf((view) => gapIn(view, reason));
  const points = { theirs: pointsFor(end, winner, reason), yours: pointsFor(end, learner, reason) };
  switch (reason) {
    case 'lords': {
      const lords = { theirs: countedBy(end, winner, lordsOf), yours: countedBy(end, learner, lordsOf) };
      const missed = missedLord(seen);
      return missed
        ? { text: said.missedLord(name, points, lords, missed.round, missed.influence), turn: missed.round }
        : { text: said.lords(name, points, lords), turn };
    }
    case 'tokens': {
      const tokens = ({ tokenCount }: Player) => tokenCount;
      const more = (view: View) => countedBy(view, winner, tokens) - countedBy(view, learner, tokens);
      return { text: said.tokens(name, points), turn: turnOf(more) };
    }
    case 'kraken':
      return { text: said.kraken(name, -points.yours, -points.theirs), turn };
    default:
      return { text: said[reason](name, points), turn };
  }
}

const countedBy = (view: View, seat: number, count: (player: Player) => number): number => {
  const player = view.players[seat];
  return player ? count(player) : 0;
};

/** The best lord the learner could have paid for at an action of theirs and did not recruit in that turn. */
function missedLord(views: readonly View[]): { readonly round: number; readonly influence: number } | null {
  const turns = views.filter((view) => asked(view).frame?.at === 'action' && asked(view).actor === learner);
  const missed = turns.flatMap((view, index) => {
    const next = turns[index + 1] ?? views.at(-1);
    const recruits = next && countedBy(next, learner, lordsOf) > countedBy(view, learner, lordsOf);
    if (recruits || !next || next.round === view.round) return [];
    return courtFor(view, learner)
      .filter(({ payable, reservedBy }) => payable && reservedBy < 0)
      .map(({ lord }) => ({ round: view.round, influence: lordCard(lord).influence }));
  });
  return missed.sort((a, b) => b.influence - a.influence)[0] ?? null;
}
