import type { Event, MagePlace, Why } from '@fathom/nautilion/rules';
import { capital, cardNumber, cards, list, one, spells, the, toFigure } from './names-fr.ts';

export const why: { readonly [why in Why]: string } = {
  won: 'Vous avez atteint les Abysses au grand complet, et le Phare s’est éteint.',
  'phantom-home': 'Le Fantôme a atteint les Îles Bienheureuses.',
  'abyss-without-crew': 'Vous avez atteint les Abysses sans que les neuf équipiers soient à bord.',
  'abyss-without-mages': 'Vous avez atteint les Abysses sans les mages A, B et C dans leur cabine.',
  'heroic-left': 'Vous avez atteint les Abysses alors qu’une Action héroïque était encore dévoilée.',
  harpooned: 'Le Fantôme avait plus de harpons lors de l’abordage.',
};

const partner: { readonly [place in MagePlace]: MagePlace } = { A: '1', B: '4', C: '7', '1': 'A', '4': 'B', '7': 'C' };

const isYou = (name: string): boolean => name.toLowerCase() === 'vous';

const harpoons = (count: number): string => `${count} ${count < 2 ? 'harpon' : 'harpons'}`;

/** Des phrases simples pour le journal et l’annonceur. */
export function event(event: Event, name: (seat: number) => string, by?: number): string | null {
  const said = sentence(event, name);
  const doer = by === undefined ? 'Vous' : name(by);
  return isYou(doer) || event.kind === 'collision'
    ? said
    : (said?.replace(/^Vous avez /, `${doer} a `).replace(/^Vous obtenez /, `${doer} obtient `) ?? null);
}

function sentence(event: Event, name: (seat: number) => string): string | null {
  switch (event.kind) {
    case 'laid':
    case 'reef-laid':
    case 'given':
      return null;
    case 'path-laid':
      return `Le parcours est formé : ${event.places} cases, les deux bouts compris.`;
    case 'admirals':
      return `Amiraux distribués. ${name(event.low)} : équipiers 1 à 5. ${name(1 - event.low)} : équipiers 5 à 9.`;
    case 'row-laid':
      return `Carte posée : ${cards[event.card]} (${cardNumber(event.card)}).`;
    case 'revealed':
      return `Carte dévoilée : ${cards[event.card]} (${cardNumber(event.card)}).`;
    case 'turn':
      return isYou(name(event.seat)) ? `Tour ${event.turn}.` : `Tour ${event.turn}, ${name(event.seat)}.`;
    case 'machination':
      return `Le Phare passe à « ${cards[event.card]} » (${cardNumber(event.card)}).`;
    case 'idle-card':
      return `La carte ${cardNumber(event.card)} est sans effet ce tour-ci.`;
    case 'reef-rolled': {
      const sum = event.bonus > 0 ? `${event.face} + ${event.bonus} font ${event.total}` : `Un ${event.face}`;
      return `${sum} près de l’écueil ${event.reef} : ${event.free ? 'la voie est libre' : 'le Nautilion est retenu'}.`;
    }
    case 'reef-gained':
      return `L’écueil ${event.reef} a rejoint votre réserve.`;
    case 'rolled':
      if (event.more > 0) return null;
      return `Vous obtenez ${event.dice.length === 1 ? `un ${event.face}` : list(event.dice)}.`;
    case 'dice-set':
      return `Les dés sont figés sur ${list(event.dice)}.`;
    case 'starter':
      return isYou(name(event.seat)) ? 'Vous commencez.' : `${name(event.seat)} commence.`;
    case 'named':
      return `Le premier dé ira ${toFigure[event.figure]}.`;
    case 'paid': {
      const purpose = event.purpose === 'D12' ? `la carte ${cardNumber('D12')}` : spells[event.purpose];
      return `Vous avez payé ${one(event.token)} pour ${purpose}.`;
    }
    case 'whirlwind':
      return event.dice.length === 1
        ? `Le Tourbillon relance le ${event.dice[0]}.`
        : `Le Tourbillon relance ${list(event.dice)}.`;
    case 'tide':
      return `La Marée a changé le ${event.die} en ${event.to}.`;
    case 'translation':
      return `La Translation a échangé ${one(event.tokens[0])} et ${one(event.tokens[1])}.`;
    case 'pair-used':
      return `Le mage ${event.pair} et l’équipier ${partner[event.pair]} relancent le ${event.die}.`;
    case 'card-played': {
      const idle = event.idle ? ', sans effet' : '';
      return `Vous avez sacrifié l’équipier ${event.crew} pour « ${cards[event.card]} » (${cardNumber(event.card)})${idle}.`;
    }
    case 'card-dismissed':
      return `« ${capital(cards[event.card])} » (${cardNumber(event.card)}) quitte la partie sans être jouée.`;
    case 'die-turned':
      return event.die === event.to
        ? `Vous avez laissé le ${event.die} tel quel.`
        : `Vous avez changé le ${event.die} en ${event.to}.`;
    case 'reefs-removed':
      if (event.count === 0) return `Il n’y avait plus d’écueil ${event.reef} le long du parcours.`;
      return event.count === 1
        ? `Le dernier écueil ${event.reef} a disparu.`
        : `Les ${event.count} écueils ${event.reef} ont disparu.`;
    case 'mercenary-gone':
      return 'Un mercenaire a déserté le Fantôme.';
    case 'darkhouse':
      return darkhouse(event);
    case 'darkhouse-rerolled':
      return event.die === event.face
        ? `Le Phare a relancé son ${event.die} et l’a gardé.`
        : `Le Phare a relancé son ${event.die} : un ${event.face}.`;
    case 'lost': {
      const from = { reserve: '', aboard: ' à bord', mages: ' dans la Cabine des mages' }[event.from];
      const taker = event.cause === 'darkhouse' ? 'Le Phare a pris' : 'Le mercenaire vous a coûté';
      return `${taker} ${one(event.token)}${from}.`;
    }
    case 'moved':
      return event.figure === 'nautilion' ? youMoved(event) : phantomMoved(event);
    case 'held':
      return event.figure === 'phantom' ? 'Le Fantôme ne bouge pas.' : 'L’écueil retient le Nautilion.';
    case 'sank':
      return `Le Fantôme a coulé ${one(event.token)}.`;
    case 'armed':
      return `${capital(one(event.token))} a rejoint le plateau du Fantôme.`;
    case 'reef-sunk':
      return `Le Fantôme a brisé l’écueil ${event.reef}.`;
    case 'placed':
      return placed(event);
    case 'inserted':
      return `Vous avez glissé ${one(event.token)} dans le parcours.`;
    case 'collision': {
      const outcome = {
        lost: 'le Fantôme l’emporte',
        tied: 'personne ne l’emporte',
        won: 'vous l’emportez',
      }[event.outcome];
      return `Vous avez ${harpoons(event.nautilion)}, le Fantôme ${event.phantom} : ${outcome}.`;
    }
    case 'disarmed':
      return 'Le plateau du Fantôme est vidé, et vos mercenaires s’en vont.';
    case 'kept':
      return event.lost.length === 0
        ? `Vous avez gardé ${list(event.crew)}.`
        : `Vous avez gardé ${list(event.crew)} et perdu ${list(event.lost)}.`;
    case 'over':
      return why[event.why];
  }
}

