import type { Json } from '../contract.ts';
import { isJson, same } from '../json.ts';
import { brief, deepCopy, difference } from './copy.ts';
import type { Law } from './law.ts';
import { strays } from './strays.ts';

export const options: Law = {
  id: 'options',
  says: 'the options parser fills in defaults, keeps what it knows, and refuses the rest with a sentence',
  often: 0,
  configuration({ game }, { seats, options }) {
    const { defaults } = game.options;
    if (seats < game.seats[0] || seats > game.seats[1]) return `${seats} seats, but the game is for ${game.seats}`;
    for (const given of [options, defaults, {}]) {
      const wanted = given === options ? options : defaults;
      if (!isJson(given)) return `the options ${brief(given)} are not JSON`;
      const parsed = game.options.parse(deepCopy(given));
      if (!parsed.ok) return `the parser refuses ${brief(given)}: ${parsed.error}`;
      if (!same(parsed.value, wanted as Json)) return `${brief(given)} is parsed as ${brief(parsed.value)}`;
    }
    for (const junk of [null, 7, 'text', [1], { 'no such option': 1 }]) {
      const parsed = game.options.parse(junk);
      if (parsed.ok) return `the parser accepts ${brief(junk)}`;
      if (typeof parsed.error !== 'string' || parsed.error === '') return `no sentence says why not ${brief(junk)}`;
    }
    return null;
  },
};

/** This and the next two are judged while a game is played out: see run.ts. Here whatever else may be asked is asked. */
export const throwsNothing: Law = {
  id: 'no-throw',
  says: 'nothing a table does, and no move anybody could send, makes the rules throw',
  often: 4,
  position({ playout, state, moves }, random) {
    const { game, configuration, log } = playout;
    const everything = log.map(({ move }) => move);
    for (const move of strays(random, everything, moves, 10)) {
      for (let seat = 0; seat < configuration.seats; seat++) game.whyNot(state, seat, move);
    }
    return null;
  },
};
export const noDeadEnds: Law = {
  id: 'no-dead-ends',
  says: 'somebody can always move until the game is over, and nobody after',
  often: 0,
};
export const bounded: Law = { id: 'bounded', says: 'no game is longer than its bound', often: 0 };

export const silentPlay: Law = {
  id: 'silent-play',
  says: 'playing without a listener does exactly the same',
  often: 12,
  step({ playout, before, move, after }) {
    const silent = deepCopy(before);
    playout.game.play(silent, move);
    return same(silent as Json, after as Json) ? null : `without a listener ${difference(after, silent)}`;
  },
};
