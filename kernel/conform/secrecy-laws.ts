import type { AnyGame, Json, Watcher } from '../contract.ts';
import { same } from '../json.ts';
import { isOpen, listener, veil } from '../sight.ts';
import { brief, deepCopy, difference } from './copy.ts';
import { toldApart } from './eyes.ts';
import { type Finding, type Law, oneOf, type Playout, some } from './law.ts';
import { seatMoves } from './refusal-laws.ts';
import { totals } from './shifts.ts';
import { strays } from './strays.ts';

export const secretsKept: Law = {
  id: 'secrets',
  says: 'changing what a watcher does not know changes neither its view nor its moves nor its refusals',
  often: 6,
  position({ playout, state, moves }, random) {
    const { game, subject, watchers } = playout;
    const asked = strays(random, seatMoves(playout), moves, 8);
    let looked: Finding;
    for (const watcher of some(random, watchers, 2)) {
      for (const secret of some(random, subject.secrets(state, watcher), 4)) {
        const other = deepCopy(state);
        secret.swap(other);
        if (same(other as Json, state as Json)) return `swapping “${secret.what}” changes nothing: it is no secret`;
        if (!same(totals(game.census(other)), totals(game.census(state)))) {
          return `swapping “${secret.what}” makes or loses a piece: it is no secret`;
        }
        const leak = toldApart(game, state, other, watcher, asked);
        if (leak !== null) return `watcher ${watcher} can tell “${secret.what}”: ${leak}`;
        looked = null;
      }
    }
    return looked;
  },
};

export const ownApart: Law = {
  id: 'own',
  says: 'watchers’ views differ in their own fields alone, which are the same fields for all',
  often: 3,
  position({ playout: { game, watchers }, state }) {
    if (!game.own) return;
    const common = game.view(state, null);
    const fields = Object.keys(game.own(state, null)).sort();
    for (const watcher of watchers) {
      const own = game.own(state, watcher);
      if (!same(Object.keys(own).sort(), fields))
        return `the own fields of watcher ${watcher} are not those of an onlooker`;
      const whole = { ...common, ...own };
      const view = game.view(state, watcher);
      if (!same(whole, view))
        return `what is common to all and the own of watcher ${watcher} are not its view: ${difference(whole, view)}`;
    }
    return null;
  },
};

/** Plays the move on a copy: the state after, and what the watcher learns by it. */
function tried(
  game: AnyGame,
  state: unknown,
  move: Json,
  watcher: Watcher,
): { readonly after: unknown; readonly veil: Json } {
  const after = deepCopy(state);
  const by = game.actor(state);
  const { told, tell } = listener();
  game.play(after, deepCopy(move), tell);
  return { after, veil: veil(told, by, move, watcher) };
}

export const veilsSuffice: Law = {
  id: 'veils',
  says: 'two logs that look alike to a watcher give it the same view, moves and refusals',
  often: 0.5,
  playout(playout, random) {
    const { game, configuration, watchers, log } = playout;
    const watcher = oneOf(random, watchers);
    const state = game.setup(configuration.seats, configuration.options);
    let twin: unknown = deepCopy(state);
    let apart = false;
    let looked: Finding;
    for (const { by, move } of log) {
      const { told, tell } = listener();
      game.play(state, move, tell);
      const learned = veil(told, by, move, watcher);
      const open = isOpen(told, by, watcher);
      const next = lookAlike(playout, twin, move, learned, watcher, open ? 0 : 8, random);
      if (next === null) {
        twin = deepCopy(state);
        apart = false;
        continue;
      }
      twin = next;
      apart ||= !open;
      if (!apart || same(twin as Json, state as Json)) continue;
      looked = null;
      const actor = game.actor(state);
      const asked = actor === watcher ? strays(random, seatMoves(playout), game.moves(state), 4) : [];
      const leak = toldApart(game, state, twin, watcher, asked);
      if (leak !== null)
        return `watcher ${watcher} saw the same of two games, yet after ${brief(game.write(move))}: ${leak}`;
    }
    return looked;
  },
};

/** What the twin becomes by a move that looks the same to the watcher, another one if `others` random ones contain such. */
function lookAlike(
  { game }: Playout,
  twin: unknown,
  move: Json,
  learned: Json,
  watcher: Watcher,
  others: number,
  random: Parameters<typeof oneOf>[0],
): unknown {
  const listed: readonly Json[] = game.moves(twin);
  const different = listed.filter((one) => !same(one, move));
  const own = listed.some((one) => same(one, move)) ? [move] : [];
  for (const candidate of [...some(random, different, others), ...own]) {
    const next = tried(game, twin, candidate, watcher);
    if (same(next.veil, learned)) return next.after;
  }
  return null;
}

export const revealsTold: Law = {
  id: 'reveals',
  says: 'a move that does not reveal could have been made, and looks the same, in every state any seat can imagine',
  often: 8,
  position({ playout, state, actor, moves }, random) {
    const { game, configuration, subject } = playout;
    if (typeof actor !== 'number') return undefined;
    const quiet = moves.filter((move) => !game.reveals(state, move));
    if (quiet.length === 0) return undefined;
    const move = oneOf(random, quiet);
    for (let seat = 0; seat < configuration.seats; seat++) {
      const learned = tried(game, state, move, seat).veil;
      const imagined: unknown[] = [game.imagine(game.view(state, seat), seat, random)];
      for (const secret of some(random, subject.secrets(state, seat), 4)) {
        const other = deepCopy(state);
        secret.swap(other);
        imagined.push(other);
      }
      for (const other of imagined) {
        const listed: readonly Json[] = game.moves(other);
        const alike = (one: Json) => same(tried(game, other, one, seat).veil, learned);
        const could = (listed.some((one) => same(one, move)) && alike(move)) || (seat !== actor && listed.some(alike));
        if (!could) return `${brief(game.write(move))} is said to reveal nothing, but tells seat ${seat} something`;
      }
    }
    return null;
  },
};
