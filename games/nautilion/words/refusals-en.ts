import type { Json, Refusal } from '@fathom/kernel';
import type { Figure, FrameAt, HeroicCard, Reason, Spell, Token } from '@fathom/nautilion/rules';
import { capital, cardNumber, figures, list, one, plain, spells } from './names-en.ts';
import type { RuleId } from './outline.ts';
import { rulebook } from './rulebook-en.ts';
import type { Touched } from './touched.ts';
import { touchedEn } from './touched-en.ts';

/** What has to be decided before anything else. */
const pending: { readonly [at in FrameAt]?: string } = {
  starter: 'First say who plays the first turn.',
  name: 'First name the figure that gets the first die.',
  currents: 'Now is the time for spells and cards, and for giving out the dice.',
  plan: 'First give out the dice that are left.',
  pay: 'First choose the reserve token you pay with.',
  swap: 'First choose a token on the path to swap.',
  'swap-with': 'First choose the token it changes places with.',
  sacrifice: 'First choose the crew that pays for the Heroic card.',
  turn: 'First choose a face for the die you are turning.',
  dismiss: 'First choose the Heroic card to remove.',
  'pick-path': 'First choose the crew to bring aboard from the path.',
  'pick-discard': 'First choose the crew to bring aboard from the discard.',
  salvage: 'First choose what to take from the discard, or choose “Done”.',
  smuggle: 'First choose the token that goes back into the path.',
  insert: 'First choose where in the path the token goes.',
  recover: 'First choose the token to take from the discard.',
  recall: 'First choose the token to call back.',
  lose: 'First give up the token that is demanded.',
  place: 'First decide where the token goes.',
  spoils: 'First choose the token to bring back from the discard.',
  keep: 'First choose the group that stays aboard.',
};

const numbers = (value: Json | undefined): readonly number[] => (Array.isArray(value) ? (value as number[]) : []);
const token = (value: Json | undefined): Token => value as Token;

const places: { readonly [place: string]: string } = {
  reserve: 'in the reserve',
  discard: 'in the discard',
  aboard: 'in that cabin',
  mages: 'in the mages’ cabin',
};

function expansionOf(rule: string): string {
  if (rule.startsWith('E1')) return 'Mages';
  if (rule.startsWith('E2')) return 'Mercenaries';
  if (rule.startsWith('E3')) return 'Reefs';
  if (rule.startsWith('P')) return 'a second player';
  return /^(E5|H)/.test(rule) ? 'Heroic Actions' : 'Darkhouse cards';
}