type Of<Kind extends Event['kind']> = Extract<Event, { readonly kind: Kind }>;

function darkhouse({ die, demands, why }: Of<'darkhouse'>): string {
  switch (why) {
    case 'low':
      return `Le Phare est resté calme sur un ${die}.`;
    case 'spared':
      return `Le Phare, ébloui, n’a rien pris sur un ${die}.`;
    case 'nothing-left':
      return `Le Phare n’a rien trouvé à prendre sur un ${die}.`;
    case 'due':
      return `Le Phare a exigé ${demands === 1 ? 'un jeton' : `${demands} jetons`} sur un ${die}.`;
  }
}

/** L’arrivée termine la partie : c’est la fin qui la raconte. */
function youMoved({ end, backwards, die }: Of<'moved'>): string | null {
  if (end === 'collision') return 'Vous avez abordé le Fantôme.';
  if (end === 'home') return 'Le Nautilion est revenu aux Îles Bienheureuses.';
  return backwards ? `Vous avez reculé de ${die}.` : null;
}

function phantomMoved({ end, backwards, die }: Of<'moved'>): string | null {
  if (end === 'collision') return 'Le Fantôme a abordé le Nautilion.';
  if (end === 'abyss') return 'Le Fantôme s’est replié dans les Abysses.';
  return backwards ? `Le Fantôme a reculé de ${die}.` : null;
}

function placed({ token, from, to, cabin }: Of<'placed'>): string {
  const back = !from.startsWith('path');
  switch (to) {
    case 'aboard':
      if (token === 'mercenary')
        return back
          ? `Vous avez rappelé un mercenaire en cabine ${cabin}.`
          : `Un mercenaire a pris la cabine ${cabin}.`;
      return `Vous avez ${back ? 'rappelé à bord' : 'embarqué'} ${the(token)}.`;
    case 'mages':
      if (/^[ABC]$/.test(token)) return `Le mage ${token} a ${back ? 'retrouvé' : 'rejoint'} sa cabine.`;
      return `Vous avez ${back ? 'rappelé' : 'pris'} ${one(token)}, gardé avec le mage ${partner[token as MagePlace]}.`;
    case 'reserve':
      return `Vous avez ${back ? 'ramené' : 'mis'} ${one(token)} dans la réserve.`;
  }
}
