const TITLE = '# Ladder\n';

/** The page with one section written anew; sections begin with `## ` and keep their places, a new one comes last. */
export function withSection(page: string, name: string, body: string): string {
  const section = `## ${name}\n\n${body.trim()}\n`;
  const parts = page.split(/^(?=## )/m);
  const at = parts.findIndex((part) => part.startsWith(`## ${name}\n`));
  if (at >= 0) parts[at] = section;
  else if (page.startsWith(TITLE)) parts.push(section);
  else return `${TITLE}\n${section}`;
  return `${parts.map((part) => part.trim()).join('\n\n')}\n`;
}
