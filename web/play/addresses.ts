import type { Occasion } from './occasion.ts';

export const boardOf = ({ id, game, online }: Occasion): string => (online ? `/t/${id}` : `/play/${game}/${id}`);

export const analysisOf = (occasion: Occasion): string => `${boardOf(occasion)}/analysis`;

export const endOf = (occasion: Occasion): string => `${boardOf(occasion)}/end`;
