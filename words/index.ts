export * from './game-words.ts';
