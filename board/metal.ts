/**
 * The metals, enamels and glows that every drawing shares, put into the page once: `fill="url(#f-brass)"` then works in any
 * drawing. Called by whatever draws with them.
 */
export function ensureMetals(): void {
  if (document.getElementById('f-metals')) return;
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.id = 'f-metals';
  svg.setAttribute('width', '0');
  svg.setAttribute('height', '0');
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('focusable', 'false');
  svg.style.position = 'absolute';
  svg.innerHTML = `<defs>${linear.map(drawLinear).join('')}${radial.map(drawRadial).join('')}${patterns}</defs>`;
  document.body.append(svg);
}

type Stop = readonly [offset: number, color: string, opacity?: number];

const linear: readonly (readonly [id: string, x2: number, y2: number, stops: readonly Stop[]])[] = [
  [
    'f-brass',
    0.6,
    1,
    [
      [0, '#FFF0C4'],
      [0.35, '#DDB869'],
      [0.7, '#A87B36'],
      [1, '#E3C27A'],
    ],
  ],
  [
    'f-brass-shade',
    0,
    1,
    [
      [0, '#B98C42'],
      [1, '#5E431B'],
    ],
  ],
  [
    'f-pewter',
    0.6,
    1,
    [
      [0, '#FBFDFC'],
      [0.45, '#BFCFD4'],
      [1, '#7B939D'],
    ],
  ],
  [
    'f-verdigris',
    0.4,
    1,
    [
      [0, '#BFE6D4'],
      [0.5, '#6FB39C'],
      [1, '#3C7C69'],
    ],
  ],
  [
    'f-steel',
    0.5,
    1,
    [
      [0, '#C9B7C9'],
      [0.5, '#7E5A74'],
      [1, '#4A2E48'],
    ],
  ],
  [
    'f-bone',
    0,
    1,
    [
      [0, '#FFFBEE'],
      [1, '#DCCFAE'],
    ],
  ],
  [
    'f-ray',
    0,
    1,
    [
      [0, '#BFEFF0', 0.13],
      [1, '#BFEFF0', 0],
    ],
  ],
];

const radial: readonly (readonly [id: string, stops: readonly Stop[]])[] = [
  [
    'f-enamel-1',
    [
      [0, '#5A55B0'],
      [1, '#2C2A6B'],
    ],
  ],
  [
    'f-enamel-2',
    [
      [0, '#A84A34'],
      [1, '#6A2619'],
    ],
  ],
  [
    'f-enamel-0',
    [
      [0, '#1F7A63'],
      [1, '#0C4437'],
    ],
  ],
  [
    'f-abyss',
    [
      [0, '#000'],
      [0.55, '#020713'],
      [1, '#020713', 0],
    ],
  ],
  [
    'f-glow-lum',
    [
      [0, '#6BF0D8', 0.75],
      [1, '#6BF0D8', 0],
    ],
  ],
  [
    'f-glow-coral',
    [
      [0, '#FF8A6B', 0.7],
      [1, '#FF8A6B', 0],
    ],
  ],
  [
    'f-glow-brass',
    [
      [0, '#F6E2B0', 0.5],
      [1, '#F6E2B0', 0],
    ],
  ],
];

const patterns =
  '<pattern id="f-hatch" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(-38)"><path d="M0 0H4" stroke="#8BC7CF" stroke-width=".6" opacity=".35"/></pattern>';

const drawStops = (stops: readonly Stop[]): string =>
  stops
    .map(([at, color, opacity]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity ?? 1}"/>`)
    .join('');

const drawLinear = ([id, x2, y2, stops]: (typeof linear)[number]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${drawStops(stops)}</linearGradient>`;

const drawRadial = ([id, stops]: (typeof radial)[number]): string =>
  `<radialGradient id="${id}">${drawStops(stops)}</radialGradient>`;
