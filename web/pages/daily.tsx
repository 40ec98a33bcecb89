import { type JSX, onMount } from 'solid-js';
import { begin } from '../begin.ts';
import { fetchGame, listing } from '../catalogue.ts';
import { go } from '../router.ts';
import { saves } from '../saves.ts';
import { dailySeaName, today } from '../sea-names.ts';
import { shown, w } from '../words.ts';

/** Today's sea: everybody's, begun or gone on with. */
export function Daily(): JSX.Element {
  onMount(async () => {
    const day = today();
    const begun = saves().find((save) => save.daily === day);
    if (begun) return go(`/play/${begun.game}/${begun.id}${begun.over ? '/end' : ''}`, 'replace');
    const game = listing('nautilion');
    if (!game) return go('/', 'replace');
    const { rules, guide } = await fetchGame(game, shown());
    const save = begin(game, rules, guide, {
      seats: 1,
      options: rules.options.defaults,
      sea: dailySeaName(day),
      known: false,
      daily: day,
    });
    go(`/play/${save.game}/${save.id}`, 'replace');
  });
  return <p class="waiting">{w().loading}</p>;
}
