import type { Seat } from '@fathom/kernel';
import { type Accessor, createEffect, createSignal, on } from 'solid-js';
import { nameOf } from '../minds/names.ts';
import { createMindWords } from '../minds/words.ts';
import { ownSeat, type Session, type Snapshot } from '../session/session.ts';
import { type Guide, listing, namesOf, type SpokenWords } from '../shelf/catalogue.ts';
import { appWords, shown } from '../words/words.ts';

/** Whose turn it is, in words; `thinking` while a bot makes up its mind. */
export interface Whose {
  readonly text: string;
  readonly seat: Seat;
  readonly thinking: boolean;
}

/** How a table is spoken of, in the language now shown. */
export interface Talk {
  readonly words: Accessor<SpokenWords>;
  readonly name: (seat: Seat) => string;
  /** `null` where only one plays. */
  readonly whose: Accessor<Whose | null>;
  /** The game and how far it has come. */
  readonly whereabouts: Accessor<string>;
}

/** Of a game that is somebody `elses`, nobody is spoken of as you. */
export function createTalk(
  session: Session,
  first: SpokenWords,
  guide: Guide,
  now: Accessor<Snapshot>,
  elses = false,
): Talk {
  const { facts, game } = session;
  const [words, setWords] = createSignal(first);
  createEffect(
    on(shown, async (language) => {
      const next = await listing(game.id)?.spoken[language]();
      if (next && language === shown()) setWords(() => next);
    }),
  );
  const minds = facts.people.length < facts.seats ? createMindWords(game.id) : () => null;
  const name = (seat: Seat) => nameOf(elses ? { ...facts, here: [] } : facts, seat, minds());
  return {
    words,
    name,
    whose() {
      const { actor, thinking, result } = now();
      // What the last decision led to may still be shown while nobody has a turn any more.
      if (facts.seats === 1 || typeof actor !== 'number' || result) return null;
      if (thinking !== null) return { text: appWords().minds.thinking(name(actor)), seat: actor, thinking: true };
      const isOwnTurn = (guide.turnOwner?.(now().view) ?? actor) === actor;
      const mine = isOwnTurn ? appWords().minds.yourTurn : appWords().minds.youDecide;
      return {
        text: ownSeat(facts) === actor ? mine : appWords().play.whoseTurn(name(actor)),
        seat: actor,
        thinking: false,
      };
    },
    whereabouts() {
      const { name: called, turn } = namesOf(game.id);
      return appWords().home.standing(called, turn, guide.turn(now().view));
    },
  };
}
