import { Sheet } from '@fathom/board';
import { type JSX, onMount } from 'solid-js';
import { lw } from '../words/later.ts';
import { w } from '../words.ts';
import { type LogLine, LogList } from './log-list.tsx';

export default function LogSheet(props: {
  readonly lines: readonly LogLine[];
  readonly at: number | null;
  readonly onMoment: (count: number) => void;
  readonly onClose: () => void;
}): JSX.Element {
  let body: HTMLDivElement | undefined;
  onMount(() => body?.parentElement?.scrollTo(0, 0));
  return (
    <Sheet title={w().play.log} close={w().close} onClose={props.onClose}>
      <div ref={body}>
        <p class="f-second">{lw().table.logHint}</p>
        <LogList
          lines={props.lines}
          at={props.at}
          onMoment={(count) => {
            props.onMoment(count);
            props.onClose();
          }}
        />
      </div>
    </Sheet>
  );
}
