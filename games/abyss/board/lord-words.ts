import { KRAKEN_RACE, LORDS, type Lord, type LordFor, RACES } from '@fathom/abyss/rules';
import type { BoardWords } from '@fathom/abyss/words/board-en';
import { at, type Seat } from '@fathom/kernel';

/** Who speaks, and how people are called. */
export interface Speaker {
  words(): BoardWords;
  name(seat: Seat): string;
}

export const raceName = (race: number) => (race === KRAKEN_RACE ? 'kraken' : (RACES[race] ?? 'crab'));

/** Everything a lord's face says, in words. */
export function lordLabel(by: Speaker, lord: Lord, standing?: LordFor): string {
  const words = by.words();
  const card = at(LORDS, lord);
  const { name, power } = words.lords[card.key];
  const parts = [name, words.guilds[card.guild].one, words.influence(card.influence)];
  if (card.keys > 0) parts.push(words.withKey);
  if (standing) {
    parts.push(words.costs(standing.cost));
    if (standing.printed !== standing.cost) parts.push(words.printed(standing.printed));
    parts.push(words.asks(standing.races, standing.named < 0 ? '' : words.races[raceName(standing.named)].one));
  }
  if (power) parts.push(words.timing[card.timing]);
  parts.push(power || words.noPower);
  if (standing) parts.push(standing.payable ? words.youCanPay : missing(by, standing));
  return inOneLine(parts);
}

/** Said in one go: no full stop before a comma. */
export const inOneLine = (parts: readonly string[]): string =>
  parts
    .filter(Boolean)
    .map((part) => part.replace(/\.$/, ''))
    .join(', ');

/** What stands between a person and a lord, in a few words. */
export function missing(by: Speaker, standing: LordFor): string {
  const words = by.words();
  if (standing.reservedBy >= 0) return words.reservedBy(by.name(standing.reservedBy));
  const { lacks } = standing;
  if (!lacks) return '';
  if (lacks.what === 'named') return words.lacks.named(words.races[raceName(standing.named)].one);
  return words.lacks[lacks.what](lacks.count);
}
