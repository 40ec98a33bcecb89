import type { Json } from '@fathom/kernel';
import type { JSX } from 'solid-js';

/** What somebody who plays with the real box is asked whenever chance acts. */
export interface Typed {
  /** How the box is laid out, in a sentence or two. */
  readonly setup: string;
  /** What keys do while it is laid, for whoever has some. */
  readonly keys: string;
  /** Whether the box is still being laid out: before that there is no board to look at. */
  isSetup(view: unknown): boolean;
  question(view: unknown): string;
  /** Which of how many alike is asked for; `null` where it is the only one. */
  count(view: unknown): { readonly at: number; readonly of: number } | null;
  /** Every answer there could be to this question, each always in its place; those in `moves` may be given now. */
  answers(view: unknown, moves: readonly Json[]): readonly Json[];
  /** What is drawn for an answer; `null` where its name is shown. */
  picture(move: Json): JSX.Element | null;
  /** The key that types it, if there is one. */
  key(move: Json): string | null;
}
