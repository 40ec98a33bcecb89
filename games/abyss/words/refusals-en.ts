import type { CardName, Deed, FrameAt, LocationName, LordName, RaceName } from '@fathom/abyss/rules';
import type { Json, Refusal } from '@fathom/kernel';
import { races } from './cards-en.ts';
import { capital, card, locationName, money, oneCard, pearlsOf, theLord } from './names-en.ts';
import type { RuleId } from './outline.ts';
import { rulebook } from './rulebook-en.ts';
import { notNow } from './timing-en.ts';

const lord = (value: Json | undefined): string => theLord(value as LordName);
const aCard = (value: Json | undefined): string => oneCard(value as CardName);
const place = (value: Json | undefined): string => locationName(value as LocationName);
const race = (value: Json | undefined): string => races[value as RaceName].one;
const number = (value: Json | undefined): number => Number(value);
const raceCount = (count: number): string => (count === 1 ? 'one race' : `${count} races`);

const areas: { readonly [area: string]: string } = {
  court: 'at court',
  council: 'at the council',
  locations: 'among the locations',
};

/** By what fails: see `why-not.ts` of the rules for the details each one carries. */
const sentences: { readonly [why: string]: (refused: Refusal) => string } = {
  chance: () => 'Only the deck decides that.',
  'not-now': (refused) =>
    refused.lord === undefined
      ? notNow(refused.deed as Deed, refused.at as FrameAt)
      : `${capital(lord(refused.lord))} works in your own turn only.`,
  'no-pearl': ({ rule }) =>
    rule === 'H1' ? 'You have no pearl left to keep a card with.' : 'You need a pearl to plot.',
  'no-lord': () => 'The deck of lords is empty.',
  'court-full': () => 'The court has no free place.',
  reserved: ({ area }) => `A sentinel guards that ${areas[String(area)] ?? 'place'} for another player.`,
  empty: (refused) => `The council has no stack of ${races[refused.race as RaceName].many}.`,
  'not-in-court': (refused) => `${capital(lord(refused.lord))} is not at court.`,
  'not-in-hand': (refused) => `You hold no ${card(refused.card as CardName)}.`,
  races: (refused) =>
    refused.have === undefined
      ? `${capital(lord(refused.lord))} asks for exactly ${raceCount(number(refused.races))}.`
      : `${capital(lord(refused.lord))} asks for ${raceCount(number(refused.races))}, and you hold only ${number(refused.have)}.`,
  named: (refused) =>
    refused.card === undefined
      ? `${capital(lord(refused.lord))} wants a ${race(refused.race)}, and you hold none.`
      : `With ${aCard(refused.card)} there is no room left for the ${race(refused.race)} that ${lord(refused.lord)} wants.`,
  points: (refused) => `You are ${number(refused.short)} short of the price of ${lord(refused.lord)}.`,
  'no-sentinel': () => 'You have no sentinel to place now.',
  'area-taken': ({ area }) => `There is already a sentinel ${areas[String(area)] ?? 'there'}, and only one is allowed.`,
  'not-there': ({ area }) => `A sentinel cannot guard that: it is not ${areas[String(area)] ?? 'there'}.`,
  'no-such-power': (refused) => `${capital(lord(refused.lord))} does not work for you.`,
  used: (refused) => `You have already used ${lord(refused.lord)} this turn.`,
  'no-nebulis': (refused) =>
    number(refused.nebulis) > 1 ? `You do not have ${refused.nebulis} nebulis.` : 'You have no nebulis.',
  'too-many-nebulis': ({ nebulis }) =>
    number(nebulis) > 1
      ? 'A payment may include only one nebulis, or two with the Outlaw.'
      : 'You may not pay with nebulis here.',
  'nothing-short': ({ amount }) =>
    number(amount) === 0
      ? 'Nothing is missing, so no nebulis may be paid.'
      : `Only ${amount} is missing: that many nebulis at most.`,
  'pearls-short': ({ amount, pearls, nebulis }) =>
    `The price is ${amount}, and ${money(number(pearls), number(nebulis)) || 'nothing'} does not reach it.`,
  'pearls-first': ({ pearls }) =>
    `You may pay with nebulis only if all your pearls go too, and you have ${pearlsOf(number(pearls))}.`,
  units: ({ units }) => `The reward is only ${units === 1 ? 'one pearl or token' : `${units} pearls or tokens`}.`,
  'tokens-left': ({ left }) =>
    left === 0
      ? 'No monster tokens are left.'
      : left === 1
        ? 'Only one monster token is left.'
        : `Only ${left} monster tokens are left.`,
  'too-many-races': (refused) =>
    `${capital(lord(refused.lord))} asks for ${raceCount(number(refused.races))}, and that would be one more.`,
  order: ({ rule, card: which, lord: who }) => {
    if (rule === 'L2' && who !== undefined) return 'Lords are chosen in a set order: that one had to come earlier.';
    if (which !== undefined) return `Cards are chosen in a set order: ${aCard(which)} had to come earlier.`;
    return 'That player’s turn to receive has passed.';
  },
  superfluous: (refused) => `${capital(aCard(refused.card))} would be one card too many: the price is met without it.`,
  'not-spent': (refused) => `You spent no ${card(refused.card as CardName)}.`,
  kraken: () => 'A kraken is never affiliated.',
  'not-lowest': (refused) => `${capital(aCard(refused.card))} is not the lowest of the allies you spent.`,
  keys: ({ keys }) => `A location takes three keys, and you have ${keys === 0 ? 'none' : keys}.`,
  pile: ({ left }) => (left === 0 ? 'The pile of locations is empty.' : `The pile holds only ${left} more.`),
  'not-drawn': (refused) => `${place(refused.location)} is not among those drawn.`,
  'not-face-up': (refused) => `${place(refused.location)} does not lie face up.`,
  'no-key': (refused) => `${capital(lord(refused.lord))} has no key.`,
  'not-free': (refused) => `${capital(lord(refused.lord))} is not one of your free lords.`,
  disabled: (refused) => `${capital(lord(refused.lord))} is disabled.`,
  twice: (refused) => `${capital(lord(refused.lord))} is paying already.`,
  tokens: ({ tokens }) => `Your key tokens do not make up the rest: you have ${tokens === 0 ? 'none' : tokens}.`,
  'not-in-pile': (refused) => `${place(refused.location)} is not in the pile.`,
  discarding: () => 'You have begun to discard, so the rest is discarded too.',
  'not-a-free-lord-of-theirs': (refused) => `${capital(lord(refused.lord))} is not a free lord of an opponent.`,
  shielded: () => 'A Shaman shields that player.',
  'another-opponent': (refused) => `${capital(lord(refused.lord))} belongs to another opponent: one at a time.`,
  'no-opponent': () => 'Choose one of your opponents.',
  'no-tokens': () => 'That player has no monster token.',
  'nobody-has': (refused) => `No opponent you can reach has affiliated ${races[refused.race as RaceName].many}.`,
  'not-affiliated': (refused) => `You have no affiliated ${card(refused.card as CardName)} to lose.`,
  'not-yours': (refused) => `${place(refused.location)} is not yours to give.`,
  monster: ({ rule }) =>
    rule === 'X5' ? 'A monster cannot be taken: fight it or leave it.' : 'A monster cannot be healed.',
  'not-in-discard': (refused) => `There is no ${card(refused.card as CardName)} in the discard.`,
  pearls: ({ pearls, means }) =>
    `It costs ${pearls} pearls, and you can pay ${means === 0 ? 'nothing' : `only ${means}`}.`,
  'not-another-free-lord': (refused) => `${capital(lord(refused.lord))} is not another free lord of yours.`,
  'not-under-a-location': (refused) => `${capital(lord(refused.lord))} is under none of your locations.`,
  yourself: () => 'Your nebulis go to an opponent.',
  compulsory: () => 'This has to be done: you cannot decline.',
  ally: () => 'There is no monster here to fight.',
  'no-new-claim': () => 'The Kraken (−5) cannot go to that player now.',
};

/** One sentence saying why a move is forbidden. Where the refusal gives no reason, the rule speaks with the first of its own. */
export function refusal(refused: Refusal): string {
  const sentence = Object.hasOwn(sentences, String(refused.why)) ? sentences[String(refused.why)] : undefined;
  if (sentence !== undefined) return sentence(refused);
  const rule = rulebook.rules[refused.rule as RuleId];
  return rule === undefined ? 'The rules do not allow this.' : rule.text.replace(/^(.*?[.]) .*$/, '$1');
}

/** Every reason that has a sentence of its own. */
export const reasons: readonly string[] = Object.keys(sentences);
