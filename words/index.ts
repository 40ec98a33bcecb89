export * from './format.ts';
export * from './french.ts';
export * from './game-words.ts';
export * from './kernel-en.ts';
export * from './kernel-fr.ts';
export * from './language.ts';
export * from './refusal.ts';
export * from './rulebook.ts';
