import { rewardSpace, THREAT_REWARDS } from '@fathom/abyss/rules';
import { createMemo, For, type JSX } from 'solid-js';
import { CoinPicture } from './glyphs.tsx';
import { type Play, usePlay } from './play.ts';
import './threat.css';

/** Six spaces and what a fight earns on each. */
export function Threat(): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const now = createMemo(() => words().fightNow(rewardNow(play)));
  return (
    <section class="abyss-threat" aria-label={words().threat}>
      <div class="abyss-part-head">
        <h2 class="f-title">{words().threat}</h2>
        <p class="f-second">{words().tokensLeft(play.view().poolCount)}</p>
      </div>
      <ol class="abyss-threat-spaces" data-piece="threat" data-place="token-pool">
        <For each={THREAT_REWARDS}>
          {(reward, i) => (
            <li
              class="abyss-threat-space"
              data-place={`threat:${i() + 1}`}
              data-says={`threat:${i() + 1}`}
              data-now={play.view().threat === i() + 1 ? '' : undefined}
            >
              <span class="f-unseen">
                {words().threatSpace(
                  i() + 1,
                  words().reward(reward.keys, reward.units),
                  play.view().threat === i() + 1,
                )}
              </span>
              <span class="abyss-threat-number" aria-hidden="true">
                {i() + 1}
              </span>
              <span class="abyss-threat-reward" aria-hidden="true">
                <For each={Array.from({ length: reward.keys })}>{() => <CoinPicture of="key" />}</For>
                <For each={Array.from({ length: reward.units })}>{() => <CoinPicture of="unit" />}</For>
              </span>
            </li>
          )}
        </For>
      </ol>
      <p class="abyss-threat-now">{now()}</p>
    </section>
  );
}

/** What a fight earns this person now, in words. */
export function rewardNow(play: Play): string {
  const reward = THREAT_REWARDS[rewardSpace(play.view(), play.me()) - 1];
  return play.words().reward(reward?.keys ?? 0, reward?.units ?? 0);
}
