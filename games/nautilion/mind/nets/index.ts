import { BOARDS, type Board, type Options } from '@fathom/nautilion/rules';

/** A net for each submarine of the base game, and one for games with expansions. */
export const NETS = [...BOARDS, 'expansions'] as const;
export type NetId = (typeof NETS)[number];

/** What self-play has taught so far, each fetched when wanted. */
export const nets: { readonly [id in NetId]?: () => Promise<string> } = {
  A1: async () => (await import('./a1.ts')).network,
};

/** How many ducts each house submarine has: a submarine of your own is played like the one that has about as many. */
const DUCTS: { readonly [board in Board]: number } = { A1: 15, A2: 12, B1: 11, B2: 10, C1: 9, C2: 8 };

/** The net that fits these options best, whether it has been learned yet or not. */
export function netFor(options: Options): NetId {
  if (options.expansions.length > 0) return 'expansions';
  const { submarine } = options;
  if (submarine === null) return options.board;
  const distance = (board: Board) => Math.abs(DUCTS[board] - submarine.length);
  return BOARDS.reduce((near, board) => (distance(board) < distance(near) ? board : near));
}

/** The network for these options; `null` while there is none: one learned on another submarine plays worse than a rule of thumb. */
export const networkFor = async (options: Options): Promise<string | null> => (await nets[netFor(options)]?.()) ?? null;
