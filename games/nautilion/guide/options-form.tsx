import { Choose, type OptionsForm as Form, OwnData, readOwn } from '@fathom/board';
import type { Json } from '@fathom/kernel';
import {
  BOARDS,
  type Board,
  type DarkhouseLevel,
  EXPANSIONS,
  type Expansion,
  LEVELS,
  type Options,
} from '@fathom/nautilion/rules';
import { createEffect, createMemo, createSignal, For, lazy, Show, Suspense } from 'solid-js';
import { SubmarinePicture } from './submarine-picture.tsx';
import { words as wordsIn } from './words.ts';
import './options-form.css';

export const fetchPresets = () => import('./presets.tsx');

/** The form comes first; what is suggested may follow, and is not missed where it does not come. */
const Presets = lazy(async () => {
  await new Promise((idle) => (globalThis.requestIdleCallback ?? setTimeout)(idle));
  return fetchPresets().catch(() => ({ default: () => null }));
});

const reserves = [6, 5, 4, 3, 2, 1] as const;

/** Nautilion's options as a person thinks of them: how hard, which submarine, which expansions. */
export const OptionsForm: Form = (props) => {
  const words = () => wordsIn(props.language);
  const first = props.initial.options as unknown as Options;
  const [reserve, setReserve] = createSignal(first.reserve);
  const [board, setBoard] = createSignal<Board>(first.board);
  const [chosen, setChosen] = createSignal<readonly Expansion[]>(first.expansions);
  const [harpoons, setHarpoons] = createSignal<2 | 3>(first.harpoons);
  const [level, setLevel] = createSignal<DarkhouseLevel>(first.darkhouse);
  const [own, setOwn] = createSignal('');

  const parsed = createMemo(() => {
    const typed = readOwn(own(), props.language);
    if (!typed.ok) return typed;
    const data = typed.value === undefined ? {} : typed.value;
    if (typeof data !== 'object' || data === null || Array.isArray(data)) return props.game.options.parse(data);
    return props.game.options.parse({
      reserve: reserve(),
      board: board(),
      expansions: EXPANSIONS.filter((expansion) => chosen().includes(expansion)),
      harpoons: harpoons(),
      darkhouse: level(),
      ...(data as { readonly [key: string]: Json }),
    });
  });
  createEffect(() => {
    const options = parsed();
    props.onChoice(options.ok ? { seats: props.initial.seats, options: options.value } : null);
  });
  const toggle = (expansion: Expansion) =>
    setChosen(chosen().includes(expansion) ? chosen().filter((one) => one !== expansion) : [...chosen(), expansion]);

  return (
    <>
      <Suspense fallback={<div class="f-panel form-part presets-room" />}>
        <Presets
          language={props.language}
          seats={props.initial.seats}
          onChoose={(preset) => {
            setReserve(preset.reserve);
            setBoard(preset.board);
            setChosen(preset.expansions);
            setHarpoons(preset.harpoons);
            setLevel(preset.darkhouse);
            setOwn(preset.spellCosts ? JSON.stringify({ spellCosts: preset.spellCosts }) : '');
          }}
        />
      </Suspense>
      <section class="f-panel form-part difficulty">
        <h2>{words().difficulty}</h2>
        <Choose
          label={words().difficulty}
          choices={reserves.map((count) => [count as number, String(count)] as const)}
          value={reserve()}
          onChoose={setReserve}
        />
        <p class="f-second">{words().reserves[reserve()]}</p>
      </section>
      <section class="f-panel form-part">
        <h2>{words().submarines}</h2>
        <div class="ships" role="radiogroup" aria-label={words().submarines}>
          <For each={BOARDS}>
            {(id) => (
              <label class="ship">
                <input type="radio" name="board" value={id} checked={board() === id} onChange={() => setBoard(id)} />
                <SubmarinePicture board={id} />
                <span class="ship-name">{words().submarine(id)}</span>
                <span class="f-second">{words().classes[id]}</span>
              </label>
            )}
          </For>
        </div>
      </section>
      <section class="f-panel form-part">
        <h2>{words().expansionsTitle}</h2>
        <ul class="expansions">
          <For each={EXPANSIONS}>
            {(expansion) => (
              <li>
                <label class="expansion">
                  <input type="checkbox" checked={chosen().includes(expansion)} onChange={() => toggle(expansion)} />
                  <span>
                    <span class="expansion-name">{words().expansions[expansion].name}</span>
                    <span class="f-second">{words().expansions[expansion].line}</span>
                  </span>
                </label>
                <Show when={expansion === 'mercenaries' && chosen().includes('mercenaries')}>
                  <div class="sub-choice">
                    <Choose
                      label={words().harpoons}
                      choices={[
                        [2, words().harpoonCounts[2]],
                        [3, words().harpoonCounts[3]],
                      ]}
                      value={harpoons()}
                      onChoose={setHarpoons}
                    />
                  </div>
                </Show>
                <Show when={expansion === 'darkhouse' && chosen().includes('darkhouse')}>
                  <div class="sub-choice">
                    <Choose
                      label={words().darkhouseLevel}
                      choices={LEVELS.map((one) => [one, words().levels[one].name] as const)}
                      value={level()}
                      onChoose={setLevel}
                    />
                    <p class="f-second">{words().levels[level()].line}</p>
                  </div>
                </Show>
              </li>
            )}
          </For>
        </ul>
      </section>
      <OwnData
        value={own()}
        language={props.language}
        example={'{ "submarine": [[1,2],[2,3],[3,4],[4,5],[5,6],[6,7],[7,8],[8,9]] }'}
        onInput={setOwn}
        options={parsed()}
      />
    </>
  );
};
