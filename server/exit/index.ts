/** The one way out: whatever leaves the server about a table is made here, for one watcher. */
export * from './book.ts';
export * from './card.ts';
export * from './course.ts';
export * from './moves.ts';
export * from './rights.ts';
export * from './sealing.ts';
export * from './spoken.ts';
export * from './talk.ts';
export * from './telling.ts';
