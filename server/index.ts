export * from './lan.ts';
export * from './listen.ts';
