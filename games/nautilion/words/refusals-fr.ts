import type { Json, Refusal } from '@fathom/kernel';
import type { Figure, FrameAt, HeroicCard, Reason, Spell, Token } from '@fathom/nautilion/rules';
import { formats } from '@fathom/words';
import { capital, cardNumber, figures, list, one, plain, spells, the, toFigure } from './names-fr.ts';
import type { RuleId } from './outline.ts';
import { rulebook } from './rulebook-fr.ts';
import type { Touched } from './touched.ts';
import { touchedFr } from './touched-fr.ts';

/** Ce qu’il faut décider avant toute autre chose. */
const pending: { readonly [at in FrameAt]?: string } = {
  starter: 'Dites d’abord qui joue le premier tour.',
  name: 'Désignez d’abord la figurine qui reçoit le premier dé.',
  currents: 'C’est le moment des sorts et des cartes, et de répartir les dés.',
  plan: 'Donnez d’abord les dés qui restent.',
  pay: 'Choisissez d’abord le jeton de la réserve avec lequel vous payez.',
  swap: 'Choisissez d’abord un jeton du parcours à échanger.',
  'swap-with': 'Choisissez d’abord le jeton dont il prend la place.',
  sacrifice: 'Choisissez d’abord l’équipier qui paie l’Action héroïque.',
  turn: 'Choisissez d’abord la face du dé que vous tournez.',
  dismiss: 'Choisissez d’abord l’Action héroïque à retirer.',
  'pick-path': 'Choisissez d’abord l’équipier du parcours à faire monter à bord.',
  'pick-discard': 'Choisissez d’abord l’équipier de la défausse à faire monter à bord.',
  salvage: 'Choisissez d’abord ce que vous prenez dans la défausse, ou « Terminer ».',
  smuggle: 'Choisissez d’abord le jeton qui retourne sur le parcours.',
  insert: 'Choisissez d’abord où le jeton entre dans le parcours.',
  recover: 'Choisissez d’abord le jeton à prendre dans la défausse.',
  recall: 'Choisissez d’abord le jeton à rappeler.',
  lose: 'Cédez d’abord le jeton exigé.',
  place: 'Décidez d’abord où va le jeton.',
  spoils: 'Choisissez d’abord le jeton à ramener de la défausse.',
  keep: 'Choisissez d’abord le groupe qui reste à bord.',
};

const numbers = (value: Json | undefined): readonly number[] => (Array.isArray(value) ? (value as number[]) : []);
const token = (value: Json | undefined): Token => value as Token;

const places: { readonly [place: string]: string } = {
  reserve: 'dans la réserve',
  discard: 'dans la défausse',
  aboard: 'dans cette cabine',
  mages: 'dans la Cabine des mages',
};

function expansionOf(rule: string): string {
  if (rule.startsWith('E1')) return 'les Mages';
  if (rule.startsWith('E2')) return 'les Mercenaires';
  if (rule.startsWith('E3')) return 'les Écueils';
  if (rule.startsWith('P')) return 'un second joueur';
  return /^(E5|H)/.test(rule) ? 'les Actions héroïques' : 'les cartes du Phare';
}

