/** Parts of a table that the first move can do without: fetched ahead in idle time, at the latest when they are wanted. */
export const tableParts = {
  end: () => import('./end.tsx'),
  explain: () => import('./explain.tsx'),
  help: () => import('./help.tsx'),
  log: () => import('./log-sheet.tsx'),
  logList: () => import('./log-list.tsx'),
  menu: () => import('./menu.tsx'),
  overBar: () => import('./over-bar.tsx'),
  passScreen: () => import('./pass-screen.tsx'),
  practice: () => import('./practice.tsx'),
  recap: () => import('./recap.tsx'),
  replay: () => import('./replay.tsx'),
  bots: () => import('../minds/bots.ts'),
  hints: () => import('../minds/hints.tsx'),
  textTable: () => import('./text-table.tsx'),
  teaching: () => import('./teaching.tsx'),
  whyNot: () => import('./why-not.tsx'),
};
