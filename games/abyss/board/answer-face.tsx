import type { Card, Decoded, Deed } from '@fathom/abyss/rules';
import { type JSX, Match, Switch } from 'solid-js';
import { AllyPicture } from './ally.tsx';
import { Avatar } from './avatar.tsx';
import { CoinPicture, Medal } from './glyphs.tsx';
import { LocationArt } from './location-art.tsx';
import { Portrait } from './portrait.tsx';
import { RACE_SIGNS } from './tints.ts';

const CARD_DEEDS: readonly Deed[] = ['affiliate', 'heal', 'lose', 'slaver', 'discard', 'spend'];

export const LOCATION_DEEDS: readonly Deed[] = ['control', 'keep', 'smoke', 'swap', 'illusion'];

const LORD_DEEDS: readonly Deed[] = [
  'key',
  'corrupt',
  'claim',
  'free',
  'betray',
  'scheme',
  'disable',
  'opportunist',
  'recruit',
];

const RACE_DEEDS: readonly Deed[] = ['stack', 'council', 'oracle', 'execute'];

/** The piece a move touches, small. */
export function AnswerFace(props: { readonly move: Decoded }): JSX.Element {
  const { deed, what, area } = props.move;
  const isLord = LORD_DEEDS.includes(deed) || (deed === 'guard' && area === 'court');
  const isRace = RACE_DEEDS.includes(deed) || (deed === 'guard' && area === 'council');
  const isLocation = LOCATION_DEEDS.includes(deed) || (deed === 'guard' && area === 'locations');
  return (
    <Switch>
      <Match when={isLord}>
        <span class="abyss-answer-face">
          <Portrait lord={what} />
        </span>
      </Match>
      <Match when={CARD_DEEDS.includes(deed)}>
        <AllyPicture card={what as Card} class="abyss-answer-card" />
      </Match>
      <Match when={isLocation}>
        <span class="abyss-answer-place">
          <LocationArt location={what} />
        </span>
      </Match>
      <Match when={isRace}>
        <Medal of={RACE_SIGNS[what] ?? 'crab'} class="abyss-answer-medal" />
      </Match>
      <Match when={deed === 'hunter' || deed === 'give' || deed === 'figure'}>
        <Avatar seat={what} />
      </Match>
      <Match when={deed === 'key-tokens'}>
        <CoinPicture of="key" class="abyss-answer-coin" />
      </Match>
      <Match when={deed === 'ferryman'}>
        <CoinPicture of="pearl" class="abyss-answer-coin" />
      </Match>
      <Match when={deed === 'tokens'}>
        <CoinPicture of={what === 0 ? 'pearl' : 'token'} class="abyss-answer-coin" />
      </Match>
    </Switch>
  );
}
