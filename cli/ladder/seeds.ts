/** The seeds a row was played from, once there is one more. */
export const seedsWith = (before: string, seed: string): string => {
  const all = before.split(', ').filter((one) => one !== '');
  return (all.includes(seed) ? all : [...all, seed]).join(', ');
};

/** The seeds a row of a page names, in its last cell. */
export const seedsOf = (row: string): string => row.split('|').at(-2)?.trim() ?? '';
