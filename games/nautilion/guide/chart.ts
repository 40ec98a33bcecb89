import type { Chart } from '@fathom/board';
import type { View } from '@fathom/nautilion/rules';
import type { Language } from '@fathom/words';
import { typesetAll } from '@fathom/words';

const en = {
  missing: 'Crew still missing',
  way: 'Nautilion to the Abyss, in spaces',
  threat: 'Phantom to the Isles, in spaces',
};

const fr: typeof en = typesetAll({
  missing: 'Équipiers manquants',
  way: 'Du Nautilion aux Abysses, en cases',
  threat: 'Du Fantôme aux Îles, en cases',
});

export const words: { readonly [language in Language]: typeof en } = { en, fr };

const missingIn = (view: View): number => 9 - view.cabins.filter((kind, cabin) => cabin > 0 && kind === cabin).length;

/**
 * How far from each goal, one value for every turn that ended: what stood on the table as the next one began, or as the game ended. Whoever
 * comes down to nothing first has won.
 */
export const chart: Chart = ({ views }, language) => {
  const missing: number[] = [];
  const way: number[] = [];
  const threat: number[] = [];
  const note = (view: View) => {
    missing.push(missingIn(view));
    way.push(view.path.length - 1 - view.nautilion);
    threat.push(view.phantom);
  };
  let last: View | null = null;
  for (const seen of views) {
    const view = seen as View;
    if (last && view.turn !== last.turn && last.turn >= 0) note(view);
    last = view;
  }
  if (last) note(last);
  const top = Math.max(1, ...way, ...threat);
  const said = words[language];
  return [
    { label: said.missing, values: missing, top: 9, tone: 'lum' },
    { label: said.way, values: way, top, tone: 'brass' },
    { label: said.threat, values: threat, top, tone: 'coral' },
  ];
};
