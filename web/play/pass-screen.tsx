import { Curtain } from '@fathom/board';
import { createEffect, type JSX } from 'solid-js';
import { handoverWords } from '../words/handover.ts';
import { appWords } from '../words/words.ts';

/** All there is on the page while the screen goes from hand to hand: nothing of the table is drawn. */
export default function PassScreen(props: {
  readonly name: string;
  readonly onTaken: (byKey: boolean) => void;
}): JSX.Element {
  createEffect(() => {
    document.title = appWords().title(handoverWords().to(props.name));
  });
  return (
    <Curtain
      title={handoverWords().to(props.name)}
      text={handoverWords().text}
      open={handoverWords().iAm(props.name)}
      onOpen={props.onTaken}
    />
  );
}
