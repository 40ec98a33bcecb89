import { Sheet } from '@fathom/board';
import { For, type JSX } from 'solid-js';
import { w } from '../words.ts';

export default function Help(props: { readonly game: string; readonly onClose: () => void }): JSX.Element {
  return (
    <Sheet title={w().help.title} close={w().close} onClose={props.onClose}>
      <div class="help">
        <p>{w().help.lit}</p>
        <h3>{w().help.keys}</h3>
        <dl>
          <For each={w().help.list}>
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
            {w().help.rulebook}
          </a>
        </p>
      </div>
    </Sheet>
  );
}
