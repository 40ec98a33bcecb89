import { at, type Refusal, type Seat } from '@fathom/kernel';
import type { Card, Colour, Event, Item } from '@fathom/nautilus-island/rules';
import { formats, typeset } from '@fathom/words';
import type { en } from './en.ts';
import { move } from './moves-fr.ts';
import { capital, cardList, cards, colours, column, sides, tokens } from './names-fr.ts';
import { bind } from './outline.ts';
import { rulebook } from './rulebook-fr.ts';

const { count, and } = formats.fr;

const points = (value: number): string => count(value, 'point', 'points');

function refusal(refused: Refusal): string {
  const card = cards[refused.card as Card];
  const colour = colours[refused.colour as Colour];
  const there = column(Number(refused.column));
  if (refused.reason === 'chance') return 'C’est le hasard qui en décide, pas vous.';
  switch (refused.rule) {
    case 'S1':
      return `Il n’y a pas de ${there} : ce sous-marin a ${count(Number(refused.columns), 'colonne', 'colonnes')}.`;
    case 'R1':
      return `Un autre naufragé a déjà pris la ${there}.`;
    case 'R2':
      if (refused.reason === 'same') return `Vous quittez la ${there} : traversez vers une autre.`;
      return `Un autre naufragé se trouve déjà à la ${there} de ce côté.`;
    case 'R3':
      return `La ${there} est vide : il n’y a rien à ramasser.`;
    case 'R4':
      switch (refused.reason) {
        case 'treasure':
          return 'Les trésors ne se rangent pas : ils restent en main et comptent à la fin.';
        case 'not-in-hand':
          return `Vous n’avez plus de carte « ${card} » en main.`;
        case 'one-colour':
          return `Vous rangez dans la série ${colours[refused.storing as Colour]} : toutes les cartes doivent être de cette couleur.`;
        case 'full':
          return `Vous pouvez ranger ${count(Number(refused.places), 'carte', 'cartes')} ici : une par place de la colonne.`;
        default:
          return 'Pour ranger, il faut au moins une carte.';
      }
    case 'R7':
      if (refused.reason === 'closed') return `Votre série ${colour} est fermée et ne reçoit plus de cartes.`;
      return 'On ne peut fermer une série que juste après y avoir rangé des cartes.';
    case 'R8':
      if (refused.reason === 'can-collect') return `Vous ne pouvez pas passer : la ${there} a des cartes à ramasser.`;
      return 'Vous ne pouvez pas passer : vous avez des cartes à ranger.';
    case 'R9':
      if (refused.reason === 'order')
        return `La série serait la même, mais les cartes rangées au même tour se nomment dans un ordre fixe : ${card} avant ${cards[refused.after as Card]}.`;
      return steps[refused.asked as keyof typeof steps] ?? 'Ce n’est pas l’étape suivante du tour.';
    default:
      return 'Les règles ne le permettent pas.';
  }
}

const steps = {
  column: 'Choisissez d’abord une colonne.',
  action: 'Vous êtes à votre colonne : ramassez ou rangez maintenant.',
  more: 'Vous êtes en train de ranger : posez une autre carte, ou choisissez « Terminer ».',
  close: 'Dites d’abord si vous fermez la série.',
};

const isYou = (name: string): boolean => name.toLowerCase() === 'vous';

/** « Ana a », « Vous avez ». */
const has = (name: string): string => `${capital(name)} ${isYou(name) ? 'avez' : 'a'}`;

