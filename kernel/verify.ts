import type { AnyGame } from './contract.ts';
import { dealerOf } from './dealers.ts';
import { type Logbook, type LogbookError, replayLogbook } from './logbook.ts';
import { brokenPromise } from './sealing.ts';
import { termsOf } from './table.ts';

export type Verified =
  | { readonly ok: true; readonly draws: number }
  | { readonly ok: false; readonly error: string }
  | ({ readonly ok: false; readonly draw: number; readonly expected: string; readonly found: string } & LogbookError);

/** Recomputes every draw of a sealed or named sea: yes, or the first draw that differs. Also seed and salts against what was promised. */
export function verify(game: AnyGame, book: Logbook): Verified {
  const { sea } = book;
  if (book.game === game.id && book.version !== game.version) {
    return {
      ok: false,
      error: `this book was played by version ${book.version} of the rules; only version ${game.version} can be verified here`,
    };
  }
  if (book.from !== undefined) {
    return {
      ok: false,
      error: 'this book begins from a position that nothing vouches for, so its draws prove nothing',
    };
  }
  if (sea.kind === 'sealed') {
    const broken = brokenPromise(sea);
    if (broken) return { ok: false, error: broken };
  } else if (sea.kind !== 'named') {
    return { ok: false, error: `a ${sea.kind} sea promises nothing that could be verified` };
  }
  const options = game.options.parse(book.options);
  if (!options.ok) return options;
  const dealer = dealerOf(sea, termsOf(game, { seats: book.seats, options: options.value }));
  let draws = 0;
  let forged: Verified | null = null;
  const replayed = replayLogbook(game, book, (table, line) => {
    if (line.by !== 'chance' || forged) return;
    const index = table.foretell(dealer);
    const expected = index === null ? '' : table.game.write(table.game.moves(table.state)[index]);
    if (index !== null && expected !== line.text) {
      const { line: row, column, text } = line;
      forged = {
        ok: false,
        draw: draws,
        expected,
        found: text ?? '?',
        line: row,
        column,
        error: `draw ${draws} should be “${expected}”, not “${text ?? '?'}”`,
      };
    }
    draws++;
  });
  if (forged) return forged;
  if (!replayed.ok) return { ok: false, error: `line ${replayed.line}, column ${replayed.column}: ${replayed.error}` };
  return { ok: true, draws };
}
