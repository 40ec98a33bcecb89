import { at, quickRandom } from '@fathom/kernel';
import type { Scope, Study } from '@fathom/mind';
import { characters } from '../levels.ts';
import { suggested, suggestions } from '../suggestions.ts';
import { nameOf } from '../win-rates.ts';
import { MIDDLE, quoted, won } from './rates.ts';

const ABOVE = at(characters, Math.floor(characters.length / 2) + 1).id;

/** What is suggested for a game alone, counted: by the level the difficulty words go by, and by the next one, which knows every expansion. */
export const suggestionRates: Study = {
  asks: 'how often the middle level and the one above it win what the new-game screen suggests',
  usual: { games: 200, seed: 'fathom' },
  file: 'games/nautilion/mind/suggested-rates.ts',
  answer,
};

async function answer({ games, seed }: Scope, tell: (news: string) => void): Promise<string> {
  const random = quickRandom(seed);
  const lines: string[] = [];
  for (const suggestion of suggestions) {
    const waters = { ...suggested(suggestion), seats: 1 };
    tell(nameOf(waters));
    const middle = await won(waters, MIDDLE, games, random);
    const above = await won(waters, ABOVE, games, random);
    lines.push(`  ${quoted(nameOf(waters))}: { middle: [${middle}, ${games}], above: [${above}, ${games}] },`);
  }
  return `type Tally = readonly [won: number, games: number];

/** How often the middle level and the one above it won, of how many games alone, by the name of the waters. */
export const played: { readonly [waters: string]: { readonly middle: Tally; readonly above: Tally } } = {
${lines.join('\n')}
};
`;
}
