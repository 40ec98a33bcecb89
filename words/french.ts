/** French spaces: a sentence is written with plain ones, and those that must not break are put in here. */
export function typeset(text: string): string {
  return text
    .replace(/ ([;!?])/g, '\u202f$1')
    .replace(/ ([:»])/g, '\u00a0$1')
    .replace(/« /g, '«\u00a0')
    .replace(/(\d) × /g, '$1\u00a0×\u00a0')
    .replace(/(\d) (points?|cartes?|piles?|colonnes?|joueurs?|jetons?|hublots?|perles?|clés?)\b/g, '$1\u00a0$2');
}

/** Everything in it with French spaces: texts, and what functions say. */
export function typesetAll<Words>(words: Words): Words {
  return set(words) as Words;
}

function set(part: unknown): unknown {
  if (typeof part === 'string') return typeset(part);
  if (typeof part === 'function') return (...told: readonly unknown[]) => set(part(...told));
  if (Array.isArray(part)) return part.map(set);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([name, text]) => [name, set(text)]));
}

/** « de Nautilion », « d’Abyss ». */
export const de = (name: string): string => (/^[aeiouyhàâäéèêëîïôöùûü]/i.test(name) ? `d’${name}` : `de ${name}`);
