import { type Line, type Phrase, phrases, type TalkNews } from '@fathom/wire';
import type { StoredLine } from '../store/store.ts';

export function talkFor(table: string, lines: readonly StoredLine[]): TalkNews {
  return { is: 'talk', table, lines: lines.map(lineFor) };
}

function lineFor({ n, person, name, when, body }: StoredLine): Line {
  const said = typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {};
  const { text, phrase } = said as { readonly text?: unknown; readonly phrase?: unknown };
  const known = phrases.find((one): one is Phrase => one === phrase);
  return { n, person, name, when, ...(known ? { phrase: known } : { text: typeof text === 'string' ? text : '' }) };
}
