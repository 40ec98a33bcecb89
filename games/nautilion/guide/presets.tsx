import { winRate } from '@fathom/nautilion/mind/win-rates';
import { EXPANSIONS, LEVELS, nautilion, type Options } from '@fathom/nautilion/rules';
import { type Language, typesetAll } from '@fathom/words';
import { For, type JSX } from 'solid-js';

type Preset = 'first' | 'mages' | 'fair' | 'stormy' | 'gentlest' | 'printed';

/** What each is made of, besides what the rules give. How hard it is, the win rates say. */
const made: { readonly [preset in Preset]: Partial<Options> } = {
  first: { reserve: 6 },
  mages: { reserve: 6, expansions: ['mages'] },
  fair: { board: 'B1' },
  stormy: { reserve: 5, expansions: ['reefs', 'darkhouse'] },
  gentlest: { reserve: 6, expansions: EXPANSIONS, darkhouse: LEVELS[0] },
  printed: { expansions: EXPANSIONS },
};

const presets = Object.keys(made) as readonly Preset[];

const en = {
  title: 'Suggestions',
  names: {
    first: 'First voyage',
    mages: 'First voyage with Mages',
    fair: 'Even odds',
    stormy: 'Reefs and Darkhouse',
    gentlest: 'All five, at their gentlest',
    printed: 'All five, as printed',
  },
  wins: (hundredth: number) => `${hundredth} in 100 won`,
  note: 'Won by the middle bot: counted, or estimated from thousands of games.',
};

const fr: typeof en = typesetAll({
  title: 'Suggestions',
  names: {
    first: 'Premier voyage',
    mages: 'Premier voyage avec les Mages',
    fair: 'À chances égales',
    stormy: 'Écueils et Phare',
    gentlest: 'Les cinq, en douceur',
    printed: 'Les cinq, comme dans la boîte',
  },
  wins: (hundredth) => `${hundredth} % de victoires`,
  note: 'Victoires d’un robot de niveau moyen : comptées, ou estimées d’après des milliers de parties.',
});

export const words: { readonly [language in Language]: typeof en } = { en, fr };

/** Whole choices of options at one touch, each with how often it is won. */
export default function Presets(props: {
  readonly language: Language;
  readonly seats: number;
  readonly onChoose: (options: Options) => void;
}): JSX.Element {
  const said = () => words[props.language];
  const optionsOf = (preset: Preset): Options => ({ ...nautilion.options.defaults, ...made[preset] });
  const rate = (preset: Preset) => Math.round(100 * (winRate(optionsOf(preset), props.seats)?.rate ?? 0));
  return (
    <section class="f-panel form-part presets" aria-label={said().title}>
      <h2>{said().title}</h2>
      <ul class="row">
        <For each={presets}>
          {(preset) => (
            <li>
              <button class="f-button" type="button" onClick={() => props.onChoose(optionsOf(preset))}>
                {said().names[preset]} <span class="f-second">{said().wins(rate(preset))}</span>
              </button>
            </li>
          )}
        </For>
      </ul>
      <p class="f-second">{said().note}</p>
    </section>
  );
}
