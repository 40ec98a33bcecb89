import { KRAKEN_RACE, LORDS, type Lord, type LordFor, RACES, type Timing } from '@fathom/abyss/rules';
import type { BoardWords } from '@fathom/abyss/words/board-en';
import type { TextItem } from '@fathom/board/text';
import { at, type Seat } from '@fathom/kernel';

/** Who speaks, and how people are called. */
export interface Speaker {
  words(): BoardWords;
  name(seat: Seat): string;
}

export const raceName = (race: number) => (race === KRAKEN_RACE ? 'kraken' : (RACES[race] ?? 'crab'));

/** What a lord's face says, by what is asked of it. */
function factsOf(by: Speaker, lord: Lord, standing: LordFor | undefined) {
  const words = by.words();
  const card = at(LORDS, lord);
  const { name, power } = words.lords[card.key];
  return {
    name,
    worth: [words.guilds[card.guild].one, words.influence(card.influence), card.keys > 0 ? words.withKey : ''],
    price: standing
      ? [
          words.costs(standing.cost),
          standing.printed === standing.cost ? '' : words.printed(standing.printed),
          words.asks(standing.races, standing.named < 0 ? '' : words.races[raceName(standing.named)].one),
        ]
      : [],
    power: power ? timed(words, card.timing, power) : words.noPower,
    standing: !standing ? '' : standing.payable ? words.youCanPay : missing(by, standing),
  };
}

/** Everything a lord's face says, in words. */
export function lordLabel(by: Speaker, lord: Lord, standing?: LordFor): string {
  const facts = factsOf(by, lord, standing);
  const { name, worth, price, power, standing: way } = facts;
  return inOneLine([way ? by.words().about(name, way) : name, ...worth, ...price, power]);
}

/** The same to be heard bit by bit: who, and whether there is a way to them; then what they are worth, cost and do. */
export function lordLines(by: Speaker, lord: Lord, standing?: LordFor): TextItem {
  const facts = factsOf(by, lord, standing);
  const words = by.words();
  const more = [facts.worth, facts.price, [facts.power]].map((parts) => words.capital(inOneLine(parts)));
  const say = facts.standing ? words.about(facts.name, facts.standing) : facts.name;
  return { say, more: more.filter(Boolean) };
}

/** When a power works, and what it does; those for every turn say so themselves. */
const timed = (words: BoardWords, timing: Timing, power: string): string =>
  timing === 'turn' ? power : words.about(words.timing[timing], power);

/** A rival's lord: what it is worth, and what it does as long as it can. */
export function rivalLord(by: Speaker, lord: Lord, disabled: boolean): string {
  const words = by.words();
  const card = at(LORDS, lord);
  const { name, brief } = words.lords[card.key];
  const worth = [words.influence(card.influence), card.keys > 0 ? words.withKey : '', disabled ? words.disabled : ''];
  const said = inOneLine([name, ...worth]);
  return disabled || card.timing === 'none' ? said : `${said}. ${brief}`;
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
