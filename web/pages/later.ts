/** Pages nobody begins with: fetched ahead in idle time, at the latest when they are opened. */
export const pageParts = {
  analysis: () => import('./analysis.tsx'),
  crewForm: () => import('../minds/crew-form.tsx'),
  rules: () => import('./rules.tsx'),
  settings: () => import('./settings.tsx'),
  statistics: () => import('./statistics.tsx'),
  open: () => import('./open.tsx'),
  lost: () => import('./lost.tsx'),
};
