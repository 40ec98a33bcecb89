import { Sea } from '@fathom/board';
import type { Refusal } from '@fathom/kernel';
import '@fontsource/eb-garamond/latin-400.css';
import '@fontsource/eb-garamond/latin-400-italic.css';
import '@fontsource/inter/latin-400.css';
import '@fontsource/inter/latin-500.css';
import '@fontsource/inter/latin-600.css';
import '@fathom/board/tokens.css';
import { type Board, type Expansion, nautilion } from '@fathom/nautilion/rules';
import { createSignal, Show } from 'solid-js';
import { render } from 'solid-js/web';
import { en } from '../../words/en.ts';
import { fr } from '../../words/fr.ts';
import NautilionBoard from '../index.tsx';
import { openTable } from './table.ts';
import './harness.css';

const query = new URLSearchParams(location.search);
const language = query.get('lang') === 'fr' ? 'fr' : 'en';
document.documentElement.lang = language;
const words = language === 'fr' ? fr : en;
const expansions = (query.get('expansions') ?? '').split(',').filter(Boolean) as Expansion[];
const table = openTable({
  seats: Number(query.get('seats') ?? 1),
  options: { board: (query.get('board') ?? 'A1') as Board, expansions },
  seed: Number(query.get('seed') ?? 3),
  decisions: Number(query.get('decisions') ?? 0),
  until: query.get('until'),
});
// For scripts that look at the page: what is being asked, and whether the game is over.
Object.assign(globalThis, { harness: { ...table, write: nautilion.write } });
const [refused, setRefused] = createSignal<Refusal | null>(null);

const root = document.getElementById('root');
if (root)
  render(
    () => (
      <>
        <Sea progress={0.4} still={query.has('still')} />
        <div class="harness">
          <header class="harness-bar">
            <strong>Nautilion</strong>
            <button type="button" class="f-button" onClick={() => table.undo()}>
              Undo
            </button>
          </header>
          <main>
            <NautilionBoard
              view={table.now().view}
              moves={table.now().moves}
              watcher={table.now().watcher}
              happening={table.now().happening}
              settled={() => undefined}
              preview={(row) => table.preview(row)}
              whyNot={(move) => table.whyNot(move)}
              send={(move) => {
                setRefused(null);
                table.send(move);
              }}
              forbidden={setRefused}
              refused={refused()}
              pace={Number(query.get('pace') ?? 1)}
              language={language}
              name={(seat) => ['Anna', 'Basile'][seat] ?? '?'}
            />
          </main>
          <Show when={refused()}>
            {(refusal) => (
              <button type="button" class="f-paper harness-note" onClick={() => setRefused(null)}>
                {words.refusal(refusal())} ({refusal().rule})
              </button>
            )}
          </Show>
        </div>
      </>
    ),
    root,
  );
