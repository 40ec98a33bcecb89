import { breath } from '@fathom/board';
import type { Primer } from '@fathom/board/primer';
import { entryOf, games } from '@fathom/games';
import type { AnyGameWords, RuleText } from '@fathom/words';
import { createEffect, createMemo, createSignal, For, type JSX, on, onCleanup, onMount, Show } from 'solid-js';
import { createKeyboard } from '../parts/keyboard.ts';
import { Page, PageBar } from '../parts/parts.tsx';
import { Art, Keys, PrimerPage } from '../parts/primer.tsx';
import { saves } from '../saves/here.ts';
import { namesOf } from '../shelf/catalogue.ts';
import { fetchAhead, idle } from '../shell/ahead.ts';
import { setDepth } from '../shell/stage.ts';
import { wayBack } from '../shell/way-back.ts';
import { primerWords } from '../words/primer.ts';
import { rulebookWords } from '../words/rulebook.ts';
import { appWords, shown } from '../words/words.ts';
import '../style/rules.css';

/** Letters without accents or case, so that a search finds what was meant. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** What the booklets say, and what we decided: a text names our part by the words for a house rule. */
function partsOf({ text, house }: RuleText): { readonly said: string; readonly ours: string | null } {
  const at = house ? new RegExp(`${rulebookWords().house}[\\s,:]*`, 'i').exec(text) : null;
  if (!at) return { said: text, ours: null };
  const said = text.slice(0, at.index).trim();
  const ours = text.slice(at.index + at[0].length);
  return { said, ours: said ? ours : ours.charAt(0).toLocaleUpperCase() + ours.slice(1) };
}

const ours = 'house-rules';

/** The mark of a house rule; what it means is said once, at the end. */
const Ours = (): JSX.Element => (
  <a class="ours-mark" href={`#${ours}`} aria-label={rulebookWords().house} title={rulebookWords().house}>
    ✻
  </a>
);

