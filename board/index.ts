export type * from './contract.ts';
export { ensureMetals } from './metal.ts';
export { Sea } from './sea.tsx';
