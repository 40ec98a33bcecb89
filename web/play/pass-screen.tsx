import { Curtain } from '@fathom/board';
import { createEffect, type JSX } from 'solid-js';
import { appWords } from '../words/words.ts';

/** All there is on the page while the screen goes from hand to hand: nothing of the table is drawn. */
export default function PassScreen(props: {
  readonly name: string;
  readonly onTaken: (byKey: boolean) => void;
}): JSX.Element {
  createEffect(() => {
    document.title = appWords().title(appWords().play.passTo(props.name));
  });
  return (
    <Curtain
      title={appWords().play.passTo(props.name)}
      text={appWords().play.passText}
      open={appWords().play.iAm(props.name)}
      onOpen={props.onTaken}
    />
  );
}
