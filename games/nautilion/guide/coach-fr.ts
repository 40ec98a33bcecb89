import { formats, typesetAll } from '@fathom/words';
import type { en } from './coach-en.ts';

/** Crew go by their number, mages by their letter. */
const called = (token: string): string => (/\d/.test(token) ? token : `mage ${token}`);
const all = (tokens: readonly string[]): string =>
  formats.fr.and(tokens.map((token) => (/\d/.test(token) ? token : `le mage ${token}`)));

export const fr: typeof en = typesetAll({
  coach: {
    first:
      'Cette fois, ça compte : remplissez neuf cabines et plongez avant que le Fantôme n’atteigne vos Îles. Touchez chaque dé avant de donner : qui a sa place à bord, ce que le Fantôme coulerait.',
    second: 'Les cabines aux nombreux conduits ouvrent le plus de portes : embarquez tôt le 9, le 8 et le 3.',
    hints:
      'Vous hésitez ? Le bouton Indice montre les meilleurs coups de ce tour. Servez-vous-en autant que vous voulez.',
    place:
      'Faites monter à bord tout équipier qui a sa place. Dans la réserve, un jeton n’est que de la monnaie et ne revient plus.',
    lose: 'Le Phare prend un jeton. Le plus souvent, mieux vaut le prendre dans la réserve.',
    gone: (token) =>
      `Plus aucun ${called(token)} devant vous. La Translation (2 jetons) échange un ${called(token)} laissé derrière avec un jeton devant : faites-le avant que le Fantôme ne le coule aussi.`,
    goneAndPoor: (token) =>
      `Plus aucun ${called(token)} devant vous. Gardez deux jetons pour une Translation : elle échange un ${called(token)} laissé derrière avec un jeton devant.`,
    sunk: (token, { card, collision }) =>
      card || collision
        ? `Plus aucun ${called(token)} sur le parcours : ${formats.fr.or([...(card ? ['une carte'] : []), ...(collision ? ['l’abordage'] : [])])} peut encore en ramener un.`
        : `Plus aucun ${called(token)} sur le parcours : cette partie ne peut plus être gagnée. Recommencez, ou continuez pour apprendre.`,
    tooFast: (spaces, wanted) =>
      `Plus que ${formats.fr.count(spaces, 'case', 'cases')} avant les Abysses, et il vous manque encore ${all(wanted)}. Avancez de 1 en 1, ou ramenez devant vous ce qu’il vous faut.`,
    outgunned: (spaces, yours, theirs) =>
      `${spaces === 0 ? 'Le prochain mouvement est l’abordage' : `Le Fantôme est à ${formats.fr.count(spaces, 'case', 'cases')} devant vous`} : ${formats.fr.count(theirs, 'harpon', 'harpons')} pour lui, ${yours} pour vous. Avec moins que lui, c’est perdu : un 2, un 5 ou un 8 en apporte un, un mercenaire deux.`,
    cards:
      'Aucune Action héroïque n’est encore jouée, et il en faut trois avant de plonger. Payez avec un équipier dont le numéro se trouve encore devant vous.',
    cardsLeft: (cards) =>
      `Tous sont à bord, mais il reste ${cards > 1 ? `${cards} Actions héroïques` : 'une Action héroïque'} à jouer. Payez avec un équipier dont le numéro se trouve encore devant vous, et retrouvez-le avant de plonger.`,
    phantomNear: (spaces) =>
      `Le Fantôme est à ${spaces} case${spaces > 1 ? 's' : ''} de vos Îles. Un petit dé vous fait gagner du temps ; une Marée peut en fabriquer un.`,
    last: (token) =>
      `Il ne reste qu’un ${called(token)} devant vous. Arrangez-vous pour vous y arrêter, et pas le Fantôme.`,
    shut: (crew, doors) =>
      `La cabine ${crew} n’a encore aucun conduit ouvert : elle s’ouvre par ${formats.fr.or(doors.map(String))}. Commencez par là.`,
    course: (aboard, wanted) =>
      `${aboard} sur neuf à bord. Il manque ${all(wanted)}. Touchez chaque dé : vous en amène-t-il un, et que coulerait le Fantôme ?`,
    diveNow: (spaces) =>
      spaces === 1
        ? 'Les neuf sont à bord, et les Abysses sont à une case : donnez n’importe quel dé au Nautilion, et c’est gagné.'
        : `Les neuf sont à bord, et les Abysses sont à ${spaces} cases : un ${spaces} ou plus au Nautilion, et c’est gagné.`,
    dive: 'Les neuf sont à bord : il ne reste qu’à plonger. Le plus gros dé au Nautilion, le plus petit au Fantôme.',
    rich: (tokens) =>
      `${tokens} jetons dorment dans la réserve. Une Marée vous donne le dé voulu ; une Translation, le jeton voulu.`,
  },
  lost: {
    gone: (token, turn) =>
      `Ce qui a tout décidé : au tour ${turn}, plus aucun ${called(token)} devant vous, et sans lui pas de victoire. Prenez d’abord ce qui se fait rare, ou ramenez-le par une Translation.`,
    slow: (wanted, cards) =>
      `Ce qui a tout décidé : le Fantôme est arrivé ${wanted.length > 0 ? `alors qu’il vous manquait ${all(wanted)}` : cards > 0 ? 'avant que toutes vos Actions héroïques ne soient jouées' : 'avant que vous n’ayez pu plonger'}. Chaque 3 ou 4 que vous lui donnez vous coûte un tour : gardez-lui les petits dés.`,
    fast: (wanted) =>
      `Ce qui a tout décidé : vous étiez trop tôt aux Abysses, il vous manquait ${all(wanted)}. Vers la fin, avancez de 1 en 1 et ne dépassez rien d’utile.`,
    cards: (cards) =>
      `Ce qui a tout décidé : il restait ${cards > 1 ? `${cards} Actions héroïques` : 'une Action héroïque'} à jouer en arrivant aux Abysses. Jouez-les assez tôt pour retrouver l’équipier qui paie.`,
    harpooned: (yours, theirs) =>
      `Ce qui a tout décidé : ${formats.fr.count(yours, 'harpon', 'harpons')} contre ${theirs} à l’abordage. Prenez à bord les mercenaires et les 2, 5 et 8 avant la rencontre, et n’en laissez pas au Fantôme.`,
  },
});
