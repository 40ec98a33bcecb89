/** The engraver's hatchings of this board, put into the page once. */
export function ensureHatches(): void {
  if (document.getElementById('abyss-hatches')) return;
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.id = 'abyss-hatches';
  svg.setAttribute('width', '0');
  svg.setAttribute('height', '0');
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('focusable', 'false');
  svg.style.position = 'absolute';
  svg.innerHTML = `<defs>${[
    hatch('abyss-hatch-brass', 5, 38, '#DDB869', 0.8, 0.5),
    hatch('abyss-hatch-foam', 4, -38, '#8BC7CF', 0.6, 0.3),
    hatch('abyss-hatch-ink', 3.4, 38, '#14283B', 0.8, 0.5),
  ].join('')}</defs>`;
  document.body.append(svg);
}

const hatch = (id: string, step: number, lean: number, color: string, width: number, opacity: number): string =>
  `<pattern id="${id}" width="${step}" height="${step}" patternUnits="userSpaceOnUse" patternTransform="rotate(${lean})"><path d="M0 0H${step}" stroke="${color}" stroke-width="${width}" opacity="${opacity}"/></pattern>`;
