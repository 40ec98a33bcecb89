import type { JSX } from 'solid-js';
import depths from '../art/depths.svg';
import { Porthole } from '../art/porthole.tsx';
import { listing } from '../shelf/catalogue.ts';

/** A game behind its porthole. */
export function GamePorthole(props: { readonly game: string }): JSX.Element {
  return (
    <Porthole>
      <image href={listing(props.game)?.picture ?? depths} x="-150" y="-150" width="300" height="300" />
    </Porthole>
  );
}
