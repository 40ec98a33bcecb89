/** How the end of a game looks, as a picture for chats: the drawings of the page put together as one SVG, then painted. */

const WIDE = 1200;
const HIGH = 630;

/** What a drawing gets from style sheets, which do not travel with it. */
const STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'transform',
  'transform-origin',
  'transform-box',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'text-anchor',
  'letter-spacing',
] as const;

/** A copy of a drawing that looks alike without any style sheet. */
function standalone(svg: SVGSVGElement, [x, y, width, height]: Box): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = svg.querySelectorAll('*');
  for (const [i, element] of copy.querySelectorAll('*').entries()) {
    const original = originals[i];
    if (!original || !(element instanceof SVGElement)) continue;
    const styles = getComputedStyle(original);
    for (const name of STYLES) element.style.setProperty(name, styles.getPropertyValue(name));
  }
  for (const [name, value] of Object.entries({ x, y, width, height })) copy.setAttribute(name, String(value));
  copy.removeAttribute('style');
  copy.removeAttribute('class');
  return new XMLSerializer().serializeToString(copy);
}

type Box = readonly [x: number, y: number, width: number, height: number];

const escaped = (text: string): string =>
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

export interface Poster {
  readonly eyebrow: string;
  readonly title: string;
  readonly text: string;
  /** The drawing of how it ended, wide; then those beside the title; then the chart. */
  readonly scene: SVGSVGElement | null;
  readonly souvenirs: readonly SVGSVGElement[];
  readonly chart: SVGSVGElement | null;
  /** Everybody's points, if there are any. */
  readonly scores: readonly (readonly [name: string, score: string, isFirst: boolean])[];
}

/** How large a title is, in how long lines: it must not run into the drawings beside it, whatever font there is. */
const titleOf = (title: string): { readonly size: number; readonly lines: readonly string[] } =>
  title.length <= 19 ? { size: 64, lines: [title] } : { size: 46, lines: lines(title, 26) };

/** Lays a poster out: words on the left, drawings on the right and below. */
export function drawPoster(poster: Poster): string {
  const { eyebrow, title, text, scene, souvenirs, chart, scores } = poster;
  const serif = 'font-family="EB Garamond, Georgia, serif"';
  const sans = 'font-family="Inter, system-ui, sans-serif"';
  const metals = document.querySelector('#f-metals defs');
  const row = souvenirs.slice(0, 4);
  const each = row.length === 1 ? 400 : 460 / Math.max(1, row.length) - 10;
  const large = titleOf(title);
  const below = scores.length > 0 || !scene ? 40 : 330;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${HIGH}" viewBox="0 0 ${WIDE} ${HIGH}">`,
    metals ? new XMLSerializer().serializeToString(metals) : '',
    '<defs><linearGradient id="poster" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#144f70"/><stop offset="1" stop-color="#020b16"/></linearGradient></defs>',
    `<rect width="${WIDE}" height="${HIGH}" fill="url(#poster)"/>`,
    `<text x="56" y="76" ${sans} font-size="24" fill="#B4C9CF">${escaped(eyebrow)}</text>`,
    ...large.lines.map(
      (line, i) =>
        `<text x="56" y="${146 + (large.size + 4) * i}" ${serif} font-size="${large.size}" fill="#F6E2B0">${escaped(line)}</text>`,
    ),
    ...lines(text, 42)
      .slice(0, 4)
      .map(
        (line, i) =>
          `<text x="56" y="${200 + (large.size + 4) * (large.lines.length - 1) + 34 * i}" ${sans} font-size="25" fill="#E8F1F2">${escaped(line)}</text>`,
      ),
    ...row.map((svg, i) => standalone(svg, [690 + (each + 10) * i, below, each, row.length === 1 ? 260 : 150])),
    scene ? standalone(scene, [690, 40, 460, 172]) : '',
    ...scores.flatMap(([name, score, isFirst], i) => [
      `<text x="700" y="${250 + 44 * i}" ${sans} font-size="28" fill="${isFirst ? '#F6E2B0' : '#E8F1F2'}">${escaped(name)}</text>`,
      `<text x="1140" y="${250 + 44 * i}" text-anchor="end" ${serif} font-size="36" fill="#F6E2B0">${escaped(score)}</text>`,
    ]),
    chart ? standalone(chart, [40, 380, 620, 200]) : '',
    `<text x="${WIDE - 56}" y="${HIGH - 28}" text-anchor="end" ${serif} font-size="30" fill="#DDB869">Fathom</text>`,
    '</svg>',
  ].join('');
}

/** Paints a drawing; `null` where the browser cannot. */
export async function painted(svg: string): Promise<Blob | null> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image(WIDE, HIGH);
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = WIDE;
    canvas.height = HIGH;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}
