/** How the end of a game looks, as a picture for chats: words and drawings laid out as one SVG that needs nothing from the page. */

export const WIDE = 1200;
export const HIGH = 630;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A drawing as markup, put into a box. */
export type Drawing = (box: Box) => string;

/** What a seat had before it, under its name and points. */
export interface Panel {
  readonly name: string;
  readonly score: string;
  readonly isFirst: boolean;
  readonly board: Drawing;
}

export interface Poster {
  readonly eyebrow: string;
  readonly title: string;
  readonly text: string;
  /** The drawing of how it ended, wide; then those beside the title; then the chart. */
  readonly scene: Drawing | null;
  readonly souvenirs: readonly Drawing[];
  readonly chart: Drawing | null;
  /** Which line of the chart is what. */
  readonly legend: readonly { readonly sample: Drawing; readonly label: string }[];
  /** Everybody's board; where there are any, they are the picture. */
  readonly panels: readonly Panel[];
  /** Gradients and fonts that all of it draws with. */
  readonly defs: string;
}

export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '&quot;');

/** Breaks a text into lines of about so many letters. */
function lines(text: string, most: number): readonly string[] {
  const found: string[] = [];
  for (const word of text.split(' ')) {
    const last = found.at(-1);
    if (last !== undefined && last.length + word.length < most) found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  return found;
}

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;

const serif = 'font-family="EB Garamond, Georgia, serif"';
const sans = 'font-family="Inter, system-ui, sans-serif"';

const wordmark = (y: number): string =>
  `<text x="${WIDE - 44}" y="${y}" text-anchor="end" ${serif} font-size="32" fill="#DDB869">Fathom</text>`;

/** Lays a poster out. */
export function drawPoster(poster: Poster): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${HIGH}" viewBox="0 0 ${WIDE} ${HIGH}">`,
    poster.defs,
    '<defs><linearGradient id="poster" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#144f70"/><stop offset="1" stop-color="#020b16"/></linearGradient></defs>',
    `<rect width="${WIDE}" height="${HIGH}" fill="url(#poster)"/>`,
    ...(poster.panels.length > 0 ? withPanels(poster) : withScene(poster)),
    '</svg>',
  ].join('');
}

const EDGE = 36;
const BETWEEN = 16;
const TOP = 138;
const HEAD = 54;

/** A box for each seat: all beside each other, four of them two by two. */
export function panelBoxes(count: number): readonly Box[] {
  const columns = count > 3 ? 2 : count;
  const rows = Math.ceil(count / columns);
  const width = (WIDE - 2 * EDGE - BETWEEN * (columns - 1)) / columns;
  const height = (HIGH - TOP - EDGE + 8 - BETWEEN * (rows - 1)) / rows;
  return Array.from({ length: count }, (_, i) => ({
    x: EDGE + (i % columns) * (width + BETWEEN),
    y: TOP + Math.floor(i / columns) * (height + BETWEEN),
    width,
    height,
  }));
}

/** Where in its panel a board is drawn. */
export const boardBox = ({ x, y, width, height }: Box): Box => ({
  x: x + 14,
  y: y + HEAD,
  width: width - 28,
  height: height - HEAD - 14,
});

/** Words above, everybody's board below. */
function withPanels({ eyebrow, title, panels }: Poster): readonly string[] {
  const boxes = panelBoxes(panels.length);
  return [
    `<text x="${EDGE + 8}" y="56" ${sans} font-size="24" fill="#B4C9CF">${escaped(cut(eyebrow, 76))}</text>`,
    wordmark(58),
    `<text x="${EDGE + 8}" y="112" ${serif} font-size="${title.length > 44 ? 40 : 52}" fill="#F6E2B0">${escaped(cut(title, 60))}</text>`,
    ...panels.flatMap(({ name, score, isFirst, board }, i) => {
      const box = boxes[i];
      if (!box) return [];
      const { x, y, width, height } = box;
      const colour = isFirst ? '#F6E2B0' : '#E8F1F2';
      return [
        `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="14" fill="#04101F" fill-opacity=".6" stroke="${isFirst ? '#DDB869' : '#3E6478'}" stroke-width="${isFirst ? 2.5 : 1.5}"/>`,
        `<text x="${x + 18}" y="${y + 37}" ${sans} font-size="26" font-weight="${isFirst ? 600 : 400}" fill="${colour}">${escaped(cut(name, Math.floor((width - 100) / 14)))}</text>`,
        `<text x="${x + width - 18}" y="${y + 40}" text-anchor="end" ${serif} font-size="38" fill="${colour}">${escaped(score)}</text>`,
        board(boardBox(box)),
      ];
    }),
  ];
}

/** How large a title is, in how long lines: it must not run into the drawings beside it, whatever font there is. */
const titleOf = (title: string): { readonly size: number; readonly lines: readonly string[] } =>
  title.length <= 19 ? { size: 64, lines: [title] } : { size: 46, lines: lines(title, 26) };

/** How high a line of the legend is. */
const LINE = 26;

/** Words on the left, drawings on the right and below. */
function withScene({ eyebrow, title, text, scene, souvenirs, chart, legend }: Poster): readonly string[] {
  const row = souvenirs.slice(0, 4);
  const each = row.length === 1 ? 460 : 460 / Math.max(1, row.length) - 10;
  const large = titleOf(title);
  const below = scene ? 250 : 60;
  const said = lines(text, 42).slice(0, 4);
  const first = 200 + (large.size + 4) * (large.lines.length - 1);
  const under = Math.max(300, first + 34 * said.length + 4);
  const from = under + LINE * legend.length - 6;
  return [
    `<text x="56" y="76" ${sans} font-size="24" fill="#B4C9CF">${escaped(eyebrow)}</text>`,
    ...large.lines.map(
      (line, i) =>
        `<text x="56" y="${146 + (large.size + 4) * i}" ${serif} font-size="${large.size}" fill="#F6E2B0">${escaped(line)}</text>`,
    ),
    ...said.map(
      (line, i) => `<text x="56" y="${first + 34 * i}" ${sans} font-size="25" fill="#E8F1F2">${escaped(line)}</text>`,
    ),
    ...row.map((souvenir, i) =>
      souvenir({ x: 690 + (each + 10) * i, y: below, width: each, height: row.length === 1 ? 320 : 150 }),
    ),
    scene ? scene({ x: 690, y: 40, width: 460, height: 172 }) : '',
    ...legend.flatMap(({ sample, label }, i) => [
      sample({ x: 56, y: under + LINE * i - 15, width: 44, height: 18 }),
      `<text x="110" y="${under + LINE * i}" ${sans} font-size="19" fill="#B4C9CF">${escaped(label)}</text>`,
    ]),
    chart ? chart({ x: 40, y: from, width: 620, height: HIGH - 42 - from }) : '',
    wordmark(HIGH - 24),
  ];
}