/** By what is wrong: see `Reason` for the details each one carries. */
const sentences: { readonly [reason in Reason]: (refused: Refusal) => string } = {
  'not-now': ({ at }) => pending[at as FrameAt] ?? 'Something else has to be settled first.',
  'not-yours': () => 'Only the dice and the draw decide that.',
  'not-in-play': ({ rule }) => `This game is played without ${expansionOf(rule)}.`,
  closed: ({ rule }) =>
    rule === 'D1'
      ? 'In the second round the dice stay as they are.'
      : 'A die has been given, so the time for spells and cards is over.',
  'too-dear': ({ spell, cost, money }) => {
    const name = spell === undefined ? cardNumber('D12') : spells[spell as Spell];
    return `${name} costs ${cost}, and ${money === 0 ? 'the reserve is empty' : `you have only ${money} in the reserve`}.`;
  },
  'no-such-die': ({ rule, die, dice }) => {
    const shown = [...new Set(numbers(dice))];
    if (rule === 'H3') return `First turn the ${list(shown)}.`;
    return `No die shows ${die}, only ${list(shown)}.`;
  },
  'no-such-face': ({ face }) => `The dice have no ${face}.`,
  'same-face': ({ die }) => `That die shows a ${die} already: Tide must turn it to another face.`,
  'fixed-dice': () => 'Darkhouse 9 has frozen the dice: nothing can change them this turn.',
  'has-die': ({ figure }) => `${capital(figures[figure as Figure])} has its die already.`,
  stuck: () => 'A reef holds the Nautilion, so it gets no die now.',
  'named-first': ({ figure }) => `You promised the first die to ${figures[figure as Figure]}.`,
  'one-kind': () => 'All tokens left on the path are alike, so there is nothing to swap.',
  'no-pair': () => 'No mage has its partner yet: you need A with 1, B with 4 or C with 7.',
  'pairs-used': () => 'Every pair you have has rolled a die this turn already.',
  'not-in-force': () => 'The Darkhouse is not on that card this turn.',
  once: () => 'You have called back a token this turn already.',
  'nothing-to-place': (refused) =>
    refused.token === undefined
      ? 'Nothing could be placed afterwards, so Darkhouse 12 cannot be used.'
      : `If you paid with ${one(token(refused.token))}, nothing could be placed afterwards.`,
  'not-revealed': ({ card }) => `${cardNumber(card as HeroicCard)} does not lie open.`,
  'no-crew': () => 'There is no crew aboard to pay for a Heroic card.',
  'no-payer': () => 'Everybody aboard is needed to keep the crew linked, so nobody can pay for a Heroic card.',
  'no-such-place': () => 'There is no such space on the path.',
  'end-token': () => 'The Happy Isles and the Abyss cannot be chosen.',
  'no-token': () => 'No token lies there any more.',
  'same-token': () => 'That token is chosen already: pick another to swap it with.',
  'same-kind': (refused) =>
    `Swapping ${one(token(refused.token))} with ${one(token(refused.token))} would change nothing.`,
  'not-crew': (refused) => `Only crew can come aboard this way, not ${one(token(refused.token))}.`,
  'same-number': (refused) => `You paid with ${one(token(refused.token))}: take another number.`,
  'not-there': (refused) => `There is no ${noun(token(refused.token))} ${places[String(refused.place)] ?? 'there'}.`,
  order: (refused) => `The reserve empties in a set order, and ${one(token(refused.token))} goes first.`,
  'would-split': ({ cabin, groups }) => {
    const parts = (Array.isArray(groups) ? groups : []).map((group) => list(numbers(group)));
    if (parts.length === 2)
      return `Cabin ${cabin} links the crew: without it, ${parts[0]} would have no duct to ${parts[1]}.`;
    return `Cabin ${cabin} links the crew: without it, there would be ${parts.length} groups: ${parts.join('; ')}.`;
  },
  'not-linked': ({ number, ducts }) => {
    const to = numbers(ducts);
    const lead = to.length === 1 ? 'its only duct leads' : 'its ducts lead';
    return `Cabin ${number} cannot be reached yet: ${lead} to ${list(to)}, and nobody is there.`;
  },
  occupied: ({ cabin, by }) => {
    if (cabin === 0) return `The place for ${plain(token(by))} in the mages’ cabin is taken.`;
    return by === String(cabin) ? `Crew ${cabin} is aboard already.` : `Cabin ${cabin} is taken by ${one(token(by))}.`;
  },
  'held-by-mercenary': ({ rule, cabin }) =>
    rule === 'E2.3'
      ? `The mercenary in cabin ${cabin} is not crew and cannot pay for a Heroic card.`
      : `A mercenary holds cabin ${cabin}, so crew ${cabin} cannot take it.`,
  'wrong-token': (refused) => `You are placing ${one(token(refused.token))}, nothing else.`,
  'wrong-cabin': ({ number, cabin }) =>
    Number(number) > 9 ? `There is no cabin ${cabin}.` : `Crew ${number} belongs in cabin ${number}.`,
  'not-on-admiral': ({ number, admiral }) => {
    const orders = numbers(admiral);
    return `Crew ${number} does not obey your Admiral, who commands ${orders[0]} to ${orders[orders.length - 1]}.`;
  },
  'no-berth': ({ rule, token: what }) => {
    const name = one(token(what));
    if (rule === 'E1.1') return `The mages’ cabin has no place for ${name}.`;
    if (rule === 'D3') return `${capital(name)} cannot go back into the path.`;
    if (rule === 'D12') return `There is no place now for ${name}.`;
    return `No cabin aboard takes ${name}.`;
  },
  'after-collision': () => 'After the collision no mercenary comes aboard any more.',
  'reserve-only': () => 'What you bring back goes to the reserve, or aboard if it is crew.',
  'not-reserve': () => 'A token you call back must be placed: it cannot go to the reserve.',
  behind: () => 'The token must go in between the Nautilion and the Abyss.',
  'same-gap': ({ before }) => `That is the same gap as the one before space ${before}: choose it there.`,
  'no-group': ({ crew }) => `${list(numbers(crew))} are not one whole group.`,
};

/** "4", "mage A", "blank token": after "no". */
const noun = (name: Token): string => (/^[1-9]$/.test(name) ? name : plain(name));

/** One sentence saying why a move is forbidden. Where the refusal gives no reason, the rule speaks with the first of its own. */
export function refusal(refused: Refusal): string {
  const sentence = sentences[refused.reason as Reason] ?? touchedEn[refused.reason as Touched];
  if (sentence !== undefined) return sentence(refused);
  const rule = rulebook.rules[refused.rule as RuleId];
  return rule === undefined ? 'The rules do not allow this.' : rule.text.replace(/^(.*?[.]) .*$/, '$1');
}