/** How to play on one page, then the rules in our own words, every rule at its own address. */
export default function Rules(props: { readonly game: string; readonly rule: string | null }): JSX.Element {
  const [words, setWords] = createSignal<AnyGameWords>();
  /** `undefined`: on its way. */
  const [primer, setPrimer] = createSignal<Primer | null>();
  const [search, setSearch] = createSignal('');
  const keyboard = createKeyboard();
  onMount(() => {
    setDepth(0.4);
    fetchAhead(props.game);
  });
  createEffect(
    on([shown, () => props.game], async ([language, game]) => {
      // Whoever has left the page meanwhile must not ask it for its game any more.
      let isWanted = true;
      onCleanup(() => {
        isWanted = false;
      });
      const entry = entryOf(game);
      const next = await entry?.words[language]();
      // Whoever comes in reads what the game is about while the pictures are on their way.
      if (!words() && isWanted) {
        setWords(() => next);
        await idle();
      }
      const first = await (await entry?.guide(language))?.primer?.(language);
      await breath();
      if (!isWanted) return;
      setPrimer(first ?? null);
      setWords(() => next);
    }),
  );
  const chapters = createMemo(() => {
    const book = words();
    if (!book) return [];
    const wanted = plain(search().trim());
    const fits = (id: string, rule: RuleText) => !wanted || plain(`${id} ${rule.title} ${rule.text}`).includes(wanted);
    return book.chapters
      .map(({ title, rules }) => ({ title, rules: rules.filter((id) => book.rules[id] && fits(id, book.rules[id])) }))
      .filter(({ rules }) => rules.length > 0);
  });
  /** How many chapters are drawn: one after the other, so that what stands on top is read and scrolled meanwhile. */
  const [drawn, setDrawn] = createSignal(0);
  const isWhole = createMemo(() => primer() !== undefined && drawn() >= chapters().length);
  createEffect(() => {
    const next = drawn() + 1;
    if (primer() === undefined || next > chapters().length) return;
    const timer = setTimeout(() => setDrawn(next));
    onCleanup(() => clearTimeout(timer));
  });
  createEffect(
    on([() => props.rule, isWhole], ([rule, whole]) => {
      if (rule && whole)
        requestAnimationFrame(() => document.getElementById(`rule-${rule}`)?.scrollIntoView({ block: 'center' }));
    }),
  );
  const found = () => chapters().reduce((sum, { rules }) => sum + rules.length, 0);
  const name = () => namesOf(props.game).name;
  const played = createMemo(() =>
    saves()
      .heads()
      .find((save) => save.game === props.game && !save.over),
  );

  return (
    <>
      <PageBar>
        <Show
          when={wayBack(props.game)}
          fallback={
            <Show when={played()}>
              {(save) => (
                <a class="f-button" href={`/play/${save().game}/${save().id}`}>
                  {rulebookWords().back}
                </a>
              )}
            </Show>
          }
        >
          {(table) => (
            <a class="f-button" href={table()}>
              {rulebookWords().backToTable}
            </a>
          )}
        </Show>
      </PageBar>
      <Page title={rulebookWords().title(name())} class="rulebook">
        <h1>{rulebookWords().title(name())}</h1>
        <nav class="row books" aria-label={appWords().home.rules}>
          <For each={games.filter((game) => game.shelved)}>
            {({ id }) => (
              <a class="f-button" href={`/rules/${id}`} aria-current={id === props.game ? 'page' : undefined}>
                {namesOf(id).name}
              </a>
            )}
          </For>
        </nav>
        <Show when={words()} fallback={<p>{entryOf(props.game) ? appWords().loading : appWords().play.noGame}</p>}>
          {(book) => (
            <>
              <div class="search">
                <label>
                  <span class="f-unseen">{rulebookWords().search}</span>
                  <input
                    class="field"
                    type="search"
                    placeholder={rulebookWords().search}
                    value={search()}
                    onInput={(event) => setSearch(event.currentTarget.value)}
                  />
                </label>
                <p class="f-second" role="status">
                  {search().trim() && found() === 0
                    ? rulebookWords().none(search().trim())
                    : rulebookWords().found(found())}
                  <Show when={props.rule && !book().rules[props.rule] && props.rule}>
                    {(id) => <> · {rulebookWords().noRule(id())}</>}
                  </Show>
                </p>
              </div>
              <Show when={!search().trim()}>
                <section class="f-panel how-to-play" aria-label={primerWords().title}>
                  <h2>{primerWords().title}</h2>
                  <PrimerPage goal={book().goal} primer={primer()} />
                  <Show when={primer() !== undefined}>
                    <p class="to-lessons">
                      <a class="f-button" href="/learn">
                        {appWords().home.learn}
                      </a>
                    </p>
                  </Show>
                </section>
              </Show>
              <Show when={primer() !== undefined}>
                <nav class="contents" aria-label={rulebookWords().contents}>
                  <ul>
                    <For each={chapters()}>
                      {({ title, rules }) => (
                        <li>
                          <a href={`/rules/${props.game}/${rules[0]}`}>{title}</a>
                        </li>
                      )}
                    </For>
                  </ul>
                </nav>
                <div class="chapters">
                  <For each={chapters().slice(0, drawn())}>
                    {({ title, rules }) => (
                      <section class="f-panel chapter">
                        <h2>{title}</h2>
                        <For each={rules}>
                          {(id) => {
                            const rule = () => book().rules[id] ?? { title: '', text: '' };
                            const parts = () => partsOf(rule());
                            return (
                              <article
                                id={`rule-${id}`}
                                class="rule"
                                aria-current={props.rule === id ? 'true' : undefined}
                              >
                                <h3>
                                  <a class="rule-id numeral" href={`/rules/${props.game}/${id}`}>
                                    {id}
                                  </a>{' '}
                                  {rule().title}
                                  <Show when={rule().house && parts().ours === null}>
                                    {' '}
                                    <Ours />
                                  </Show>
                                </h3>
                                <Show when={!search().trim() && primer()?.beside?.[id]}>
                                  {(picture) => <Art of={picture()} />}
                                </Show>
                                <p>
                                  {parts().said}
                                  <Show when={parts().ours}>
                                    {(text) => (
                                      <span class="ours">
                                        {' '}
                                        <Ours /> {text()}
                                      </span>
                                    )}
                                  </Show>
                                </p>
                              </article>
                            );
                          }}
                        </For>
                      </section>
                    )}
                  </For>
                  <Show when={keyboard() && !search().trim()}>
                    <section class="f-panel chapter">
                      <h2>{primerWords().keys}</h2>
                      <Keys primer={primer() ?? null} />
                    </section>
                  </Show>
                  <Show when={Object.values(book().rules).some(({ house }) => house)}>
                    <p class="f-second" id={ours}>
                      <span aria-hidden="true">✻</span> {primerWords().ours}
                    </p>
                  </Show>
                </div>
              </Show>
            </>
          )}
        </Show>
      </Page>
    </>
  );
}
