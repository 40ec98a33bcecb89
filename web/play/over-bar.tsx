import type { JSX } from 'solid-js';
import { mindWords } from '../minds/speech.ts';
import { replayWords } from '../words/replay.ts';
import { analysisOf, boardOf, endOf } from './addresses.ts';
import type { Occasion } from './occasion.ts';
import '../style/recap.css';

/** Above the board of a game that is over: the ways on from it. */
export default function OverBar(props: { readonly save: Occasion }): JSX.Element {
  return (
    <nav class="recap over-bar" aria-label={mindWords().analysis.toEnd}>
      <a href={endOf(props.save)}>{mindWords().analysis.toEnd}</a>
      <a href={`${boardOf(props.save)}?moment=0`}>{replayWords().end.replay}</a>
      <a href={analysisOf(props.save)}>{mindWords().analysis.title}</a>
    </nav>
  );
}
