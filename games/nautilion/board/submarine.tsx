import { ensureMetals } from '@fathom/board';
import { ductsFor, ductsOf, MERCENARY, onAdmiral, tokenOf } from '@fathom/nautilion/rules';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { plan } from './cabins.ts';
import { Piece } from './piece.tsx';
import { usePlay } from './play.ts';
import { GroupSign, groupOf, Token } from './token.tsx';
import { Unspoken } from './unspoken.tsx';
import './submarine.css';

type DuctState = 'linked' | 'open' | 'open aimed' | 'closed' | 'failing';

/** The Nautilion cut open: nine cabins, the ducts between them, and who is aboard. */
export function Submarine(): JSX.Element {
  ensureMetals();
  const play = usePlay();
  const charter = createMemo(() => play.view().charter);
  const drawing = createMemo(() => {
    const { options } = charter();
    return plan(options.submarine ? 'own' : options.board, ductsOf({ charter: charter() }));
  });
  const isIn = (cabin: number) => play.view().cabins[cabin] !== 0;
  const aimed = createMemo(() => {
    for (const forecast of play.forecasts().values()) {
      if (forecast.cabin > 0 && (play.figure() === null || play.figure() === forecast.figure)) return forecast;
    }
    return undefined;
  });
  const failing = () => play.cause().cabin;
  const stateOf = (a: number, b: number): DuctState => {
    if (play.cause().ducts && (failing() === a || failing() === b)) return 'failing';
    if (isIn(a) && isIn(b)) return 'linked';
    if (!isIn(a) && !isIn(b)) return 'closed';
    return aimed()?.cabin === a || aimed()?.cabin === b ? 'open aimed' : 'open';
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset.
    <svg
      class="naut-submarine"
      viewBox="-66 -48 572 352"
      role="group"
      aria-label={play.words().submarine}
      data-region="submarine"
    >
      <Hull />
      <For each={drawing().ducts}>
        {({ a, b, d }) => (
          <Unspoken class={`naut-duct ${stateOf(a, b)}`}>
            <path class="naut-bed" d={d} />
            <path class="naut-glow" d={d} />
            <path class="naut-pipe" d={d} />
            <path class="naut-core" d={d} />
            <path class="naut-light" d={d} />
            <path class="naut-thread" d={d} />
          </Unspoken>
        )}
      </For>
      <For each={[1, 2, 3, 4, 5, 6, 7, 8, 9]}>
        {(cabin) => {
          const kind = createMemo(() => play.view().cabins[cabin] ?? 0);
          const at = () => drawing().cabins[cabin] ?? [0, 0];
          const reachable = createMemo(() => {
            const { free, linked } = ductsFor(play.view(), cabin);
            return free && linked;
          });
          const state = createMemo(() =>
            failing() === cabin ? 'failing' : aimed()?.cabin === cabin ? 'aimed' : reachable() ? 'reachable' : '',
          );
          const label = () => {
            const { say } = play.words();
            const inside =
              kind() === MERCENARY
                ? say.mercenary
                : kind() > 0
                  ? say.aboard
                  : `${say.empty}, ${reachable() ? say.reachable : say.unreachable}`;
            return say.cabin(cabin, inside, ductsFor(play.view(), cabin).ducts);
          };
          return (
            <Piece
              x={at()[0]}
              y={at()[1]}
              r={27}
              label={label()}
              piece="cabin"
              move={play.choices().cabins.get(cabin)}
              place={`cabin:${cabin}`}
            >
              <circle r="29" fill="#02080F" />
              <Show
                when={kind() > 0}
                fallback={
                  <>
                    <Show when={state() === 'aimed' || state() === 'failing'}>
                      <circle r="46" fill={state() === 'aimed' ? 'url(#f-glow-lum)' : 'url(#f-glow-coral)'} />
                    </Show>
                    <circle class={`naut-cabin ${state()}`} r="26" />
                    <Show
                      when={state() === 'aimed' && aimed()?.token}
                      fallback={
                        <>
                          <text class={`naut-token-numeral naut-cabin-number ${state()}`} y="6">
                            {cabin}
                          </text>
                          <g transform="translate(0 15)">
                            <GroupSign group={groupOf(cabin)} size={3.6} color="#9DB3BC" />
                          </g>
                        </>
                      }
                    >
                      {(token) => (
                        <g opacity=".75">
                          <Token face={token()} r={24} />
                        </g>
                      )}
                    </Show>
                  </>
                }
              >
                <circle r="38" fill={state() === 'failing' ? 'url(#f-glow-coral)' : 'url(#f-glow-lum)'} opacity=".5" />
                <Token face={tokenOf(kind())} r={27} />
              </Show>
              <Show when={state() === 'failing'}>
                <path class="naut-failing-mark" d="M12 -28l16 16m0 -16l-16 16" />
              </Show>
              <Show when={play.view().seats === 2 && onAdmiral(play.view(), cabin)}>
                <path class="naut-pennant" d="M16 -30V-14M16 -30L30 -26L16 -21Z" stroke="#DDB869" stroke-width="1.6" />
              </Show>
            </Piece>
          );
        }}
      </For>
    </svg>
  );
}

