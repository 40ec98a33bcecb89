import { suggested, suggestions } from '@fathom/nautilion/mind/suggestions';
import { winRate, winRateAbove } from '@fathom/nautilion/mind/win-rates';
import type { Options } from '@fathom/nautilion/rules';
import { type Language, typesetAll } from '@fathom/words';
import { For, type JSX } from 'solid-js';

const en = {
  title: 'Suggestions',
  names: {
    first: 'First voyage',
    mages: 'First voyage with Mages',
    fair: 'Even odds',
    stormy: 'Reefs and Darkhouse',
    fairFive: 'All five, fair for experts',
    printed: 'All five, as printed',
  },
  wins: (middle: number, above: number | null) => `bots win ${above === null ? middle : `${middle}–${above}`}%`,
  counted: 'How often our middle bot and the next stronger one win, over 200 games each.',
  estimated: 'How often two of our middle bots win together, estimated from thousands of games.',
};

const fr: typeof en = typesetAll({
  title: 'Suggestions',
  names: {
    first: 'Premier voyage',
    mages: 'Premier voyage avec les Mages',
    fair: 'À chances égales',
    stormy: 'Écueils et Phare',
    fairFive: 'Les cinq, à chances égales pour experts',
    printed: 'Les cinq, comme dans la boîte',
  },
  wins: (middle, above) => `robots : ${above === null ? middle : `${middle} à ${above}`} %`,
  counted: 'Part de victoires d’un robot de niveau moyen et du niveau au-dessus, sur 200 parties chacun.',
  estimated: 'Part de victoires de deux robots de niveau moyen, estimée d’après des milliers de parties.',
});

export const words: { readonly [language in Language]: typeof en } = { en, fr };

/** Whole choices of options at one touch, each with how often it is won. */
export default function Presets(props: {
  readonly language: Language;
  readonly seats: number;
  readonly onChoose: (options: Options) => void;
}): JSX.Element {
  const said = () => words[props.language];
  const hundredth = (rate: number) => Math.round(100 * rate);
  /** Nothing is suggested of which nobody knows how often it is won. */
  const known = () =>
    suggestions.flatMap((suggestion) => {
      const options = suggested(suggestion);
      const middle = winRate(options, props.seats);
      const above = winRateAbove(options, props.seats);
      const wins = middle && said().wins(hundredth(middle.rate), above && hundredth(above.rate));
      return wins ? [{ name: said().names[suggestion], options, wins }] : [];
    });
  return (
    <section class="f-panel form-part presets" aria-label={said().title}>
      <h2>{said().title}</h2>
      <ul>
        <For each={known()}>
          {({ name, options, wins }) => (
            <li>
              <button class="f-button" type="button" onClick={() => props.onChoose(options)}>
                <span>{name}</span> <span class="f-second">{wins}</span>
              </button>
            </li>
          )}
        </For>
      </ul>
      <p class="f-second">{props.seats === 1 ? said().counted : said().estimated}</p>
    </section>
  );
}
