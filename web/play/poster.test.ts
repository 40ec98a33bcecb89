import { expect, test } from 'vitest';
import { type Box, boardBox, drawPoster, HIGH, type Panel, type Poster, panelBoxes, WIDE } from './poster.ts';

const apart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

test.each([2, 3, 4])('%i boards stand inside the picture, beside each other, and fill most of it', (count) => {
  const boxes = panelBoxes(count);
  expect(boxes).toHaveLength(count);
  boxes.forEach((box, i) => {
    expect(Math.min(box.x, box.y)).toBeGreaterThan(0);
    expect(box.x + box.width).toBeLessThan(WIDE);
    expect(box.y + box.height).toBeLessThan(HIGH);
    for (const other of boxes.slice(i + 1)) expect(apart(box, other)).toBe(true);
    const inner = boardBox(box);
    expect(inner.y + inner.height).toBeLessThan(box.y + box.height);
  });
  const area = boxes.reduce((sum, { width, height }) => sum + width * height, 0);
  expect(area / (WIDE * HIGH)).toBeGreaterThan(0.65);
});

const bare: Poster = {
  ...{ eyebrow: 'Abyss', title: 'Ada won with 40 points', text: 'Over', defs: '<style>@font-face{}</style>' },
  ...{ scene: null, souvenirs: [() => '<g id="podium"/>'], chart: () => '<g id="chart"/>', panels: [], legend: [] },
};
const panel = (name: string, isFirst: boolean): Panel => ({
  ...{ name, isFirst, score: '40' },
  board: ({ width }) => `<g id="board" data-width="${Math.round(width)}"/>`,
});

test('where everybody has a board, the boards are the picture', () => {
  const drawn = drawPoster({ ...bare, panels: [panel('Ada', true), panel('<Murex>', false)] });
  expect(drawn.match(/id="board"/g)).toHaveLength(2);
  expect(drawn).toContain('Ada won with 40 points');
  expect(drawn).toContain('&lt;Murex&gt;');
  expect(drawn).not.toMatch(/id="(podium|chart)"/);
});

test('where nobody has, it is the drawing of the end with the chart', () => {
  const drawn = drawPoster(bare);
  expect(drawn).toContain('id="podium"');
  expect(drawn).toContain('id="chart"');
});

test.each([
  ['Ada won in 12 turns', '9 of 9 aboard. Spaces to go: Nautilion 0, Phantom 7'],
  [
    'Bartholomew and Maximiliana lost after 14 turns',
    '5 of 9 aboard. Spaces to go: Nautilion 5, Phantom 0. And then some more of it all',
  ],
])('which line of the chart is what stands below the words and above the chart: %s', (title, text) => {
  const labels = ['Crew still missing', 'Nautilion to the Abyss, in spaces', 'Phantom to the Isles, in spaces'];
  const legend = labels.map((label) => ({ sample: () => '<g class="sample"/>', label }));
  let top = 0;
  const chart = ({ y, height }: Box) => {
    top = y;
    expect(y + height).toBeLessThan(HIGH);
    expect(height).toBeGreaterThan(140);
    return '';
  };
  const drawn = drawPoster({ ...bare, title, text, chart, legend });
  expect(drawn.match(/class="sample"/g)).toHaveLength(3);
  const heightOf = (words: string) => Number(drawn.match(new RegExp(`y="(\\d+)"[^>]*>[^<]*${words}`))?.[1]);
  const rows = labels.map(heightOf);
  expect(rows[0]).toBeGreaterThan(heightOf(text.split(' ').at(-1) ?? '') + 20);
  expect([...rows].sort((a, b) => a - b)).toEqual(rows);
  expect(top).toBeGreaterThanOrEqual((rows[2] ?? 0) + 5);
});

test('it needs nothing from the page: fonts come with it, colours are written out', () => {
  const drawn = drawPoster({ ...bare, panels: [panel('Ada', true), panel('Ben', false)] });
  expect(drawn).toContain('@font-face');
  expect(drawn).not.toMatch(/var\(|class=/);
});
