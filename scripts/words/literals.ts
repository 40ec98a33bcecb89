/** One text as a source file writes it, with `…` for what is filled in. */
export interface Literal {
  readonly text: string;
  readonly line: number;
  /** What it is the value of, as `fr` in `fr: 'Manche'`; empty where it follows no name. */
  readonly key: string;
}

/** The name right before a value: `en: `. */
const naming = /(\w+):\s*$/;

/** All strings and templates of a TypeScript source, in order, but for comments, imports and names compared with. What a template fills in is read for itself. */
export function literalsOf(source: string): readonly Literal[] {
  const found: Literal[] = [];
  let at = 0;
  const lineAt = (index: number): number => source.slice(0, index).split('\n').length;

  const keyAt = (index: number): string => naming.exec(source.slice(Math.max(0, index - 40), index))?.[1] ?? '';

  const quoted = (quote: string): void => {
    const isCode = /(?:\bcase|[!=]==|\bfrom|\bin|import\()\s*$/.test(source.slice(Math.max(0, at - 12), at));
    const key = keyAt(at);
    const start = ++at;
    while (at < source.length && source[at] !== quote && source[at] !== '\n') at += source[at] === '\\' ? 2 : 1;
    if (!isCode) found.push({ text: source.slice(start, at), line: lineAt(start), key });
    at++;
  };
  const template = (): void => {
    const line = lineAt(at);
    const key = keyAt(at);
    let text = '';
    at++;
    while (at < source.length && source[at] !== '`') {
      if (source.startsWith('${', at)) {
        at += 2;
        code('}');
        text += '…';
      } else {
        const size = source[at] === '\\' ? 2 : 1;
        text += source.slice(at, at + size);
        at += size;
      }
    }
    at++;
    found.push({ text, line, key });
  };
  const code = (end: string): void => {
    let depth = 0;
    while (at < source.length) {
      const sign = source[at];
      if (sign === end && depth === 0) break;
      if (sign === '{') depth++;
      if (sign === '}') depth--;
      if (source.startsWith('//', at)) at = Math.max(at, source.indexOf('\n', at));
      else if (source.startsWith('/*', at)) at = source.indexOf('*/', at) + 2;
      else if (sign === "'" || sign === '"') quoted(sign);
      else if (sign === '`') template();
      else at++;
    }
    at++;
  };
  code('');
  return found;
}
