/** Prints one row of a table that can be pasted into a page. */
export const row = (...cells: string[]): void => console.log(`| ${cells.join(' | ')} |`);
