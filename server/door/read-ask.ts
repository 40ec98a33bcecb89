import { Ask } from '@fathom/wire';
import * as v from 'valibot';

const byName = new Map<unknown, (typeof Ask.options)[number]>(Ask.options.map((one) => [one.entries.do.literal, one]));

/** The ask that data stand for, or `null`. Looked up by its name: to try one kind after the other takes more than twice as long. */
export function readAsk(json: unknown): Ask | null {
  const named = typeof json === 'object' && json !== null && 'do' in json ? byName.get(json.do) : undefined;
  const read = named && v.safeParse(named, json);
  return read?.success ? read.output : null;
}
