export type { Outcome } from '../hosted/outcome.ts';
export type { TableAsk } from './asks.ts';
export * from './needs.ts';
export * from './tables.ts';
