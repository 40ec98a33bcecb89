import type { CardName, Deed, FrameAt, LocationName, LordName, RaceName } from '@fathom/abyss/rules';
import type { Json, Refusal } from '@fathom/kernel';
import { races } from './cards-fr.ts';
import { capital, card, locationName, money, ofLord, oneCard, pearlsOf, theLord } from './names-fr.ts';
import type { RuleId } from './outline.ts';
import { rulebook } from './rulebook-fr.ts';
import { notNow } from './timing-fr.ts';

const lord = (value: Json | undefined): string => theLord(value as LordName);
const aCard = (value: Json | undefined): string => oneCard(value as CardName);
const place = (value: Json | undefined): string => locationName(value as LocationName);
const aRace = (value: Json | undefined): string =>
  `${value === 'jellyfish' ? 'une' : 'un'} ${races[value as RaceName].one}`;
const number = (value: Json | undefined): number => Number(value);
const raceCount = (count: number): string => (count === 1 ? 'une seule race' : `${count} races`);
/** « de crabe 4 », « d’hippocampe 2 » : after « pas ». */
const of = (value: Json | undefined): string => {
  const name = card(value as CardName);
  return name.startsWith('h') ? `d’${name}` : `de ${name}`;
};

const areas: { readonly [area: string]: string } = {
  court: 'à la Cour',
  council: 'au Conseil',
  locations: 'parmi les lieux',
};

