import { Sheet } from '@fathom/board';
import type { Primer } from '@fathom/board/primer';
import { createEffect, createSignal, type JSX, on, Show } from 'solid-js';
import { createKeyboard, Keys, PrimerPage } from '../parts/primer.tsx';
import { type Guide, namesOf } from '../shelf/catalogue.ts';
import { pw } from '../words/primer.ts';
import { shown, w } from '../words/words.ts';

/** How to play, over the table. */
export default function Help(props: {
  readonly game: string;
  readonly guide: Guide;
  readonly onClose: () => void;
}): JSX.Element {
  const [primer, setPrimer] = createSignal<Primer | null>();
  createEffect(
    on(shown, async (language) => {
      const found = (await props.guide.primer?.(language)) ?? null;
      if (language === shown()) setPrimer(found);
    }),
  );
  const keyboard = createKeyboard();
  return (
    <Sheet title={pw().title} close={w().close} onClose={props.onClose}>
      <Show when={primer() !== undefined} fallback={<p>{w().loading}</p>}>
        <PrimerPage primer={primer() ?? null} line={namesOf(props.game).line} />
        <Show when={keyboard()}>
          <h3 class="help-keys">{pw().keys}</h3>
          <Keys primer={primer() ?? null} />
        </Show>
        <p class="help-foot">
          <a class="f-button" href={`/rules/${props.game}`}>
            {pw().rulebook}
          </a>
        </p>
      </Show>
    </Sheet>
  );
}
