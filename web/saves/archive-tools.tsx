import { createSignal, type JSX, onMount, Show } from 'solid-js';
import { historyWords } from '../words/history.ts';
import { locale } from '../words/locale.ts';
import { importGames, readArchive, writeArchive } from './archive.ts';
import { saves } from './here.ts';
import { download } from './share.ts';
import '../style/saves.css';

/** Everything as one file, and back. */
export function ArchiveTools(): JSX.Element {
  const [said, setSaid] = createSignal<{ readonly text: string; readonly bad: boolean } | null>(null);
  const [used, setUsed] = createSignal<number | null>(null);
  const weigh = async () => setUsed((await navigator.storage?.estimate?.().catch(() => null))?.usage ?? null);
  onMount(() => void weigh());

  const exportAll = async () => {
    const day = new Date().toISOString().slice(0, 10);
    download(`fathom-games-${day}.json`, await writeArchive(saves()));
  };
  const importFile = async (file: File) => {
    const archive = readArchive(await file.text());
    if (!archive.ok) return setSaid({ text: historyWords().noArchive[archive.why], bad: true });
    const imported = await importGames(saves(), archive.games);
    setSaid({ text: historyWords().imported(imported), bad: imported.refused > 0 || imported.full });
    await weigh();
  };

  return (
    <section class="archive" aria-label={historyWords().everything}>
      <h2>{historyWords().everything}</h2>
      <p class="f-second">
        {historyWords().archiveNote}
        <Show when={used()}>{(bytes) => <> {historyWords().used(megabytes(bytes()))}</>}</Show>
      </p>
      <p class="row">
        <button class="f-button" type="button" onClick={() => void exportAll()}>
          {historyWords().export}
        </button>
        <label class="f-button">
          {historyWords().import}
          <input
            class="f-unseen"
            type="file"
            accept=".json,application/json"
            onChange={async (event) => {
              const input = event.currentTarget;
              const file = input.files?.[0];
              if (file) await importFile(file);
              input.value = '';
            }}
          />
        </label>
      </p>
      <Show when={said()}>
        {(answer) => (
          <p class={answer().bad ? 'notice' : 'notice calm'} role={answer().bad ? 'alert' : 'status'}>
            {answer().text}
          </p>
        )}
      </Show>
    </section>
  );
}

const megabytes = (bytes: number): string =>
  new Intl.NumberFormat(locale(), { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(bytes / 1e6);