/** Selon ce qui manque : voir `why-not.ts` des règles pour les détails de chacun. */
const sentences: { readonly [why: string]: (refused: Refusal) => string } = {
  chance: () => 'Seule la pioche en décide.',
  'not-now': (refused) =>
    refused.lord === undefined
      ? notNow(refused.deed as Deed, refused.at as FrameAt)
      : `${capital(lord(refused.lord))} n’agit que pendant votre tour.`,
  'no-pearl': ({ rule }) =>
    rule === 'H1' ? 'Vous n’avez plus de perle pour garder une carte.' : 'Il faut une perle pour comploter.',
  'no-lord': () => 'La pioche des seigneurs est vide.',
  'court-full': () => 'La Cour n’a pas de place libre.',
  reserved: ({ area }) => `Une sentinelle le garde ${areas[String(area)] ?? 'ici'} pour un autre joueur.`,
  empty: (refused) => `Le Conseil n’a pas de pile pour cette race : ${races[refused.race as RaceName].many}.`,
  'not-in-court': (refused) => `${capital(lord(refused.lord))} n’est pas à la Cour.`,
  'not-in-hand': (refused) => `Vous n’avez pas ${of(refused.card)} en main.`,
  races: (refused) =>
    refused.have === undefined
      ? `${capital(lord(refused.lord))} demande exactement ${raceCount(number(refused.races))}.`
      : `${capital(lord(refused.lord))} demande ${raceCount(number(refused.races))}, et votre main n’en compte que ${number(refused.have)}.`,
  named: (refused) =>
    refused.card === undefined
      ? `${capital(lord(refused.lord))} exige ${aRace(refused.race)}, et vous n’en avez pas.`
      : `Avec ${aCard(refused.card)}, il ne reste plus de place pour ${aRace(refused.race)}, race exigée.`,
  points: (refused) => `Il vous manque ${number(refused.short)} pour le prix ${ofLord(refused.lord as LordName)}.`,
  'no-sentinel': () => 'Vous n’avez pas de sentinelle à poser maintenant.',
  'area-taken': ({ area }) => `Il y a déjà une sentinelle ${areas[String(area)] ?? 'ici'}, et une seule y a droit.`,
  'not-there': ({ area }) => `Une sentinelle ne peut pas garder cela : ce n’est pas ${areas[String(area)] ?? 'ici'}.`,
  'no-such-power': (refused) => `${capital(lord(refused.lord))} n’agit pas pour vous.`,
  used: (refused) => `${capital(lord(refused.lord))} a déjà agi ce tour-ci.`,
  'no-nebulis': (refused) =>
    number(refused.nebulis) > 1 ? `Vous n’avez pas ${refused.nebulis} nébulis.` : 'Vous n’avez pas de nébulis.',
  'too-many-nebulis': ({ nebulis }) =>
    number(nebulis) > 1
      ? 'Un paiement ne peut comporter qu’un nébulis, ou deux avec le Hors-la-loi.'
      : 'Vous ne pouvez pas payer en nébulis ici.',
  'nothing-short': ({ amount }) =>
    number(amount) === 0
      ? 'Il ne manque rien : aucun nébulis ne peut être payé.'
      : `Il ne manque que ${amount} : pas plus de nébulis que cela.`,
  'pearls-short': ({ amount, pearls, nebulis }) => {
    const purse = money(number(pearls), number(nebulis));
    return purse === ''
      ? `Le prix est ${amount}, et vous n’avez rien.`
      : `Le prix est ${amount}, et ${purse} n’y ${number(pearls) + number(nebulis) === 1 ? 'suffit' : 'suffisent'} pas.`;
  },
  'pearls-first': ({ pearls }) =>
    `Un nébulis n’est permis que si toutes vos perles y passent, et vous avez ${pearlsOf(number(pearls))}.`,
  units: ({ units }) => `Vous ne gagnez ${units === 1 ? 'qu’une perle ou un jeton' : `que ${units} perles ou jetons`}.`,
  'tokens-left': ({ left }) =>
    left === 0
      ? 'Il ne reste plus de jetons Monstre.'
      : left === 1
        ? 'Il ne reste qu’un jeton Monstre.'
        : `Il ne reste que ${left} jetons Monstre.`,
  'too-many-races': (refused) =>
    `${capital(lord(refused.lord))} demande ${raceCount(number(refused.races))}, et cela en ferait une de trop.`,
  order: ({ rule, card: which, lord: who }) => {
    if (rule === 'L2' && who !== undefined)
      return 'Les seigneurs se choisissent dans un ordre fixe : celui-ci devait venir plus tôt.';
    if (which !== undefined)
      return `Les cartes se choisissent dans un ordre fixe : ${aCard(which)} devait venir plus tôt.`;
    return 'Le tour de ce joueur est passé.';
  },
  superfluous: (refused) => `${capital(aCard(refused.card))} serait de trop : le prix est atteint sans cela.`,
  'not-spent': (refused) => `Vous n’avez pas dépensé ${of(refused.card)}.`,
  kraken: () => 'Un kraken n’est jamais fédéré.',
  'not-lowest': (refused) => `Parmi les alliés dépensés, ${aCard(refused.card)} n’est pas le plus faible.`,
  keys: ({ keys }) =>
    keys === 0
      ? 'Un lieu coûte trois clés, et vous n’en avez aucune.'
      : `Un lieu coûte trois clés, et vous en avez ${keys}.`,
  pile: ({ left }) => (left === 0 ? 'La pile des lieux est vide.' : `La pile n’en compte plus que ${left}.`),
  'not-drawn': (refused) => `${capital(place(refused.location))} ne fait pas partie des lieux piochés.`,
  'not-face-up': (refused) => `Ce lieu n’est pas face visible : ${place(refused.location)}.`,
  'no-key': (refused) => `${capital(lord(refused.lord))} n’a pas de clé.`,
  'not-free': (refused) => `${capital(lord(refused.lord))} n’est pas l’un de vos seigneurs libres.`,
  disabled: (refused) => `${capital(lord(refused.lord))} est désactivé.`,
  twice: (refused) => `${capital(lord(refused.lord))} paie déjà.`,
  tokens: ({ tokens }) =>
    tokens === 0
      ? 'Vous n’avez aucun jeton Clé.'
      : `Vos jetons Clé ne suffisent pas pour le reste : vous en avez ${tokens}.`,
  'not-in-pile': (refused) => `Ce lieu n’est pas dans la pile : ${place(refused.location)}.`,
  discarding: () => 'Vous avez commencé à défausser : le reste se défausse aussi.',
  'not-a-free-lord-of-theirs': (refused) =>
    `${capital(lord(refused.lord))} n’est pas un seigneur libre d’un adversaire.`,
  shielded: () => 'Un Chaman protège ce joueur.',
  'another-opponent': (refused) => `${capital(lord(refused.lord))} sert un autre adversaire : un seul à la fois.`,
  'no-opponent': () => 'Choisissez l’un de vos adversaires.',
  'no-tokens': () => 'Ce joueur n’a pas de jeton Monstre.',
  'nobody-has': (refused) =>
    `Aucun adversaire à votre portée n’a fédéré cette race : ${races[refused.race as RaceName].many}.`,
  'not-affiliated': (refused) => `Vous n’avez pas ${of(refused.card)} à perdre parmi vos alliés fédérés.`,
  'not-yours': (refused) => `Ce lieu n’est pas à vous : ${place(refused.location)}.`,
  monster: ({ rule }) =>
    rule === 'X5' ? 'Un monstre ne se prend pas : combattez-le ou laissez-le.' : 'Un monstre ne se soigne pas.',
  'not-in-discard': (refused) => `Il n’y a pas ${of(refused.card)} dans la défausse.`,
  pearls: ({ pearls, means }) =>
    means === 0
      ? `Cela coûte ${pearls} perles, et vous n’avez rien.`
      : `Cela coûte ${pearls} perles, et vous ne pouvez payer que ${means}.`,
  'not-another-free-lord': (refused) => `${capital(lord(refused.lord))} n’est pas un autre de vos seigneurs libres.`,
  'not-under-a-location': (refused) => `${capital(lord(refused.lord))} n’est sous aucun de vos lieux.`,
  yourself: () => 'Vos nébulis vont à un adversaire.',
  compulsory: () => 'C’est obligatoire : vous ne pouvez pas refuser.',
  ally: () => 'Il n’y a pas de monstre à combattre ici.',
  'no-new-claim': () => 'Le Kraken (−5) ne peut pas aller à ce joueur maintenant.',
};

/** Une phrase qui dit pourquoi un coup est interdit. Sans raison précise, la règle parle par la première phrase de son texte. */
export function refusal(refused: Refusal): string {
  const sentence = Object.hasOwn(sentences, String(refused.why)) ? sentences[String(refused.why)] : undefined;
  if (sentence !== undefined) return sentence(refused);
  const rule = rulebook.rules[refused.rule as RuleId];
  return rule === undefined ? 'Les règles ne le permettent pas.' : rule.text.replace(/^(.*?[.]) .*$/, '$1');
}

/** Toutes les raisons qui ont une phrase à elles. */
export const reasons: readonly string[] = Object.keys(sentences);
