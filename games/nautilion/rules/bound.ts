import { charterOf } from './charter.ts';
import type { Options } from './types.ts';

/**
 * No game is longer than this.
 *
 * Turns. Let S be the spaces ahead of the Phantom: the tokens between it and home, and home itself. At the start S is N + 1, N being the tokens on
 * the path, and the game is over when S is 0. Each round of each turn the Phantom counts at least one space, so S falls by at least one every
 * turn, with these exceptions: H2 and the collision stop it for one turn each; H4, on one turn, moves it back by at most 4 spaces a
 * round, 8 in all; D3 slides in a token, on one turn in five, since the row has five different cards. Each Heroic card leaves the
 * game when played, and there is one collision. So after t turns S is at most N + 1 + (t + 4) / 5 + 8 − (t − 3), which is 0 at the latest
 * when 4t / 5 = N + 13. Whatever the Nautilion does (D7 may move it backwards for ever) changes nothing in this: taking tokens only
 * makes S smaller. Without expansions 2, 4 and 5, S falls every turn and t is at most N + 1.
 *
 * Moves in a turn. Apart from spells: the reef roll, D3 or D11 (2), naming and starting (2), three dice and three pairs (2 moves each: 9 with their
 * rolls), D12 (5), three plans of two rounds (6), a re-roll and two losses for the Darkhouse in each of two rounds (6), a placement
 * and a loss for the Phantom and the same for the Nautilion (8), a collision (3): fewer than 50. Heroic cards are at most 12 in a whole
 * game, each at most 6 moves (play, pay, three dice; or play, pay, dismiss, reveal).
 *
 * Spells. One costs a reserve token at least, and is at most 6 moves (cast, two swaps or three dice, two or more payments). A token comes to the
 * reserve at most: 8 at the start; each turn one from phase 4 (D6), three from phase 5 in each of two rounds (H9), a reef, one through D11;
 * and 1 at the collision, 2 through H8. Payments are a move for each token, counted here with the tokens.
 */
export function bound(_seats: number, options: Options): number {
  const { mages, mercenaries, reefs, darkhouse, heroic } = charterOf(options);
  const tokens = 36 + (mages ? 9 : 0) + (mercenaries ? 9 : 0);
  const setup = tokens + (reefs ? 18 : 0) + (darkhouse ? 5 : 0) + (heroic ? 3 : 0) + 1;
  const turns = darkhouse || mercenaries || heroic ? Math.ceil(((tokens + 13) * 5) / 4) + 1 : tokens + 1;
  const money = 8 + turns * 9 + 3;
  return setup + turns * 50 + 12 * 6 + money * 7;
}
