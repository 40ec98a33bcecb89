import { canonical, type Player } from '@fathom/kernel';
import { For, type JSX } from 'solid-js';
import { saves } from '../saves/here.ts';
import { hasWon } from '../saves/results.ts';
import { type SaveHead, seaName } from '../saves/save.ts';
import type { Session } from '../session/session.ts';
import type { Guide } from '../shelf/catalogue.ts';
import { replayWords } from '../words/replay.ts';
import { isOthers, type Occasion } from './occasion.ts';

/** Finished games that were dealt the same: those of others, opened here from links, and for one of theirs, one's own. */
export function sameDeal({ facts }: Session, { game, id }: Occasion, isTheirs: boolean): readonly SaveHead[] {
  if (!facts.sea) return [];
  const like = canonical(facts.options);
  return saves()
    .heads()
    .filter(
      (head) =>
        isOthers(head) !== isTheirs &&
        head.over &&
        head.id !== id &&
        head.game === game &&
        head.seats === facts.seats &&
        seaName(head) === facts.sea &&
        canonical(head.options) === like,
    );
}

interface Row {
  readonly who: string;
  readonly won: boolean;
  readonly score: number | undefined;
  readonly turns: number;
}

/** One deal, played by several: what came of it for each. */
export function SideBySide(props: {
  readonly session: Session;
  readonly guide: Guide;
  readonly isTheirs: boolean;
  readonly heads: readonly SaveHead[];
  readonly turn: string;
}): JSX.Element {
  const called = (player: Player | undefined, isTheirs: boolean) =>
    isTheirs ? player?.name || replayWords().end.them : replayWords().end.you;
  const here = (): Row => {
    const { now, facts } = props.session;
    const seat = (props.isTheirs ? facts.people : facts.here)[0] ?? 0;
    return {
      who: called(facts.players[seat], props.isTheirs),
      won: now.result?.ranks[seat] === 1,
      score: now.result?.scores?.[seat],
      turns: props.guide.turn(now.view),
    };
  };
  const kept = (head: SaveHead): Row => {
    const seat = Math.max(
      0,
      head.players.findIndex(({ bot }) => bot === null),
    );
    return {
      who: called(head.players[seat], !props.isTheirs),
      won: hasWon(head),
      score: head.result?.scores?.[seat],
      turns: head.standing?.turn ?? 0,
    };
  };
  const rows = () => {
    const others = props.heads.map(kept);
    return props.isTheirs ? [...others, here()] : [here(), ...others];
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
                <td class="numeral">{score === undefined ? '' : replayWords().end.points(score)}</td>
                <td>{replayWords().end.turns(props.turn, turns)}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </section>
  );
}
