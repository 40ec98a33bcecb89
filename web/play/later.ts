/** Parts of a table that the first move can do without: fetched ahead in idle time, at the latest when they are wanted. */
export const tableParts = {
  end: () => import('../pages/end.tsx'),
  help: () => import('./help.tsx'),
  log: () => import('./log-sheet.tsx'),
  menu: () => import('./menu.tsx'),
  momentBar: () => import('./moment-bar.tsx'),
  practice: () => import('./practice.tsx'),
  bots: () => import('../minds/bots.ts'),
  hints: () => import('../minds/hints.tsx'),
  whyNot: () => import('./why-not.tsx'),
};