function event(happened: Event, called: (seat: Seat) => string): string | null {
  const name = (seat: Seat): string => (isYou(called(seat)) ? 'vous' : called(seat));
  const who = 'seat' in happened ? name(happened.seat) : '';
  switch (happened.kind) {
    case 'first':
      return isYou(who) ? 'Vous commencez.' : `${who} commence.`;
    case 'camp':
      return happened.refill
        ? `Nouveau jeton au campement, ${colours[happened.place]} : ${tokens[happened.token]}.`
        : null;
    case 'turned':
      return `La ${column(happened.column)} montre : ${cards[happened.card]}.`;
    case 'round': {
      const order = and(happened.order.map(name));
      return `${happened.last ? 'Dernière manche' : `Manche ${happened.round}`}, dans cet ordre : ${order}.`;
    }
    case 'moved':
      return `${has(who)} rejoint la ${column(happened.column)}.`;
    case 'collected': {
      const unseen = happened.unseen > 0 ? [count(happened.unseen, 'carte cachée', 'cartes cachées')] : [];
      const seen = happened.cards.length > 0 ? [cardList(happened.cards)] : [];
      return `${has(who)} ramassé : ${[...seen, ...unseen].join(', plus ')}.`;
    }
    case 'drew':
      return happened.card === '?' ? null : `La carte cachée était : ${cards[happened.card]}.`;
    case 'stored':
      return null;
    case 'laid': {
      const size = count(happened.size, 'carte', 'cartes');
      return `${has(who)} rangé : ${cardList(happened.cards)} (${colours[happened.colour]}, ${size}).`;
    }
    case 'bonus':
      return `${has(who)} pris le jeton bonus ${colours[happened.colour]} : ${tokens[happened.token]}.`;
    case 'closed': {
      const size = count(happened.size, 'carte', 'cartes');
      return `${has(who)} fermé une série de ${size}, ${colours[happened.colour]}, pour ${points(happened.points)}.`;
    }
    case 'left-open': {
      const size = count(happened.size, 'carte', 'cartes');
      return `${has(who)} laissé ouverte une série de ${size}, ${colours[happened.colour]}.`;
    }
    case 'passed':
      return isYou(who)
        ? 'Vous avez passé, sans rien à ramasser ni à ranger.'
        : `${who} a passé, sans rien à ramasser ni à ranger.`;
    case 'emptied':
      return `La ${column(happened.column)} est vide : après cette manche vient la dernière.`;
    case 'shown':
      return `${has(who)} montré : ${cardList(happened.cards)}.`;
    case 'over': {
      const winner = has(name(happened.winner));
      const score = points(at(happened.scores, happened.winner));
      if (happened.why === 'most-points') return `${winner} gagné avec ${score}.`;
      return `${winner} gagné avec ${score}, à égalité mais plus à l’arrière.`;
    }
  }
}

const items: { readonly [item in Item]: string } = {
  two: 'Bonus : 2 points',
  three: 'Bonus : 3 points',
  each: 'Bonus : 1 point par carte',
  odd: 'Bonus : impair',
  pair: 'Bonus : paire',
  double: 'Bonus : double',
  portholes: 'Hublots',
  treasures: 'Trésors en main',
};

const whys: { readonly [why: string]: string } = {
  'most-points': 'Le meilleur total gagne.',
  'tie-break-back': 'Égalité de points : le naufragé le plus à l’arrière l’emporte.',
};

const book = bind(rulebook);

export const fr: typeof en = {
  name: 'Nautilus Island',
  goal: typeset(
    'Videz un sous-marin échoué : ramassez des objets, formez des séries d’une couleur et fermez-les pour marquer des points.',
  ),
  rules: Object.fromEntries(
    Object.entries(book.rules).map(([id, rule]) => [
      id,
      { ...rule, title: typeset(rule.title), text: typeset(rule.text) },
    ]),
  ),
  chapters: book.chapters,
  refusal: (refused) => typeset(refusal(refused)),
  event: (happened, name) => {
    const sentence = event(happened, name);
    return sentence === null ? null : typeset(sentence);
  },
  move: (chosen) => typeset(move(chosen)),
  item: (item) => typeset(items[item as Item] ?? item),
  why: (why) => typeset(whys[why] ?? 'La partie est finie.'),
  names: { colours, cards, tokens, sides },
};
