import type { Frame } from '@fathom/nautilion/rules';
import type { BoardWords } from '@fathom/nautilion/words/board-en';

/** What is being asked, in a few words. */
export function questionOf(words: BoardWords, frame: Frame): string {
  switch (frame.at) {
    case 'place':
      return words.placeTitle(frame.token);
    case 'lose':
      return words.loseTitle(frame.left);
    case 'insert':
      return words.insertTitle(frame.token);
    case 'turn':
      return words.turnTitle(frame.dice[0] ?? 0);
    case 'salvage':
      return words.salvageTitle(frame.left);
    default:
      return words.prompts[frame.at] ?? '';
  }
}
