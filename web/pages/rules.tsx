import { entryOf, games } from '@fathom/games';
import type { AnyGameWords, RuleText } from '@fathom/words';
import { createEffect, createMemo, createSignal, For, type JSX, on, onMount, Show } from 'solid-js';
import { Page, PageBar } from '../parts/parts.tsx';
import { saves } from '../saves/here.ts';
import { namesOf } from '../shelf/catalogue.ts';
import { fetchAhead } from '../shell/ahead.ts';
import { setDepth } from '../shell/stage.ts';
import { lw } from '../words/later.ts';
import { shown, w } from '../words/words.ts';
import '../style/rules.css';

/** Letters without accents or case, so that a search finds what was meant. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** The rulebook in our own words, every rule at its own address. */
export default function Rules(props: { readonly game: string; readonly rule: string | null }): JSX.Element {
  const [words, setWords] = createSignal<AnyGameWords>();
  const [search, setSearch] = createSignal('');
  onMount(() => {
    setDepth(0.4);
    fetchAhead(props.game);
  });
  createEffect(
    on([shown, () => props.game], async ([language, game]) => {
      const next = await entryOf(game)?.words[language]();
      if (language === shown()) setWords(() => next);
    }),
  );
  createEffect(
    on([() => props.rule, words], ([rule]) => {
      if (rule)
        requestAnimationFrame(() => document.getElementById(`rule-${rule}`)?.scrollIntoView({ block: 'center' }));
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
        <Show when={played()}>
          {(save) => (
            <a class="f-button" href={`/play/${save().game}/${save().id}`}>
              {lw().rules.back}
            </a>
          )}
        </Show>
      </PageBar>
      <Page title={lw().rules.title(name())} class="rulebook">
        <h1>{lw().rules.title(name())}</h1>
        <nav class="row books" aria-label={w().home.rules}>
          <For each={games.filter((game) => game.shelved)}>
            {({ id }) => (
              <a class="f-button" href={`/rules/${id}`} aria-current={id === props.game ? 'page' : undefined}>
                {namesOf(id).name}
              </a>
            )}
          </For>
        </nav>
        <Show when={words()} fallback={<p>{entryOf(props.game) ? w().loading : w().play.noGame}</p>}>
          {(book) => (
            <>
              <div class="search">
                <label>
                  <span class="f-unseen">{lw().rules.search}</span>
                  <input
                    class="field"
                    type="search"
                    placeholder={lw().rules.search}
                    value={search()}
                    onInput={(event) => setSearch(event.currentTarget.value)}
                  />
                </label>
                <p class="f-second" role="status">
                  {search().trim() && found() === 0 ? lw().rules.none(search().trim()) : lw().rules.found(found())}
                  <Show when={props.rule && !book().rules[props.rule] && props.rule}>
                    {(id) => <> · {lw().rules.noRule(id())}</>}
                  </Show>
                </p>
              </div>
              <nav class="contents" aria-label={lw().rules.contents}>
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
                <Show when={Object.values(book().rules).some(({ house }) => house)}>
                  <p class="f-second">
                    <span class="house">{lw().rules.house}</span> {lw().rules.houseNote}
                  </p>
                </Show>
                <For each={chapters()}>
                  {({ title, rules }) => (
                    <section class="f-panel chapter">
                      <h2>{title}</h2>
                      <For each={rules}>
                        {(id) => (
                          <article id={`rule-${id}`} class="rule" aria-current={props.rule === id ? 'true' : undefined}>
                            <h3>
                              <a class="rule-id numeral" href={`/rules/${props.game}/${id}`}>
                                {id}
                              </a>{' '}
                              {book().rules[id]?.title}{' '}
                              <Show when={book().rules[id]?.house}>
                                <span class="house">{lw().rules.house}</span>
                              </Show>
                            </h3>
                            <p>{book().rules[id]?.text}</p>
                          </article>
                        )}
                      </For>
                    </section>
                  )}
                </For>
              </div>
            </>
          )}
        </Show>
      </Page>
    </>
  );
}
