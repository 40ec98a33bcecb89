import {
  asked,
  courtFor,
  isOpenStack,
  keysToGo,
  LORDS_TO_END,
  type LordFor,
  lordCard,
  mayPlot,
  price,
  RACES,
  rewardSpace,
  THREAT_REWARDS,
  TRACK_PLACES,
  type View,
} from '@fathom/abyss/rules';
import type { Advice, Coach } from '@fathom/board';
import type { Language } from '@fathom/words';
import { coachWords } from './coach-words.ts';
import { lossOf } from './loss.ts';

/** The first seat is the learner's. */
const learner = 0;
/** Later it speaks only of what is urgent. */
const ROUNDS = 8;
const MANY_LORDS = LORDS_TO_END - 2;
const FULL_HAND = 10;
const TALL_STACK = 3;
const NEAR = 3;
const RICH = 6;

const answers = '.abyss-answers';
const track = '.abyss-track-card[data-now]';
/** On a phone it lies on the board; else above it, with its name. */
const hintButton = ['.narrow-hint'];
const lordAt = (lord: number): string => `[data-lord="${lordCard(lord).key}"]`;

/** What a coach says in a first game: about the decision in front of somebody, the most urgent first. */
function advise(view: View, language: Language, told: ReadonlySet<string>): Advice | null {
  const said = coachWords[language];
  const at = asked(view).frame?.at;
  if (isBeginning(view)) return { id: 'start', text: said.start, points: ['.abyss-court-row', answers] };
  const me = view.players[learner];
  // Whoever has no lord yet is not left alone.
  const isEarly = view.round <= ROUNDS || (me !== undefined && lordsOf(me) === 0);
  if (at === 'action') return urgent(view, language) ?? (isEarly ? acting(view, language, told) : null);
  if (at === 'location' || at === 'keep') return { id: 'place', text: said.place, points: ['[data-places]', answers] };
  if (!isEarly) return null;
  switch (at) {
    case 'ally':
      return view.track.length === TRACK_PLACES - 1
        ? { id: 'fifth', text: said.fifth, points: [track, answers] }
        : view.round <= 3
          ? { id: 'ally', text: said.ally, points: [track, answers] }
          : null;
    case 'monster': {
      const space = rewardSpace(view, learner);
      const text = (THREAT_REWARDS[space - 1]?.keys ?? 0) > 0 ? said.monsterKey : said.monster;
      return { id: `monster-${space}`, text, points: [`[data-place="threat:${space}"]`, answers] };
    }
    case 'offer':
      return view.round <= 3 || price(view) > 1
        ? { id: `offer-${price(view)}`, text: said.offer(price(view)), points: [track, answers] }
        : null;
    case 'units':
      return view.round <= 4 ? { id: 'reward', text: said.reward, points: [answers] } : null;
    default:
      return null;
  }
}

/** Nobody has got or left a card yet. */
const isBeginning = ({ round, track, council, players }: View): boolean =>
  round === 1 &&
  track.length < 2 &&
  council.every((stack) => sizeOf(stack) === 0) &&
  players.every(({ handSize }) => handSize === 0);

function urgent(view: View, language: Language): Advice | null {
  const said = coachWords[language];
  const me = view.players[learner];
  if (view.options.handLimit12 && me && me.handSize >= FULL_HAND)
    return { id: 'limit', text: said.limit(me.handSize), points: ['[data-region="hand"]'] };
  const lords = Math.max(...view.players.map((player) => lordsOf(player)));
  if (lords >= MANY_LORDS && lords < LORDS_TO_END)
    return {
      id: `ending-${lords}`,
      text: said.ending(lords, me !== undefined && lordsOf(me) === lords),
      points: ['.abyss-court-row'],
    };
  if (view.figure === learner)
    return { id: 'figure', text: said.figure, points: ['.abyss-figure-badge', `[data-place="purse:${learner}"]`] };
  return null;
}

const lordsOf = ({ lords, locations }: View['players'][number]): number =>
  locations.reduce((sum, holding) => sum + holding.lords.length, lords.length);

function acting(view: View, language: Language, told: ReadonlySet<string>): Advice | null {
  const said = coachWords[language];
  const court = courtFor(view, learner).filter(({ reservedBy }) => reservedBy < 0);
  const payable = court.filter((lord) => lord.payable);
  const best = strongest(payable);
  if (best) {
    const text = best.cheapest && best.cheapest.brings > 0 ? said.krakenPrice : said.lord(payable.length);
    return { id: `lord-${best.lord}-${payable.length}`, text, points: [lordAt(best.lord)] };
  }
  // From the third round on, whoever has heard of nothing better hears that they may ask.
  if (view.round > 2 && !told.has('hints')) return { id: 'hints', text: said.hints, points: hintButton };
  const near = strongest(court.filter(({ lacks }) => lacks?.what === 'points' && lacks.count <= NEAR));
  if (near) return { id: `near-${near.lord}`, text: said.near(near.lacks?.count ?? 0), points: [lordAt(near.lord)] };
  const stacks = RACES.map((_, race) => (isOpenStack(view, learner, race) ? sizeOf(view.council[race]) : 0));
  const tallest = Math.max(...stacks);
  if (tallest >= TALL_STACK) {
    const race = RACES[stacks.indexOf(tallest)];
    return { id: `council-${race}`, text: said.council(tallest), points: [`[data-place="council:${race}"]`] };
  }
  if (keysToGo(view, learner) === 1) return { id: 'key', text: said.key, points: ['[data-places]'] };
  const pearls = view.players[learner]?.pearls ?? 0;
  if (pearls >= RICH && mayPlot(view, learner)) return { id: 'plot', text: said.plot, points: ['[data-move="plot"]'] };
  return view.round <= 3 ? { id: 'explore', text: said.explore, points: ['[data-move="explore"]'] } : null;
}

const sizeOf = (stack: readonly number[] | undefined): number => (stack ?? []).reduce((sum, count) => sum + count, 0);

const strongest = (lords: readonly LordFor[]): LordFor | undefined =>
  [...lords].sort((a, b) => lordCard(b.lord).influence - lordCard(a.lord).influence)[0];

export const coach: Coach = {
  advise: (view, _moves, language, told) => advise(view as View, language, told),
  lost: lossOf,
};
