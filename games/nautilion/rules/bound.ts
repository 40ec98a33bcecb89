import { charterOf } from './charter.ts';
import { pathTokens } from './laying.ts';
import type { Charter, Options } from './types.ts';

/**
 * No game is longer than this, counted in turns; counted in moves, than `bound`.
 *
 * Turns. Let S be the spaces ahead of the Phantom: the tokens between it and home, and home itself. At the start S is N + 1, N being the tokens on
 * the path, and the game is over when S is 0. Each turn the Phantom counts at least one space, so S falls by at least one, with these
 * exceptions: the collision stops it on one turn; H2 and H4, and H3 and H8 where the options make them such cards, stop it or move it back on at
 * most four turns, by at most 4 spaces in each of two rounds (D1); D3 slides in a token, on one turn in five, since the row has five
 * different cards. Each Heroic card leaves the game when played, and there is one collision. So after t turns S is at most
 * N + 1 + (t + 4) / 5 + 32 − (t − 5), which is 0 at the latest when 4t / 5 = N + 39. Whatever the Nautilion does (D7 may move it backwards for
 * ever) changes nothing in this: taking tokens only makes S smaller, and Translation leaves it as it is. Without expansions 2, 4 and 5, S
 * falls every turn and t is at most N + 1.
 *
 * Moves in a turn, apart from spells and Heroic cards: the reef roll (1), D3 or D11 (2), naming and starting (2), three dice (3) and three
 * pairs with their rolls (6), D12 (5), three dice given in each of two rounds (6), in each round for the Darkhouse a re-roll and two losses
 * (6), for the Phantom a placement and a loss (4), for the Nautilion the same (4), a collision (3): fewer than 50. Heroic cards
 * are at most 12 in a whole game, each at most 6 moves (played, paid, and three dice, or three tokens and `enough`).
 *
 * Spells. Each costs a reserve token at least, and is at most 4 moves (cast, and three dice or two swaps) beside one for each token paid. Tokens
 * come to the reserve: 8 at the start; each turn one in phase 4 (D6), at most three in phase 5 of each of two rounds (H9), a reef, and
 * one through D11; 1 at the collision, and at most 9 through H8 and its like.
 */
export function mostTurns(charter: Charter): number {
  const { mercenaries, darkhouse, heroic } = charter;
  const tokens = pathTokens(charter);
  return darkhouse || mercenaries || heroic ? Math.ceil(((tokens + 39) * 5) / 4) : tokens + 1;
}

/** The same in moves. */
export function bound(_seats: number, options: Options): number {
  const charter = charterOf(options);
  const { reefs, darkhouse, heroic } = charter;
  const setup = pathTokens(charter) + (reefs ? 18 : 0) + (darkhouse ? 5 : 0) + (heroic ? 3 : 0) + 1;
  const turns = mostTurns(charter);
  const money = 8 + turns * 9 + 10;
  return setup + turns * 50 + 12 * 6 + money * 5;
}
