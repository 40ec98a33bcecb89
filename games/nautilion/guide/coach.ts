import type { Advice, Coach, Loss } from '@fathom/board';
import {
  asking,
  CABINS,
  harpoons,
  inReserve,
  kindOf,
  missing,
  type SeatMove,
  spacesLeft,
  stillAhead,
  type Token,
  tokenOf,
  type View,
} from '@fathom/nautilion/rules';
import type { Language } from '@fathom/words';
import { en } from './coach-en.ts';
import { fr } from './coach-fr.ts';

const said: { readonly [language in Language]: typeof en } = { en, fr };

/** Spaces from home at which the Phantom begins to be a danger, from the Abyss at which one's own haste does. */
const NEAR = 9;
/** So many spaces between the figures are two turns or three. */
const MEETING = 16;
const RICH = 5;
/** Heroic cards in play, and the crew aboard with which one of them can well be paid. */
const CARDS = 3;

const dice = ['[data-die]', '[data-figure]'];
const cabin = (number: number): string => `[data-about="cabin:${number}"]`;
const tide = '.naut-spell[data-mode="tide"]';
const spells = ['.naut-spell[data-move="translation"]', '[data-opens="grimoire"]'];
const cards = ['.naut-heroic', '[data-opens="heroic"]'];
const weapons = ['.naut-harpoons', '.naut-hold-opener'];

/** On a phone it lies on the board; else above it, with its name. */
const hintButton = ['.narrow-hint'];

/** Whoever is needed and not there yet: crew by number, mages by letter. */
function wantedOf(view: View): readonly Token[] {
  const { crew, mages } = missing(view);
  return [...crew.map(tokenOf), ...mages];
}

/** Besides a Translation: what may bring a token back that is no longer on the path. */
const waysBack = ({ charter, collided }: View) => ({
  card: charter.darkhouse || charter.heroic,
  collision: charter.mercenaries && !collided,
});

/** What a coach says in a first game: about the decision in front of somebody, the greatest danger first. */
function advise(view: View, moves: readonly SeatMove[], language: Language, told: ReadonlySet<string>): Advice | null {
  const texts = said[language].coach;
  const at = asking(view)?.at;
  if (at === 'place' && view.turn < 4 && !told.has('place'))
    return { id: 'place', text: texts.place, points: ['.naut-submarine-box'] };
  if (at === 'lose')
    return { id: 'lose', text: texts.lose, points: ['[data-place="reserve"]', '.naut-dock [data-move]'] };
  if (!moves.some((move) => move.do === 'give') || view.given.some((die) => die > 0)) return null;
  return danger(view, language, told) ?? opening(view, language);
}

/** What is urgent is said as long as it is; what only needs to be known, once. */
function danger(view: View, language: Language, told: ReadonlySet<string>): Advice | null {
  const texts = said[language].coach;
  const wanted = wantedOf(view);
  const { crew, cards: open } = missing(view);
  const once = (advice: Advice): Advice | null => (told.has(advice.id) ? null : advice);
  const ahead = stillAhead(view);
  const left = (token: Token) => ahead[token] ?? 0;
  const home = spacesLeft(view).phantom;
  const abyss = spacesLeft(view).nautilion;
  const money = inReserve(view);
  const fight = collisionAhead(view);
  if (fight && fight.spaces <= MEETING && fight.nautilion < fight.phantom)
    return { id: 'outgunned', text: texts.outgunned(fight.spaces, fight.nautilion, fight.phantom), points: weapons };
  // Said again in later turns only where there is nothing else to say.
  const gone = goneFrom(view, wanted, language);
  if (gone && !told.has(gone.id)) return gone;
  if (wanted.length > 0 && abyss <= NEAR / 2)
    return { id: 'too-fast', text: texts.tooFast(abyss, wanted), points: dice };
  // The Phantom moves first: where any die takes it home, that is what to look at.
  if (wanted.length + open.length === 0 && abyss <= Math.max(...view.dice) && home > Math.max(...view.charter.faces))
    return { id: 'dive-now', text: texts.diveNow(abyss), points: dice };
  if (home <= NEAR) return { id: 'phantom-near', text: texts.phantomNear(home), points: [...dice, tide] };
  if (wanted.length === 0 && open.length > 0)
    return { id: `cards-${open.length}`, text: texts.cardsLeft(open.length), points: cards };
  const last = wanted.find((token) => left(token) === 1);
  const rare =
    last === undefined ? null : once({ id: `last-${last}`, text: texts.last(last), points: ['.naut-needed'] });
  if (rare) return rare;
  // From the third turn on, whoever hears of nothing worse hears that they may ask.
  const mayAsk = view.turn > 2 && wanted.length > 0;
  const hints = mayAsk ? once({ id: 'hints', text: texts.hints, points: hintButton }) : null;
  if (hints) return hints;
  const shut = crew.find(
    (number) => left(tokenOf(number)) < 3 && doorsOf(view, number).every((door) => view.cabins[door] === 0),
  );
  const door =
    shut !== undefined && view.turn > 2 && view.cabins.some((kind) => kind > 0)
      ? once({
          id: `shut-${shut}`,
          text: texts.shut(shut, doorsOf(view, shut)),
          points: [shut, ...doorsOf(view, shut)].map(cabin),
        })
      : null;
  if (door) return door;
  // Whoever could pay for a card should not leave it until the end.
  const unplayed = open.length === CARDS && CABINS - crew.length >= CARDS;
  const card = unplayed ? once({ id: 'cards', text: texts.cards, points: cards }) : null;
  if (card) return card;
  // Whoever has everybody aboard needs no more tokens, only speed.
  const rich =
    money >= RICH && wanted.length > 0
      ? once({ id: 'rich', text: texts.rich(money), points: [tide, ...spells, '[data-place="reserve"]'] })
      : null;
  return rich ?? gone;
}

