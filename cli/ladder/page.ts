const TITLE = '# Ladder\n';

const split = (page: string): string[] => page.split(/^(?=## )/m);
const isNamed = (part: string, name: string): boolean => part.startsWith(`## ${name}\n`);

/** One section of the page as it stands; nothing if there is none. */
export const sectionOf = (page: string, name: string): string => split(page).find((part) => isNamed(part, name)) ?? '';

/** The page with one section written anew; sections begin with `## ` and keep their places, a new one comes last. */
export function withSection(page: string, name: string, body: string): string {
  const section = `## ${name}\n\n${body.trim()}\n`;
  const parts = split(page);
  const at = parts.findIndex((part) => isNamed(part, name));
  if (at >= 0) parts[at] = section;
  else if (page.startsWith(TITLE)) parts.push(section);
  else return `${TITLE}\n${section}`;
  return `${parts.map((part) => part.trim()).join('\n\n')}\n`;
}
