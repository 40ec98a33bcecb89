export * from './expectation.ts';
export * from './knowledge.ts';
export * from './network.ts';
export * from './rows.ts';
