import type { JSX } from 'solid-js';
import { mw } from '../minds/speech.ts';
import { rw } from '../words/replay.ts';
import { w } from '../words/words.ts';
import { analysisOf, boardOf, endOf } from './addresses.ts';
import type { Occasion } from './occasion.ts';
import '../style/recap.css';

/** Above the board of a game that is over: the ways on from it. */
export default function OverBar(props: { readonly save: Occasion }): JSX.Element {
  return (
    <nav class="recap over-bar" aria-label={w().play.toEnd}>
      <a href={endOf(props.save)}>{w().play.toEnd}</a>
      <a href={`${boardOf(props.save)}?moment=0`}>{rw().end.replay}</a>
      <a href={analysisOf(props.save)}>{mw().analysis.title}</a>
    </nav>
  );
}
