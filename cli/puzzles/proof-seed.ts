/** The luck puzzles are proved with, unlike the one they were found with. */
export const PROOF = 'proof';
