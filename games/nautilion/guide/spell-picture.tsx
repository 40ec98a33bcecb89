import { spellArt } from '@fathom/nautilion/board/pieces';
import type { Spell } from '@fathom/nautilion/rules';
import type { JSX } from 'solid-js';

/** The sign of a spell, as on its button. */
export const SpellPicture = (props: { readonly spell: Spell }): JSX.Element => (
  <svg class="naut-spell-sign" viewBox="-15 -16 30 30" aria-hidden="true">
    <path d={spellArt[props.spell]} />
  </svg>
);
