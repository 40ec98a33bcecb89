import { ensureMetals } from '@fathom/board';
import { plan } from '@fathom/nautilion/board/cabins';
import { playable } from '@fathom/nautilion/playable';
import type { Board, View } from '@fathom/nautilion/rules';
import { For, type JSX } from 'solid-js';

type Ducts = readonly (readonly [a: number, b: number])[];

/** By cabin the set of cabins a duct leads to, as bits: turned into pairs. */
function pairs(ducts: readonly number[]): Ducts {
  return ducts.flatMap((links, a) => ducts.flatMap((_, b) => (b > a && (links >> b) & 1 ? [[a, b] as const] : [])));
}

/** A submarine of the shipyard, all cabins numbered. */
export function SubmarinePicture(props: { readonly board: Board }): JSX.Element {
  const { charter } = playable.setup(1, { ...playable.options.defaults, board: props.board });
  return <Drawing board={props.board} ducts={pairs(charter.ducts)} aboard={() => true} />;
}

/** The submarine as the game left it: who was aboard, and which ducts were linked. */
export function FinalSubmarine(props: { readonly view: View }): JSX.Element {
  const { charter, cabins } = props.view;
  const board = charter.options.submarine ? '' : charter.options.board;
  return <Drawing board={board} ducts={pairs(charter.ducts)} aboard={(cabin) => cabins[cabin] === cabin} linked />;
}

const enamels = ['#1F7A63', '#5A55B0', '#A84A34'];
const hull = 'M-18 152C-14 84 70 30 220 28C350 26 452 70 462 152C452 238 350 284 220 282C70 280-14 224-18 152Z';

function Drawing(props: {
  readonly board: string;
  readonly ducts: Ducts;
  readonly aboard: (cabin: number) => boolean;
  readonly linked?: boolean;
}): JSX.Element {
  ensureMetals();
  const drawn = plan(props.board, props.ducts);
  return (
    <svg class="ship-picture" viewBox="-66 -50 576 350" aria-hidden="true">
      <path
        d="M-14 130L-46 108V196L-14 174ZM168 36L178-8Q180-16 190-16H262Q272-16 274-8L284 36Z"
        fill="url(#f-brass-shade)"
        stroke="#140D02"
      />
      <path d="M226-16V-42H242" fill="none" stroke="#B98C42" stroke-width="6" />
      <path d="M458 132L500 152L458 172Z" fill="url(#f-brass)" stroke="#140D02" />
      <path d={hull} fill="url(#f-brass)" stroke="#140D02" stroke-width="2" />
      <path d={hull} fill="#061A2B" transform="translate(222 155) scale(.95 .93) translate(-222 -155)" />
      <For each={drawn.ducts}>
        {({ a, b, d }) => (
          <g data-linked={props.linked && props.aboard(a) && props.aboard(b) ? '' : undefined}>
            <path class="duct-pipe" d={d} />
            <path class="duct-core" d={d} />
          </g>
        )}
      </For>
      <For each={drawn.cabins.slice(1)}>
        {([x, y], at) => {
          const here = props.aboard(at() + 1);
          return (
            <g transform={`translate(${x} ${y})`}>
              <circle
                r="25"
                fill={here ? enamels[(at() + 1) % 3] : '#061626'}
                stroke={here ? '#DDB869' : '#8BA6B0'}
                stroke-width={here ? 3 : 1.5}
                stroke-dasharray={here ? undefined : '4 4'}
              />
              <text class="numeral" y="11" text-anchor="middle" font-size="34" fill={here ? '#FFF4D6' : '#9DB3BC'}>
                {at() + 1}
              </text>
            </g>
          );
        }}
      </For>
    </svg>
  );
}
