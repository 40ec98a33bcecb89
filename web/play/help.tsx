import { Sheet } from '@fathom/board';
import { For, type JSX } from 'solid-js';
import { lw } from '../words/later.ts';
import { w } from '../words/words.ts';

export default function Help(props: { readonly game: string; readonly onClose: () => void }): JSX.Element {
  return (
    <Sheet title={lw().help.title} close={w().close} onClose={props.onClose}>
      <div class="help">
        <p>{lw().help.lit}</p>
        <h3>{lw().help.keys}</h3>
        <dl>
          <For each={lw().help.list}>
            {([key, what]) => (
              <div>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{what}</dd>
              </div>
            )}
          </For>
        </dl>
        <p>
          <a class="f-button" href={`/rules/${props.game}`}>
            {lw().help.rulebook}
          </a>
        </p>
      </div>
    </Sheet>
  );
}
