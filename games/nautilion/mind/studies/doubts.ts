/**
 * What the captain finds where about seven games in ten are still won, and where four are, in waters where most are: a choice that promises less is in
 * doubt, and the game is played on several times from there. Where half of all games are lost nothing need be sought.
 */
export const DOUBTS: { readonly [course: string]: readonly number[] } = {
  'A1, reserve 4': [0.8, 0.5],
  'C1, reserve 4': [0.7, 0.4],
  'A1, reserve 4, two players': [0.75, 0.45],
  'A1, reserve 4, mages': [0.6, 0.3],
  'A1, reserve 4, mercenaries': [0.45, 0.15],
  'A1, reserve 4, reefs': [0.6, 0.3],
  'A1, reserve 4, darkhouse': [0.65, 0.4],
  'A1, reserve 4, heroic': [0.4, 0.12],
};
