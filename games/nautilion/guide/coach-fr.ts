import { formats, typesetAll } from '@fathom/words';
import type { en } from './coach-en.ts';

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
    gone: (crew) =>
      `Plus aucun ${crew} devant vous. La Translation (2 jetons) échange un ${crew} laissé derrière avec un jeton devant : faites-le avant que le Fantôme ne le coule aussi.`,
    goneAndPoor: (crew) =>
      `Plus aucun ${crew} devant vous. Gardez deux jetons pour une Translation : elle échange un ${crew} laissé derrière avec un jeton devant.`,
    sunk: (crew) =>
      `Tous les ${crew} sont perdus : cette partie ne peut plus être gagnée. Recommencez, ou continuez pour apprendre.`,
    tooFast: (spaces, missing) =>
      `Plus que ${spaces} case${spaces > 1 ? 's' : ''} avant les Abysses, et il manque ${missing} équipier${missing > 1 ? 's' : ''}. Avancez de 1 en 1, ou ramenez devant vous l’équipier qu’il vous faut.`,
    phantomNear: (spaces) =>
      `Le Fantôme est à ${spaces} case${spaces > 1 ? 's' : ''} de vos Îles. Un petit dé vous fait gagner du temps ; une Marée peut en fabriquer un.`,
    last: (crew) => `Il ne reste qu’un ${crew} devant vous. Arrangez-vous pour vous y arrêter, et pas le Fantôme.`,
    shut: (crew, doors) =>
      `La cabine ${crew} n’a encore aucun conduit ouvert : elle s’ouvre par ${formats.fr.or(doors.map(String))}. Commencez par là.`,
    course: (aboard, wanted) =>
      `${aboard} sur neuf à bord. Il manque ${formats.fr.and(wanted)}. Touchez chaque dé : vous en amène-t-il un, et que coulerait le Fantôme ?`,
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
      `Ce qui a tout décidé : au tour ${turn}, plus aucun ${token} devant vous, et sans lui pas de victoire. Prenez d’abord ce qui se fait rare, ou ramenez-le par une Translation.`,
    slow: (missing) =>
      `Ce qui a tout décidé : le Fantôme est arrivé alors qu’il vous manquait ${missing > 1 ? `${missing} équipiers` : 'un équipier'}. Chaque 3 ou 4 que vous lui donnez vous coûte un tour : gardez-lui les petits dés.`,
    fast: (missing) =>
      `Ce qui a tout décidé : vous étiez trop tôt aux Abysses, avec ${missing > 1 ? `${missing} cabines vides` : 'une cabine vide'}. Vers la fin, avancez de 1 en 1 et ne dépassez rien d’utile.`,
  },
});
