export * from './analysis.ts';
export * from './expectation.ts';
export * from './knowledge.ts';
export * from './network.ts';
export * from './plan.ts';
export * from './rows.ts';
export * from './textbook.ts';
export * from './thought.ts';
