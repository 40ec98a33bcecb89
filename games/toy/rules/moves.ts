import { at } from '@fathom/kernel';
import { isPearl, kinds, type Pearl } from './pearls.ts';
import { diver, noDive, type State, type Weather } from './state.ts';

export type Move =
  | { readonly do: 'roll'; readonly sea: Weather }
  | { readonly do: 'draw'; readonly pearl: Pearl }
  | { readonly do: 'dive' }
  | { readonly do: 'sell'; readonly pearl: Pearl; readonly as: Pearl }
  | { readonly do: 'rest' }
  | { readonly do: 'believe' }
  | { readonly do: 'doubt' };

/** Moves never change, so the same few objects serve every game. */
const rolls: readonly Move[] = (['calm', 'swell', 'storm'] as const).map((sea) => ({ do: 'roll', sea }));
const draws = { white: draw('white'), pink: draw('pink'), black: draw('black') };
const sales = { white: sell('white'), pink: sell('pink'), black: sell('black') };
const dive: Move = { do: 'dive' };
const rest: Move = { do: 'rest' };
const answers: readonly Move[] = [{ do: 'believe' }, { do: 'doubt' }];

/** Three faces of the sea's die are calm, two show a swell, one a storm: D2. */
const dieFaces = [3, 2, 1] as const;

function draw(pearl: Pearl): Move {
  return { do: 'draw', pearl };
}

function sell(pearl: Pearl): readonly Move[] {
  return kinds.map((as) => ({ do: 'sell', pearl, as }));
}

export function moves(state: State): readonly Move[] {
  switch (state.phase) {
    case 'sea':
      return rolls;
    case 'draw':
      return kinds.filter((kind) => state.reef[kind] > 0).map((kind) => draws[kind]);
    case 'choice':
      return choices(state);
    case 'answer':
      return answers;
    case 'over':
      return [];
  }
}

/** Dive, sell or rest: D3. */
export function choices(state: State): readonly Move[] {
  const hand = at(state.hands, diver(state));
  const list: Move[] = noDive(state) === null ? [dive] : [];
  for (const kind of kinds) if (hand[kind] > 0) list.push(...sales[kind]);
  list.push(rest);
  return list;
}

export function weights(state: State): readonly number[] {
  if (state.phase === 'sea') return dieFaces;
  return kinds.map((kind) => state.reef[kind]).filter((left) => left > 0);
}

/** `calm`, `pink`, `dive`, `pink-as-black`, `rest`, `believe`, `doubt`. */
export function write(move: Move): string {
  switch (move.do) {
    case 'roll':
      return move.sea;
    case 'draw':
      return move.pearl;
    case 'sell':
      return `${move.pearl}-as-${move.as}`;
    default:
      return move.do;
  }
}

export function read(text: string): Move | null {
  if (isPearl(text)) return draws[text];
  const [pearl, as, ...more] = text.split('-as-');
  if (isPearl(pearl) && isPearl(as) && more.length === 0) return at(sales[pearl], kinds.indexOf(as));
  return [...rolls, dive, rest, ...answers].find((move) => write(move) === text) ?? null;
}
