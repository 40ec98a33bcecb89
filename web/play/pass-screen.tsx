import { Curtain } from '@fathom/board';
import { createEffect, type JSX } from 'solid-js';
import { w } from '../words/words.ts';

/** All there is on the page while the screen goes from hand to hand: nothing of the table is drawn. */
export default function PassScreen(props: {
  readonly name: string;
  readonly onTaken: (byKey: boolean) => void;
}): JSX.Element {
  createEffect(() => {
    document.title = w().title(w().play.passTo(props.name));
  });
  return (
    <Curtain
      title={w().play.passTo(props.name)}
      text={w().play.passText}
      open={w().play.iAm(props.name)}
      onOpen={props.onTaken}
    />
  );
}
