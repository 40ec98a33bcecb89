/** French spaces: a sentence is written with plain ones, and those that must not break are put in here. */
export function typeset(text: string): string {
  return text
    .replace(/ ([;!?])/g, '\u202f$1')
    .replace(/ ([:»])/g, '\u00a0$1')
    .replace(/« /g, '«\u00a0')
    .replace(/(\d) × /g, '$1\u00a0×\u00a0')
    .replace(/(\d) (points?|cartes?|piles?|colonnes?|joueurs?|jetons?|hublots?|perles?|clés?)\b/g, '$1\u00a0$2');
}