/** Selon ce qui ne va pas : voir `Reason` pour les détails de chacun. */
const sentences: { readonly [reason in Reason]: (refused: Refusal) => string } = {
  'not-now': ({ at }) => pending[at as FrameAt] ?? 'Autre chose doit d’abord être réglé.',
  'not-yours': () => 'Seuls les dés et le hasard en décident.',
  'not-in-play': ({ rule }) => `Cette partie se joue sans ${expansionOf(rule)}.`,
  closed: ({ rule }) =>
    rule === 'D1'
      ? 'Dans la seconde manche, les dés restent tels quels.'
      : 'Un dé a été donné : le moment des sorts et des cartes est passé.',
  'too-dear': ({ spell, cost, money }) => {
    const name = capital(spell === undefined ? `la carte ${cardNumber('D12')}` : spells[spell as Spell]);
    return `${name} coûte ${cost}, et ${money === 0 ? 'la réserve est vide' : `la réserve ne compte que ${formats.fr.count(Number(money), 'jeton', 'jetons')}`}.`;
  },
  'no-such-die': ({ rule, die, dice }) => {
    const shown = [...new Set(numbers(dice))];
    if (rule === 'H3') return `Tournez d’abord le ${list(shown)}.`;
    return `Aucun dé ne montre ${die}, seulement ${list(shown)}.`;
  },
  'no-such-face': ({ face }) => `Les dés n’ont pas de ${face}.`,
  'same-face': ({ die }) => `Ce dé montre déjà un ${die} : la Marée doit le tourner sur une autre face.`,
  'fixed-dice': () => 'La carte Phare 9 a figé les dés : rien ne peut les changer ce tour-ci.',
  'has-die': ({ figure }) => `${capital(figures[figure as Figure])} a déjà son dé.`,
  stuck: () => 'Un écueil retient le Nautilion : pas de dé pour lui maintenant.',
  'named-first': ({ figure }) => `Vous avez promis le premier dé ${toFigure[figure as Figure]}.`,
  'one-kind': () => 'Tous les jetons du parcours sont pareils : il n’y a rien à échanger.',
  'no-pair': () => 'Aucun mage n’a encore son partenaire : il faut A avec 1, B avec 4 ou C avec 7.',
  'pairs-used': () => 'Tous vos duos ont déjà relancé un dé ce tour-ci.',
  'not-in-force': () => 'Le Phare n’est pas sur cette carte ce tour-ci.',
  once: () => 'Vous avez déjà rappelé un jeton ce tour-ci.',
  'nothing-to-place': (refused) =>
    refused.token === undefined
      ? 'Rien ne pourrait être placé ensuite : la carte Phare 12 ne s’utilise pas.'
      : `Si vous payiez avec ${one(token(refused.token))}, rien ne pourrait être placé ensuite.`,
  'not-revealed': ({ card }) => `La carte ${cardNumber(card as HeroicCard)} n’est pas dévoilée.`,
  'no-crew': () => 'Il n’y a aucun équipier à bord pour payer une Action héroïque.',
  'no-payer': () =>
    'Chaque équipier à bord est nécessaire pour relier les autres : aucun ne peut payer une Action héroïque.',
  'no-such-place': () => 'Cette case n’existe pas sur le parcours.',
  'end-token': () => 'Les Îles Bienheureuses et les Abysses ne peuvent pas être choisis.',
  'no-token': () => 'Il n’y a plus de jeton à cet endroit.',
  'same-token': () => 'Ce jeton est déjà choisi : prenez-en un autre pour l’échange.',
  'same-kind': (refused) =>
    `Échanger ${one(token(refused.token))} contre ${one(token(refused.token))} ne changerait rien.`,
  'not-crew': (refused) => `Seul un équipier peut monter à bord ainsi, pas ${one(token(refused.token))}.`,
  'same-number': (refused) => `Vous avez payé avec ${one(token(refused.token))} : prenez un autre numéro.`,
  'not-there': (refused) => `Il n’y a pas ${of(token(refused.token))} ${places[String(refused.place)] ?? 'ici'}.`,
  order: (refused) => `La réserve se vide dans un ordre fixe : ${one(token(refused.token))} part d’abord.`,
  'would-split': ({ cabin, groups }) => {
    const parts = (Array.isArray(groups) ? groups : []).map((group) => list(numbers(group)));
    const start = `La cabine ${cabin} relie l’équipage : sans elle,`;
    return parts.length === 2
      ? `${start} aucun conduit ne mènerait de ${parts[0]} à ${parts[1]}.`
      : `${start} il y aurait ${parts.length} groupes, soit ${parts.join(' ; ')}.`;
  },
  'not-linked': ({ number, ducts }) => {
    const to = numbers(ducts);
    const lead = to.length === 1 ? 'son seul conduit mène' : 'ses conduits mènent';
    return `La cabine ${number} n’est pas encore accessible : ${lead} à ${list(to)}, où il n’y a personne.`;
  },
  occupied: ({ cabin, by }) => {
    if (cabin === 0) return `La place ${ofThe(token(by))} dans la Cabine des mages est prise.`;
    return by === String(cabin)
      ? `L’équipier ${cabin} est déjà à bord.`
      : `La cabine ${cabin} est prise par ${one(token(by))}.`;
  },
  'held-by-mercenary': ({ rule, cabin }) =>
    rule === 'E2.3'
      ? `Le mercenaire de la cabine ${cabin} n’est pas un équipier et ne paie pas d’Action héroïque.`
      : `Un mercenaire tient la cabine ${cabin} : l’équipier ${cabin} ne peut pas la prendre.`,
  'wrong-token': (refused) => `Vous placez ${one(token(refused.token))}, rien d’autre.`,
  'wrong-cabin': ({ number, cabin }) =>
    Number(number) > 9 ? `Il n’y a pas de cabine ${cabin}.` : `L’équipier ${number} va dans la cabine ${number}.`,
  'not-on-admiral': ({ number, admiral }) => {
    const orders = numbers(admiral);
    return `L’équipier ${number} n’obéit pas à votre Amiral, qui commande ${orders[0]} à ${orders[orders.length - 1]}.`;
  },
  'no-berth': ({ rule, token: what }) => {
    const name = token(what);
    if (rule === 'E1.1') return `La Cabine des mages n’a pas de place pour ${one(name)}.`;
    if (rule === 'D3') return `${capital(one(name))} ne peut pas retourner sur le parcours.`;
    if (rule === 'D12') return `Il n’y a pas de place pour ${the(name)} maintenant.`;
    return `Aucune cabine à bord n’accueille ${one(name)}.`;
  },
  'after-collision': () => 'Après l’abordage, plus aucun mercenaire ne monte à bord.',
  'reserve-only': () => 'Ce que vous ramenez va dans la réserve, ou à bord si c’est un équipier.',
  'not-reserve': () => 'Un jeton rappelé doit être placé : il ne peut pas aller dans la réserve.',
  behind: () => 'Le jeton doit entrer entre le Nautilion et les Abysses.',
  'same-gap': ({ before }) => `C’est le même intervalle que celui d’avant la case ${before} : choisissez-le là.`,
  'no-group': ({ crew }) => `${capital(list(numbers(crew)))} : ce n’est pas un groupe entier.`,
};

/** « du mage A », « de l’équipier 7 ». */
const ofThe = (name: Token): string => `de ${the(name)}`.replace(/^de le /, 'du ');

/** « de 4 », « de mage A », « d’écueil 3 » : after « pas ». */
function of(name: Token): string {
  const noun = /^[1-9]$/.test(name) ? name : plain(name);
  return /^[éa]/.test(noun) ? `d’${noun}` : `de ${noun}`;
}

/** Une phrase qui dit pourquoi un coup est interdit. Sans raison précise, la règle parle par la première phrase de son texte. */
export function refusal(refused: Refusal): string {
  const sentence = sentences[refused.reason as Reason] ?? touchedFr[refused.reason as Touched];
  if (sentence !== undefined) return sentence(refused);
  const rule = rulebook.rules[refused.rule as RuleId];
  return rule === undefined ? 'Les règles ne le permettent pas.' : rule.text.replace(/^(.*?[.]) .*$/, '$1');
}
