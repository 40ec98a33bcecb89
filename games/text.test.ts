import type { TextGame, TextPart } from '@fathom/board/text';
import { type AnyGame, at, type Json, quickRandom, type Watcher } from '@fathom/kernel';
import { describe, expect, it } from 'vitest';
import { faultOf } from '../scripts/words/faults.ts';
import { games } from './index.ts';

const languages = ['en', 'fr'] as const;
/** Whoever reads is spoken to, the others have names. */
const names = { en: ['You', 'Élodie', 'Hugo', 'Ada'], fr: ['Vous', 'Élodie', 'Hugo', 'Ada'] } as const;

/** Shown to a person by mistake: names of the code, values that are not there. */
const leaks = /undefined|null|NaN|\[object|\{|\}/;

const everyLine = ({ title, lines }: TextPart): readonly string[] => [
  title,
  ...lines.flatMap((line) => (typeof line === 'string' ? [line] : [line.say, ...line.more])),
];

/** Plays whole games at random and looks at every position with the eyes of whoever decides. */
function* positions(game: AnyGame, options: Json, seats: number, seed: string) {
  const random = quickRandom(seed);
  const state = game.setup(seats, options);
  for (let actor = game.actor(state); actor !== null; actor = game.actor(state)) {
    const moves: readonly Json[] = game.moves(state);
    const seat = actor;
    const after = (move: Json) => {
      const then = game.clone(state);
      game.play(then, move);
      return typeof seat === 'number' ? game.view(then, seat) : null;
    };
    if (typeof seat === 'number') yield { view: game.view(state, seat), moves, seat, after };
    game.play(state, at(moves, random.below(moves.length)));
  }
  yield { view: game.view(state, 0), moves: [], seat: 0, after: () => null };
}

for (const entry of games.filter(({ text }) => text)) {
  describe(`${entry.id} in words`, () => {
    it.each(languages)(
      'offers every move once, each by a name of its own, and tells every part (%s)',
      async (language) => {
        const told = (await entry.text?.(language)) as TextGame<unknown, Json>;
        const game: AnyGame = await entry.rules();
        const { configurations } = await entry.subject();
        const faults = new Set<string>();
        let choicesMade = 0;
        for (const [index, { seats, options }] of configurations.slice(0, 8).entries()) {
          let seen = 0;
          for (const { view, moves, seat, after } of positions(game, options as Json, seats, `${entry.id} ${index}`)) {
            // A position now and then is enough: those beside it are much alike.
            if (moves.length > 0 && seen++ % 5 > 0) continue;
            // A move names a number, which need not be somebody’s.
            const name = (other: number) =>
              other >= seats ? 'Ada' : at(names[language], other === seat ? 0 : other < seat ? other + 1 : other);
            const reader = { watcher: seat, name };
            const groups = moves.length > 0 ? told.choices(view, moves, reader, after) : [];
            const choices = groups.flatMap((group) => group.choices);
            const offered = choices.map(({ move }) => game.write(move)).toSorted();
            if (
              offered.join() !==
              moves
                .map((move) => game.write(move))
                .toSorted()
                .join()
            )
              faults.add(`moves: ${offered}`);
            for (const group of groups) {
              const names = group.choices.map(({ say }) => say);
              if (new Set(names).size < names.length) faults.add(`twice: ${names.join(' | ')}`);
            }
            const said = [
              told.question(view, moves, reader),
              ...told.parts(view, reader).flatMap(everyLine),
              ...choices.flatMap(({ say, loses = 'nothing' }) => [say, loses]),
            ];
            for (const sentence of said) {
              const fault = leaks.test(sentence) ? 'leaks' : faultOf(sentence, language);
              if (fault) faults.add(`${fault}: ${sentence}`);
            }
            choicesMade += choices.length;
          }
        }
        expect([...faults].slice(0, 5)).toEqual([]);
        expect(choicesMade).toBeGreaterThan(0);
      },
    );
  });
}

const castaways = ['Ann', 'Ben', 'Cleo'];

/** Said to a player alone. */
const toSomebody = /\b(you|your|vous|votre|vos)\b/i;
/** Powers and locations of Abyss speak to whoever has them. */
const toSomebodyBeside: { readonly [game: string]: RegExp } = {
  abyss: /^(you|your|vous|votre|vos)\b|for you$|vous rapporterait|you can pay|you lack|vous pouvez payer|vous manque/i,
};

const inWords = await Promise.all(
  games.filter(({ text }) => text).map(async (entry) => ({ ...entry, most: (await entry.rules()).seats[1] })),
);

for (const entry of inWords.filter(({ most }) => most >= castaways.length)) {
  describe(`${entry.id} between three, in words`, () => {
    /** The headings and lines a game is told in, after so many decisions at random. */
    async function told(language: 'en' | 'fr', watcher: Watcher, decisions: number): Promise<readonly string[]> {
      const game: AnyGame = await entry.rules();
      const random = quickRandom('told in words');
      const state = game.setup(castaways.length, game.options.defaults);
      for (let left = decisions; left > 0 && game.actor(state) !== null; ) {
        if (typeof game.actor(state) === 'number') left--;
        const moves: readonly Json[] = game.moves(state);
        game.play(state, at(moves, random.below(moves.length)));
      }
      const text = (await entry.text?.(language)) as TextGame<unknown, Json>;
      const parts = text.parts(game.view(state, watcher), { watcher, name: (seat) => at(castaways, seat) });
      return parts.flatMap(everyLine);
    }

    it.each(languages)(
      'somebody who looks on hears of everybody by name, and never of "you" (%s)',
      async (language) => {
        for (const decisions of [0, 5, 30]) {
          const lines = await told(language, null, decisions);
          for (const one of castaways) expect(lines).toContain(one);
          expect(lines.filter((line) => (toSomebodyBeside[entry.id] ?? toSomebody).test(line))).toEqual([]);
        }
      },
    );

    it('a player hears of the others by name and of themselves as such', async () => {
      const lines = await told('en', 1, 5);
      expect(lines).not.toContain('Ben');
      expect(lines).toContain('Ann');
      expect(lines).toContain('Your hand');
    });
  });
}
