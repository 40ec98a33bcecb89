import type { Refusal, Seat } from '@fathom/kernel';
import type { Event, Move, Pearl, Pearls, Weather } from '@fathom/toy/rules';
import { kinds } from '@fathom/toy/rules';
import { formats, typesetAll } from '@fathom/words';
import type { en } from './en.ts';

const { and, count } = formats.fr;

/** Singular and plural, as they stand after « perle ». */
const pearls: { readonly [kind in Pearl]: readonly [one: string, many: string] } = {
  white: ['blanche', 'blanches'],
  pink: ['rose', 'roses'],
  black: ['noire', 'noires'],
};
const seas: { readonly [sea in Weather]: string } = {
  calm: 'La mer est calme',
  swell: 'La houle se lève',
  storm: 'La tempête éclate',
};

function heap(hand: Pearls): string {
  const held = kinds.filter((kind) => hand[kind] > 0);
  return and(held.map((kind) => count(hand[kind], `perle ${pearls[kind][0]}`, `perles ${pearls[kind][1]}`)));
}

const isYou = (name: string): boolean => name.toLowerCase() === 'vous';
/** « Vous plongez », « Ada plonge ». */
const does = (name: string, you: string, other: string): string => `${name} ${isYou(name) ? you : other}`;
const whom = (name: string): string => (isYou(name) ? 'vous' : name);