const hull = 'M-18 152C-14 84 70 30 220 28C350 26 452 70 462 152C452 238 350 284 220 282C70 280 -14 224 -18 152Z';

const rivets = Array.from({ length: 56 }, (_, i) => {
  const turn = (i / 56) * 2 * Math.PI;
  const soft = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / 2.25);
  return [222 + 235.5 * soft(Math.cos(turn)), 155 + 123.5 * soft(Math.sin(turn))] as const;
});

function Hull(): JSX.Element {
  return (
    <Unspoken>
      <ellipse cx="225" cy="297" rx="230" ry="7" fill="#000" opacity=".35" />
      <path d="M-14 130L-46 108V196L-14 174Z" fill="url(#f-brass-shade)" stroke="#140D02" stroke-width="1.5" />
      <path
        d="M-46 152C-62 132 -60 104 -50 98C-44 112 -44 136 -46 152ZM-46 152C-62 172 -60 200 -50 206C-44 192 -44 168 -46 152Z"
        fill="url(#f-brass)"
        stroke="#140D02"
        stroke-width="1.3"
      />
      <circle cx="-46" cy="152" r="5" fill="#F6E2B0" stroke="#140D02" />
      <path
        d="M168 36L178 -8C180 -14 184 -16 190 -16H262C268 -16 272 -14 274 -8L284 36Z"
        fill="url(#f-brass-shade)"
        stroke="#140D02"
        stroke-width="1.5"
      />
      <path d="M178 -2H274M173 14H279" stroke="#F6E2B0" stroke-width=".8" opacity=".5" />
      <circle cx="208" cy="10" r="7.5" fill="#04202A" stroke="#F6E2B0" stroke-width="1.5" />
      <circle cx="244" cy="10" r="7.5" fill="#04202A" stroke="#F6E2B0" stroke-width="1.5" />
      <path d="M226 -16V-44H242" fill="none" stroke="#8A6328" stroke-width="6" />
      <path d="M226 -16V-44H242" fill="none" stroke="#F6E2B0" opacity=".6" />
      <path d="M458 132L500 152L458 172Z" fill="url(#f-brass)" stroke="#140D02" stroke-width="1.3" />
      <path d={hull} fill="url(#f-brass)" stroke="#140D02" stroke-width="2" />
      <g transform="translate(222 155) scale(.962 .945) translate(-222 -155)">
        <path d={hull} fill="#061A2B" stroke="#140D02" stroke-width="1.5" />
        <path d={hull} fill="url(#f-hatch)" opacity=".55" />
      </g>
      <g transform="translate(222 155) scale(.93 .9) translate(-222 -155)">
        <path d={hull} fill="none" stroke="#DDB869" stroke-width=".8" opacity=".45" />
      </g>
      <For each={rivets}>{([x, y]) => <circle cx={x.toFixed(1)} cy={y.toFixed(1)} r="1.5" fill="#4A3412" />}</For>
      <path d="M96 50V258M178 36V274M262 36V274M346 46V262" stroke="#34708C" opacity=".35" stroke-dasharray="2 4" />
    </Unspoken>
  );
}
