import type { Json, Refusal } from '@fathom/kernel';

/**
 * What is wrong, beside the rule that says so: a word for the sentence. What else the refusal carries is named with each.
 *
 * - `not-now`: another decision is pending; `at` names it.
 * - `not-yours`: only chance does this.
 * - `not-in-play`: the expansion (or the second player) it belongs to is not in this game.
 * - `closed`: a die has been given, so phase 1 is over.
 * - `too-dear`: `cost`, `money`.
 * - `no-such-die`: `die`, `dice`. `no-such-face`: `face`. `same-face`: `die`. `fixed-dice`.
 * - `has-die`: `figure`. `stuck`. `named-first`: `figure`.
 * - `one-kind`: all tokens on the path are alike.
 * - `no-pair`, `pairs-used`.
 * - `not-in-force`: that Darkhouse card is not. `once`. `nothing-to-place`.
 * - `not-revealed`: `card`. `no-crew`: nobody aboard can pay. `no-payer`: everybody aboard is needed to hold the crew together.
 * - `no-such-place`, `end-token`, `no-token`, `same-token`: `spot`. `same-kind`: `spot`, `token`.
 * - `not-crew`, `same-number`: `token`.
 * - `not-there`: `token`, `place` (reserve, discard, aboard, mages). `order`: `token`, the one that leaves first.
 * - `would-split`: `cabin`, `groups` (lists of cabins that would be left unlinked).
 * - `not-linked`: `number`, `ducts` (the cabins its ducts lead to), `aboard` (who is there).
 * - `occupied`: `cabin`, `by`. `held-by-mercenary`: `cabin`.
 * - `wrong-token`: `token`, the one being placed. `wrong-cabin`: `number`, `cabin`.
 * - `not-on-admiral`: `number`, `admiral`.
 * - `no-berth`: `token` has no place there at all. `after-collision`. `reserve-only`. `not-reserve`.
 * - `behind`: `spot`. `same-gap`: `spot`, and `before`, the name of the same gap.
 * - `no-group`: these are not a group.
 */
export type Reason =
  | 'not-now'
  | 'not-yours'
  | 'not-in-play'
  | 'closed'
  | 'too-dear'
  | 'no-such-die'
  | 'no-such-face'
  | 'same-face'
  | 'fixed-dice'
  | 'has-die'
  | 'stuck'
  | 'named-first'
  | 'one-kind'
  | 'no-pair'
  | 'pairs-used'
  | 'not-in-force'
  | 'once'
  | 'nothing-to-place'
  | 'not-revealed'
  | 'no-crew'
  | 'no-payer'
  | 'no-such-place'
  | 'end-token'
  | 'no-token'
  | 'same-token'
  | 'same-kind'
  | 'not-crew'
  | 'same-number'
  | 'not-there'
  | 'order'
  | 'would-split'
  | 'not-linked'
  | 'occupied'
  | 'held-by-mercenary'
  | 'wrong-token'
  | 'wrong-cabin'
  | 'not-on-admiral'
  | 'no-berth'
  | 'after-collision'
  | 'reserve-only'
  | 'not-reserve'
  | 'behind'
  | 'same-gap'
  | 'no-group';

export const refuse = (rule: string, reason: Reason, details: { readonly [detail: string]: Json } = {}): Refusal => ({
  rule,
  reason,
  ...details,
});
