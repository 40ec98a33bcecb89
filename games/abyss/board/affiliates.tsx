import { RACE_OF, RACES, VALUE_OF } from '@fathom/abyss/rules';
import type { Seat } from '@fathom/kernel';
import { For, type JSX, Show } from 'solid-js';
import { AllyPicture } from './ally.tsx';
import { SignPicture } from './glyphs.tsx';
import { usePlay } from './play.ts';
import { RACE_SIGNS } from './tints.ts';
import './affiliates.css';

/** Affiliated allies by race, and what the best of each scores. */
export function Affiliates(props: { readonly seat: Seat }): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const player = () => play.view().players[props.seat];
  const cardsOf = (race: number) =>
    (player()?.allies ?? []).flatMap((count, card) =>
      RACE_OF[card] === race ? Array.from({ length: count }, () => card) : [],
    );
  const best = (race: number) => Math.max(0, ...cardsOf(race).map((card) => VALUE_OF[card] ?? 0));
  return (
    <section class="abyss-own-allies">
      <h3>{words().affiliated}</h3>
      <div class="abyss-own-row" data-place={`allies:${props.seat}`}>
        <For each={RACES}>
          {(race, i) => (
            <div class="abyss-affiliates" data-says={`ally:${cardsOf(i())[0] ?? ''}`}>
              <span class="f-unseen">{words().best(words().races[race].many, best(i()))}</span>
              <SignPicture
                of={RACE_SIGNS[i()] ?? 'crab'}
                color={cardsOf(i()).length > 0 ? undefined : '#6F8A96'}
                class="abyss-affiliates-sign"
              />
              <div class="abyss-affiliates-cards" data-many={cardsOf(i()).length > 2 ? '' : undefined}>
                <For each={cardsOf(i()).toReversed()}>
                  {(card) => {
                    const move = () => (props.seat === play.me() ? play.moveOf('ally', card) : undefined);
                    return (
                      <Show when={move()} fallback={<AllyPicture card={card} />}>
                        {(to) => (
                          <button
                            type="button"
                            class="abyss-affiliate"
                            data-lit=""
                            data-move={to().move}
                            aria-label={play.moveName(to())}
                            onClick={() => play.act(to().move)}
                          >
                            <AllyPicture card={card} />
                          </button>
                        )}
                      </Show>
                    );
                  }}
                </For>
              </div>
              <span class="abyss-affiliates-best" aria-hidden="true">
                {best(i()) || '–'}
              </span>
            </div>
          )}
        </For>
      </div>
    </section>
  );
}