/** What no longer lies ahead, and what can still be done about it. */
function goneFrom(view: View, wanted: readonly Token[], language: Language): Advice | null {
  const texts = said[language].coach;
  const ahead = stillAhead(view);
  const gone = wanted.find((token) => !ahead[token]);
  if (gone === undefined) return null;
  const isBehind = view.path.slice(0, view.nautilion).includes(kindOf(gone));
  if (!isBehind) return { id: `lost-${gone}`, text: texts.sunk(gone, waysBack(view)), points: ['.naut-needed'] };
  const text = inReserve(view) < view.charter.costs.translation ? texts.goneAndPoor(gone) : texts.gone(gone);
  return { id: `gone-${gone}`, text, points: [...spells, '.naut-needed'] };
}

/** How far apart the figures are before they collide, and with how many harpoons; `null` where they do not. */
function collisionAhead(view: View) {
  const count = harpoons(view);
  const between = view.path.slice(view.nautilion + 1, view.phantom);
  return count && { ...count, spaces: between.filter((kind) => kind !== 0).length };
}

/** The cabins a cabin has ducts to. */
const doorsOf = (view: View, cabin: number): readonly number[] =>
  view.cabins.flatMap((_, other) => (((view.charter.ducts[cabin] ?? 0) >> other) & 1 ? [other] : []));

function opening(view: View, language: Language): Advice | null {
  const texts = said[language].coach;
  if (view.turn === 1) return { id: 'first', text: texts.first, points: dice };
  if (view.turn === 2) return { id: 'second', text: texts.second, points: [9, 8, 3].map(cabin) };
  const wanted = wantedOf(view);
  if (wanted.length === 0) return { id: 'dive', text: texts.dive, points: dice };
  const aboard = CABINS - missing(view).crew.length;
  return { id: `course-${aboard}-${wanted.length}`, text: texts.course(aboard, wanted), points: ['.naut-needed'] };
}

/** So many spaces from home the Phantom can hardly be outrun, and so many from the Abyss is time to slow down. */
const LATE = { phantom: 12, nautilion: 8 };
const MANY = 3;

/** The first thing that could not be made good any more: a token that was needed and gone, else time. */
function lost(views: Iterable<View>, language: Language): Loss | null {
  const texts = said[language].lost;
  const seen = [...views].filter(({ turn }) => turn > 0);
  const end = seen.at(-1);
  if (!end) return null;
  const turnWithin = (figure: 'phantom' | 'nautilion') =>
    seen.find((view) => spacesLeft(view)[figure] <= LATE[figure])?.turn ?? 1;
  if (end.outcome === 'harpooned') return harpooned(seen, end, language);
  const wanted = wantedOf(end);
  const goneAt = wanted.map((token) => {
    const last = seen.findLast((view) => (stillAhead(view)[token] ?? 0) > 0);
    return { token, turn: last?.turn ?? 1 };
  });
  const gone = goneAt.filter(({ turn }) => turn < end.turn).sort((a, b) => a.turn - b.turn)[0];
  // Whoever was still far off, with many missing, lost by time, whatever else was gone.
  const isFarOff = spacesLeft(end).nautilion > LATE.nautilion && wanted.length > MANY;
  if (gone && !(end.outcome === 'phantom-home' && isFarOff))
    return { text: texts.gone(gone.token, gone.turn), turn: gone.turn };
  const { cards: open } = missing(end);
  if (end.outcome === 'phantom-home') return { text: texts.slow(wanted, open.length), turn: turnWithin('phantom') };
  if (end.outcome === 'heroic-left') return { text: texts.cards(open.length), turn: turnWithin('nautilion') };
  return wanted.length > 0 ? { text: texts.fast(wanted), turn: turnWithin('nautilion') } : null;
}

/** So many turns before the collision harpoons can still be found. */
const IN_TIME = 4;

/** Back to where the Phantom did not have more harpoons yet, or to where there was still time to find some. */
function harpooned(seen: readonly View[], end: View, language: Language): Loss | null {
  const count = harpoons({ ...end, collided: false });
  if (!count) return null;
  const level = seen.findLast((view) => {
    const then = harpoons(view);
    return then !== null && then.nautilion >= then.phantom;
  });
  const turn = level?.turn ?? Math.max(1, end.turn - IN_TIME);
  return { text: said[language].lost.harpooned(count.nautilion, count.phantom), turn };
}

export const coach: Coach = {
  advise: (view, moves, language, told) =>
    advise(view as View, moves as unknown as readonly SeatMove[], language, told),
  lost: ({ views }, language) => lost(views as Iterable<View>, language),
};
