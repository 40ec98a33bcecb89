import { Sheet } from '@fathom/board';
import { type JSX, onMount } from 'solid-js';
import type { Session, Snapshot } from '../session/session.ts';
import type { Guide } from '../shelf/catalogue.ts';
import { lookingBackWords } from '../words/looking-back.ts';
import { appWords } from '../words/words.ts';
import LogList from './log-list.tsx';
import type { Talk } from './talk.ts';

export default function LogSheet(props: {
  readonly session: Session;
  readonly now: Snapshot;
  readonly guide: Guide;
  readonly talk: Talk;
  readonly at: number | null;
  readonly onMoment: (count: number) => void;
  readonly onClose: () => void;
}): JSX.Element {
  let body: HTMLDivElement | undefined;
  onMount(() => body?.parentElement?.scrollTo(0, 0));
  return (
    <Sheet title={appWords().play.log} close={appWords().close} onClose={props.onClose}>
      <div ref={body}>
        <p class="f-second">{lookingBackWords().logHint}</p>
        <LogList
          session={props.session}
          now={props.now}
          guide={props.guide}
          talk={props.talk}
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
