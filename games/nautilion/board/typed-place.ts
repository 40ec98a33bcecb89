import { isField } from '@fathom/board';
import { onCleanup, onMount } from 'solid-js';
import { line } from './lens.ts';
import { typed } from './place-number.ts';
import type { Play } from './play.ts';

/** While a place of the path is asked for, its number brings the focus there. */
export function typePlaces(play: Play): void {
  let number = '';
  const places = (): readonly number[] => {
    const { spots, gaps } = play.choices();
    return [...spots.keys(), ...gaps.keys()].map((spot) => play.view().spots.indexOf(spot));
  };
  const find = () => document.querySelector<SVGElement>(`.nautilion [data-typed="${number}"]`);
  const onKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || isField(event.target) || !/^\d$/.test(event.key)) return;
    number = typed(number, event.key, places());
    const place = Number(number);
    if (!places().includes(place)) return;
    // On a narrow screen it may lie on another page.
    if (!find()) play.setStripFrom(Math.max(0, line(play.view()).indexOf(place) - 3));
    reach();
  };
  let frame = 0;
  const reach = () => {
    cancelAnimationFrame(frame);
    const piece = find();
    // One that has just been drawn is not yet among those that keys lead to.
    piece?.setAttribute('tabindex', '-1');
    piece?.focus();
    // The enlarged path may still be on its way.
    if (!piece) frame = requestAnimationFrame(reach);
  };
  onMount(() => {
    addEventListener('keydown', onKey);
    onCleanup(() => {
      cancelAnimationFrame(frame);
      removeEventListener('keydown', onKey);
    });
  });
}