export const fr: typeof en = typesetAll<typeof en>({
  name: 'Pêcheurs de perles',
  goal: 'Pêchez des perles, vendez-les sous le nom que vous osez, et ayez le plus de points au bout de trois tours chacun.',
  rules: {
    D1: {
      title: 'Les perles',
      text: 'Une perle blanche vaut 1, une rose 2, une noire 3. Au début, elles sont dans le récif, où personne ne les voit.',
    },
    D2: {
      title: 'La mer',
      text: 'Les plongeurs jouent à tour de rôle. Un tour commence par le dé de la mer : trois faces calmes, deux de houle, une de tempête. Un doute porte sur 1 point par mer calme, 2 par houle et 3 par tempête.',
    },
    D3: { title: 'Votre tour', text: 'Plongez, vendez une perle ou reposez-vous. C’est tout le tour.' },
    D4: {
      title: 'Plonger',
      text: 'Le hasard vous donne une perle du récif, que les autres ne voient pas. On ne plonge pas la main pleine : deux perles, sauf si la table en a décidé autrement.',
    },
    D5: { title: 'Tempête', text: 'Personne ne plonge dans la tempête.' },
    D6: { title: 'Récif vide', text: 'Personne ne plonge dans un récif vide.' },
    D7: {
      title: 'Vendre',
      text: 'Posez une perle de votre main face cachée et dites-la blanche, rose ou noire. Ce n’est pas forcément vrai.',
    },
    D8: {
      title: 'La réponse',
      text: 'Le plongeur suivant doit croire ou douter avant toute autre chose ; sans offre, personne ne répond.',
    },
    D9: {
      title: 'Croire',
      text: 'Le vendeur marque la valeur annoncée. La perle reste où elle est, face cachée pour toujours.',
    },
    D10: {
      title: 'Douter',
      text: 'La perle est retournée et rejetée sur la plage. Si l’annonce était vraie, le vendeur en marque la valeur et les points de la mer en plus. Si c’était un mensonge, celui qui a douté marque les points de la mer et le vendeur rien.',
    },
    D11: {
      title: 'Rien à décider',
      text: 'Un plongeur qui ne pourrait que se reposer n’est pas interrogé : il attend.',
    },
    D12: {
      title: 'La fin',
      text: 'Après trois tours chacun, sauf si la table en a décidé autrement, toutes les mains sont montrées. Chaque perle noire gardée vaut 1. Le meilleur total gagne ; les égalités se partagent.',
    },
  },
  chapters: [
    { title: 'Le jeu', rules: ['D1', 'D2'] },
    { title: 'Un tour', rules: ['D3', 'D4', 'D5', 'D6', 'D11'] },
    { title: 'La vente', rules: ['D7', 'D8', 'D9', 'D10'] },
    { title: 'La fin', rules: ['D12'] },
  ],

  refusal(refusal: Refusal): string {
    switch (refusal.rule) {
      case 'D2':
        return 'C’est le hasard qui lance le dé de la mer, pas un plongeur.';
      case 'D4':
        return typeof refusal.hold === 'number'
          ? `Votre main est pleine : elle tient ${count(refusal.hold, 'perle', 'perles')}.`
          : 'C’est le hasard qui choisit la perle que vous trouvez.';
      case 'D5':
        return 'Personne ne plonge dans la tempête.';
      case 'D6':
        return 'Le récif est vide.';
      case 'D7':
        return `Vous n’avez pas de perle ${pearls[refusal.pearl as Pearl][0]}.`;
      case 'D8':
        return refusal.offer ? 'Croyez ou doutez d’abord de la perle offerte.' : 'Aucune perle ne vous est offerte.';
      default:
        return `La règle ${refusal.rule} l’interdit.`;
    }
  },

  event(event: Event, name: (seat: Seat) => string): string | null {
    switch (event.kind) {
      case 'sea':
        return `${seas[event.sea]} ; ${isYou(name(event.seat)) ? 'c’est votre tour' : `c’est le tour de ${name(event.seat)}`}.`;
      case 'waits':
        return `${does(name(event.seat), 'ne pouvez', 'ne peut')} qu’attendre.`;
      case 'dives':
        return `${does(name(event.seat), 'plongez', 'plonge')}.`;
      case 'finds':
        return event.pearl
          ? `${does(name(event.seat), 'trouvez', 'trouve')} une perle ${pearls[event.pearl][0]}.`
          : `${does(name(event.seat), 'trouvez', 'trouve')} une perle.`;
      case 'sells': {
        const offer = `${isYou(name(event.to)) ? `${name(event.seat)} vous offre` : `${does(name(event.seat), 'offrez', 'offre')} à ${name(event.to)}`} une perle annoncée ${pearls[event.as][0]}`;
        return event.pearl ? `${offer} ; elle est ${pearls[event.pearl][0]}.` : `${offer}.`;
      }
      case 'rests':
        return `${does(name(event.seat), 'vous reposez', 'se repose')}.`;
      case 'believes':
        return `${does(name(event.seat), 'y croyez', 'y croit')} : ${count(event.points, 'point', 'points')} pour ${whom(name(event.seller))}.`;
      case 'doubts': {
        const [verdict, winner] =
          event.pearl === event.as ? ['c’était vrai', event.seller] : ['c’était un mensonge', event.seat];
        const points = `${count(event.points, 'point', 'points')} pour ${whom(name(winner))}`;
        return `${does(name(event.seat), 'en doutez', 'en doute')} ; la perle est ${pearls[event.pearl][0]} : ${verdict}, ${points}.`;
      }
      case 'shows':
        return `${does(name(event.seat), 'montrez', 'montre')} ${heap(event.hand)}.`;
      case 'ends':
        return 'La partie est terminée.';
    }
  },

  move(move: Move): string {
    switch (move.do) {
      case 'roll':
        return seas[move.sea];
      case 'draw':
        return `Une perle ${pearls[move.pearl][0]}`;
      case 'dive':
        return 'Plonger';
      case 'sell':
        return move.pearl === move.as
          ? `Vendre votre perle ${pearls[move.pearl][0]} sous son nom`
          : `Vendre votre perle ${pearls[move.pearl][0]} comme ${pearls[move.as][0]}`;
      case 'rest':
        return 'Se reposer';
      case 'believe':
        return 'Croire';
      case 'doubt':
        return 'Douter';
    }
  },

  place(place: string, name: (seat: Seat) => string): string {
    const [kind = '', index = ''] = place.split(':');
    switch (kind) {
      case 'hand':
        return isYou(name(Number(index))) ? 'Votre main' : `Main de ${name(Number(index))}`;
      case 'laid':
        return `Perle vendue ${Number(index) + 1}`;
      default:
        return kind === 'reef' ? 'Récif' : 'Plage';
    }
  },

  piece: (piece: string): string => `perle ${pearls[piece as Pearl]?.[0] ?? piece}`,

  option(option: string): string {
    const options: { readonly [option: string]: string } = {
      rounds: 'tours chacun',
      hold: 'perles en main',
      'reef.white': 'perles blanches',
      'reef.pink': 'perles roses',
      'reef.black': 'perles noires',
    };
    return options[option] ?? option;
  },

  item(item: string): string {
    const items: { readonly [item: string]: string } = {
      sold: 'Perles vendues',
      caught: 'Mensonges démasqués',
      kept: 'Perles noires gardées',
    };
    return items[item] ?? item;
  },

  why(why: string): string {
    return why === 'last-turn' ? 'Chacun a joué son dernier tour.' : why;
  },
});
