export * from './contract.ts';
export * from './dealers.ts';
export * from './json.ts';
export * from './logbook.ts';
export * from './playout.ts';
export * from './random.ts';
export * from './refusal.ts';
export * from './table.ts';
