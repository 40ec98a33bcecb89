import type { Advice, Coach } from '@fathom/board';
import { askedSet } from '@fathom/nautilus-island/board/asked';
import {
  asked,
  campFor,
  handOf,
  lastRound,
  placesAt,
  type SetShown,
  setsOf,
  thisRound,
  type View,
} from '@fathom/nautilus-island/rules';
import type { Language } from '@fathom/words';
import { coachWords } from './coach-words.ts';
import { lossOf, unstored } from './loss.ts';

/** The first seat is the learner's. */
const learner = 0;
/** Later it speaks only of what is urgent. */
const ROUNDS = 7;
const HEAVY = 8;
const WELL_PAID = 4;

const columns = '.isle-column[data-lit]';
const actions = '[data-region="actions"]';
const hand = '[data-region="hand"]';
/** On a phone it lies on the board; else above it, with its name. */
const hintButton = ['.narrow-hint'];
const placeOf = ({ colour }: SetShown): string => `[data-place="set:${learner}:${colour}"]`;

/** What a coach says in a first game: about the decision in front of somebody, the most urgent first. */
function advise(view: View, language: Language, told: ReadonlySet<string>): Advice | null {
  switch (asked(view)) {
    case 'column':
      return (
        ending(view, language) ??
        closable(view, language) ??
        heavy(view, language) ??
        (view.round <= ROUNDS ? beginning(view, language, told) : null)
      );
    case 'action':
      return storing(view, language);
    case 'close':
      return closing(view, language);
    default:
      return null;
  }
}

function ending(view: View, language: Language): Advice | null {
  const said = coachWords[language];
  const { state, columns: lowest } = lastRound(view);
  if (state === 'far') return null;
  const text = state === 'near' ? said.near : state === 'next' ? said.next : said.last;
  return { id: `ending-${state}`, text, points: lowest.map((column) => `[data-column="${column}"] .isle-left`) };
}

/** The set that what is in hand would bring to its next porthole, and how. */
function nextClosing(view: View) {
  const held = new Map(handOf(view, learner).colours.map(({ colour, count }) => [colour, count]));
  const found = setsOf(view, learner).flatMap((set) => {
    const next = set.closings[0];
    return set.size > 0 && next && next.more > 0 && next.more <= Math.min(3, held.get(set.colour) ?? 0)
      ? [{ set, next }]
      : [];
  });
  return found.sort((a, b) => b.next.porthole - a.next.porthole)[0];
}

function closable(view: View, language: Language): Advice | null {
  const found = nextClosing(view);
  if (!found) return null;
  const { set, next } = found;
  const text = coachWords[language].canClose(next.more, next.porthole);
  return { id: `closable-${set.colour}-${set.size}`, text, points: [placeOf(set)] };
}

/** A full hand is the commonest way to lose: of that it speaks to the end. */
function heavy(view: View, language: Language): Advice | null {
  const cards = unstored(view, learner);
  return cards < HEAVY ? null : { id: 'heavy', text: coachWords[language].heavy(cards), points: [hand] };
}

function beginning(view: View, language: Language, told: ReadonlySet<string>): Advice | null {
  const said = coachWords[language];
  if (view.round === 1) return { id: 'start', text: said.start, points: [columns] };
  const order = thisRound(view);
  const place = order.findIndex(({ seat }) => seat === learner) + 1;
  if (view.round === 2) return { id: 'order', text: said.order(place, order.length), points: ['.isle-order'] };
  return told.has('hints') ? null : { id: 'hints', text: said.hints, points: hintButton };
}

function storing(view: View, language: Language): Advice | null {
  const said = coachWords[language];
  const found = nextClosing(view);
  if (found && found.next.more <= placesAt(view))
    return { id: 'store-now', text: said.storeNow(found.next.porthole), points: [placeOf(found.set), hand, actions] };
  if (view.round > ROUNDS) return null;
  const held = new Set(handOf(view, learner).colours.map(({ colour }) => colour));
  const paid = campFor(view, learner).find(({ colour, pays }) => held.has(colour) && (pays ?? 0) >= WELL_PAID);
  if (paid)
    return {
      id: `bonus-${paid.colour}`,
      text: said.bonus(paid.pays ?? 0),
      points: [`[data-place="camp:${paid.colour}"]`, actions],
    };
  return view.round <= 3 ? { id: 'collect', text: said.collect, points: [actions, hand] } : null;
}

function closing(view: View, language: Language): Advice | null {
  const said = coachWords[language];
  const set = askedSet(view);
  const now = set?.closings[0];
  if (!set || now?.more !== 0) return null;
  const later = set.closings.find(({ more, porthole }) => more > 0 && porthole > now.porthole);
  const text = later ? said.closeOrWait(now.porthole, later.more, later.porthole) : said.closeIt;
  return { id: `close-${set.colour}-${set.size}`, text, points: [actions, placeOf(set)] };
}

export const coach: Coach = {
  advise: (view, _moves, language, told) => advise(view as View, language, told),
  lost: lossOf,
};
