/** Phrases everybody has in their own language. */
export const phrases = [
  'hello',
  'good-luck',
  'well-played',
  'nice',
  'ouch',
  'thinking',
  'sorry',
  'thanks',
  'again',
  'bye',
] as const;
export type Phrase = (typeof phrases)[number];
