import type { Json, Refusal } from '@fathom/kernel';
import type { Token } from '@fathom/nautilion/rules';
import { capital, list, one, plain } from './names-fr.ts';
import type { Touched } from './touched.ts';

const token = (value: Json | undefined): Token => value as Token;
const numbers = (value: Json | undefined): readonly number[] => (Array.isArray(value) ? (value as number[]) : []);
const name = (value: Json | undefined): string => (/^[1-9]$/.test(String(value)) ? String(value) : plain(token(value)));
/** « seules la Translation ou une carte peuvent » : ce qui ramène un jeton qui n’est plus devant. */
const waysCan = (back: Json | undefined): string => {
  const others: readonly Json[] = Array.isArray(back) ? back : [];
  const ways = ['la Translation', ...others.map((way) => (way === 'card' ? 'une carte' : 'l’abordage'))];
  if (ways.length === 1) return 'seule la Translation peut';
  return `${ways.includes('l’abordage') ? 'seuls' : 'seules'} ${list(ways, 'ou')} peuvent`;
};

export const touchedFr: { readonly [reason in Touched]: (touched: Refusal) => string } = {
  'roll-first': () => 'Lancez d’abord les dés. D’ici là, vous pouvez encore annuler.',
  'pick-die': () => 'Prenez d’abord un dé, puis touchez la figurine qui le reçoit.',
  'no-dice': () => 'Il n’y a aucun dé à donner pour l’instant.',
  'phantom-here': () => 'Le Fantôme avance du dé que vous lui donnez, des Abysses vers vos Îles.',
  'you-here': () => 'Vous avancez du dé que vous donnez au Nautilion, et prenez le jeton où vous vous arrêtez.',
  'crew-there': ({ berth }) => `L’équipier ${berth} est à bord et y reste.`,
  'mercenary-there': ({ berth }) =>
    `Un mercenaire tient la cabine ${berth} : l’équipier ${berth} ne peut pas monter à bord.`,
  'cabin-waits': ({ berth, linked, ducts, ahead, back, lost }) => {
    const land = lost
      ? `Il n’y a plus de ${berth} sur le parcours : cette partie ne peut plus être gagnée.`
      : ahead === 0
        ? `Il n’y a plus de ${berth} devant vous : ${waysCan(back)} en ramener un.`
        : `Arrêtez-vous sur un ${berth} pour la remplir.`;
    if (linked) return `La cabine ${berth} est ouverte à l’équipier ${berth}. ${land}`;
    return `La cabine ${berth} est encore hors d’atteinte : il faut d’abord quelqu’un en ${list(numbers(ducts), 'ou')}. ${land}`;
  },
  passed: (touched) => `Vous avez dépassé ce ${name(touched.token)} : ${waysCan(touched.back)} le ramener.`,
  'on-path': ({ token: what, steps, near }) =>
    near
      ? `${capital(one(token(what)))}, à ${steps} pas : donnez le ${steps} au Nautilion pour le prendre.`
      : `${capital(one(token(what)))}, à ${steps} pas : aucun de vos dés ne vous y mène pour l’instant.`,
  'touch-token': () => 'Touchez un des jetons éclairés.',
  'touch-gap': () => 'Touchez un des + éclairés : le jeton s’y glisse.',
  'reef-here': ({ reef }) =>
    `Écueil ${reef} : si vous finissez un tour à côté, le suivant commence par un lancer pour s’en dégager.`,
  'need-it': ({ token: what, ahead, back, lost }) =>
    lost
      ? `Il n’y a plus de ${name(what)} sur le parcours, et il en faut un : cette partie ne peut plus être gagnée.`
      : ahead === 0
        ? `Il n’y a plus de ${name(what)} devant vous, et il en faut un pour gagner : ${waysCan(back)} en ramener un.`
        : `Il vous faut un ${name(what)} pour gagner, et ${ahead === 1 ? 'le dernier est' : `${ahead} sont`} devant vous.`,
  'have-it': (touched) => `Le ${name(touched.token)} est à bord.`,
  money: () => 'Les jetons de la réserve paient les sorts et ce que le Phare exige.',
  discarded: () => 'Ce qui est défaussé est hors jeu ; seules certaines cartes le ramènent.',
  'hold-here': () => 'Ces jetons arment le Fantôme pour l’abordage : deux harpons par mercenaire, un par équipier.',
  'mage-there': ({ place }) =>
    /^[ABC]$/.test(String(place))
      ? `Le mage ${place} est dans la Cabine des mages.`
      : `L’équipier ${place} aide ici son mage.`,
  'mage-waits': ({ place }) =>
    `Cette place est pour ${/^[ABC]$/.test(String(place)) ? 'le mage' : 'l’équipier'} ${place}.`,
  'row-card': ({ now }) =>
    now ? 'Cette carte du Phare est en vigueur ce tour-ci.' : 'Le Phare passera à cette carte dans un prochain tour.',
};
