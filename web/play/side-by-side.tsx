import { canonical } from '@fathom/kernel';
import { For, type JSX } from 'solid-js';
import { saves } from '../saves/here.ts';
import { hasWon } from '../saves/results.ts';
import { type SaveHead, seaName } from '../saves/save.ts';
import type { Session } from '../session/session.ts';
import type { Guide } from '../shelf/catalogue.ts';
import { replayWords } from '../words/replay.ts';
import { resultWords } from '../words/result.ts';
import type { Occasion } from './occasion.ts';

/** Finished games of others, opened here from links, that were dealt the same. */
export function sameDeal({ facts }: Session, { game, id }: Occasion): readonly SaveHead[] {
  if (!facts.sea) return [];
  const like = canonical(facts.options);
  return saves()
    .heads()
    .filter(
      (head) =>
        head.shared &&
        head.over &&
        head.id !== id &&
        head.game === game &&
        head.seats === facts.seats &&
        seaName(head) === facts.sea &&
        canonical(head.options) === like,
    );
}

/** One deal, played by several: what came of it for each. */
export function SideBySide(props: {
  readonly session: Session;
  readonly guide: Guide;
  readonly heads: readonly SaveHead[];
  readonly turn: string;
}): JSX.Element {
  const rows = () => {
    const { now, facts } = props.session;
    const seat = facts.here[0] ?? 0;
    const own = {
      who: replayWords().end.you,
      won: now.result?.ranks[seat] === 1,
      score: now.result?.scores?.[seat],
      turns: props.guide.turn(now.view),
    };
    const theirs = props.heads.map((head) => {
      const first = Math.max(
        0,
        head.players.findIndex(({ bot }) => bot === null),
      );
      return {
        who: head.players[first]?.name || replayWords().end.them,
        won: hasWon(head),
        score: head.result?.scores?.[first],
        turns: head.standing?.turn ?? 0,
      };
    });
    return [own, ...theirs];
  };
  return (
    <section class="f-panel side-by-side">
      <h2>{replayWords().end.sideBySide}</h2>
      <table>
        <tbody>
          <For each={rows()}>
            {({ who, won, score, turns }) => (
              <tr data-won={won ? '' : undefined}>
                <th scope="row">{who}</th>
                <td>{won ? replayWords().end.won : replayWords().end.lost}</td>
                <td class="numeral">{score === undefined ? '' : `${score} ${resultWords().score.toLowerCase()}`}</td>
                <td>{replayWords().end.turns(props.turn, turns)}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </section>
  );
}
