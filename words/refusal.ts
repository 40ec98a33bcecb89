import type { Refusal } from '@fathom/kernel';
import type { AnyGameWords, KernelRefusals } from './game-words.ts';

const isKernelRule = (kernel: KernelRefusals, rule: string): rule is keyof KernelRefusals =>
  Object.hasOwn(kernel, rule);

/** One sentence for any refusal: the kernel's own in the kernel's words, the others in the game's. */
export function refusalSentence(refusal: Refusal, game: AnyGameWords, kernel: KernelRefusals): string {
  return isKernelRule(kernel, refusal.rule) ? kernel[refusal.rule] : game.refusal(refusal);
}
