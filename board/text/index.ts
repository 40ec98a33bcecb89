export { textBoard } from './board.tsx';
export type * from './contract.ts';
