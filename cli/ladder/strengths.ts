import type { Entry } from '@fathom/games';
import type { Strengths } from '@fathom/mind';
import { sectionOf } from './page.ts';

/** Numbers of a row of the page that begins like this: what was won, and of how many. */
function scoreOn(section: string, begins: string): readonly [won: number, of: number] | null {
  const row = section.split('\n').find((line) => line.startsWith(begins));
  const [won = Number.NaN, of = Number.NaN] = (row?.slice(begins.length).split('|') ?? []).map(Number);
  return Number.isNaN(won / of) ? null : [won, of];
}

const hundredths = (share: number): number => Math.round(100 * share);

/**
 * How strong the levels of a game are by what the page of the ladder says: the share of the points against the middle level, or of the seas won alone
 * in the waters its ladder begins with.
 */
export async function strengthsOn(page: string, entry: Entry): Promise<Strengths> {
  const { levels } = await entry.mind.words.en();
  const section = sectionOf(page, (await entry.words.en()).name);
  const ids = Object.keys(levels);
  const name = (id: string) => levels[id]?.name ?? id;
  const waters = (await entry.mind.ladder?.())?.courses[0]?.name ?? null;
  const against = waters === null ? (ids[Math.floor(ids.length / 2)] ?? null) : null;
  const share = (id: string): number => {
    if (waters !== null) {
      const [won, of] = scoreOn(section, `| ${waters} | ${name(id)} | `) ?? fail(name(id), waters);
      return won / of;
    }
    if (against === null || id === against) return 0.5;
    const stronger = scoreOn(section, `| ${name(id)} | ${name(against)} | `);
    if (stronger) return stronger[0] / stronger[1];
    const [won, of] = scoreOn(section, `| ${name(against)} | ${name(id)} | `) ?? fail(name(id), name(against));
    return 1 - won / of;
  };
  return { against, waters, shares: Object.fromEntries(ids.map((id) => [id, hundredths(share(id))])) };
}

function fail(who: string, where: string): never {
  throw new Error(`the ladder has no row of ${who} and ${where}`);
}

/** The file of a game's strengths. */
export function strengthsFile({ against, waters, shares }: Strengths): string {
  const text = (value: string | null) => (value === null ? 'null' : `'${value}'`);
  const lines = Object.entries(shares).map(([id, share]) => `    ${id}: ${share},`);
  return `// npx fathom strengths
import type { Strengths } from '@fathom/mind';

export const strengths: Strengths = {
  against: ${text(against)},
  waters: ${text(waters)},
  shares: {
${lines.join('\n')}
  },
};
`;
}
