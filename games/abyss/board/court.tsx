import { RECRUITER, shielded, TREASURER } from '@fathom/abyss/rules';
import { For, type JSX, Show } from 'solid-js';
import { Compass } from './compass.tsx';
import { CoinPicture } from './glyphs.tsx';
import { CourtLord } from './lord.tsx';
import { usePlay } from './play.ts';
import './court.css';

/** Six places, place 1 next to the deck. */
export function Court(): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const modifiers = () => {
    const { holder } = play.view();
    const by: string[] = [];
    if (!play.isMe(play.me())) return by;
    if (holder[TREASURER] === play.me()) by.push(words().modifiers.treasurer);
    const recruiter = holder[RECRUITER] ?? -1;
    if (recruiter >= 0 && recruiter !== play.me() && !shielded(play.view(), play.me()))
      by.push(words().modifiers.recruiter(play.name(recruiter)));
    return by;
  };
  const plot = () => play.choices().all.find(({ deed }) => deed === 'plot');
  return (
    <section class="abyss-court" data-region="court" aria-label={words().court}>
      <div class="abyss-part-head">
        <h2 class="f-title">{words().court}</h2>
        <p class="f-second">{words().courtLine(modifiers())}</p>
      </div>
      <div class="abyss-court-row">
        <div class="abyss-lord-deck">
          <div class="abyss-lord-deck-pile" data-piece="lord-deck" data-place="lord-deck" data-says="lord-deck">
            <Compass />
            <span class="abyss-pile-count">{play.view().lordDeck.length}</span>
            <span class="abyss-pile-word">{words().lordsLeft(play.view().lordDeck.length)}</span>
          </div>
          <button
            type="button"
            class="abyss-plot f-button"
            data-lit={plot() ? '' : undefined}
            data-move={plot()?.move}
            aria-disabled={plot() ? undefined : true}
            onClick={() => {
              const to = plot();
              if (to) play.act(to.move);
              else play.ask('plot');
            }}
          >
            {words().plot} <span class="f-unseen">, {words().plotText}</span>
            <CoinPicture of="pearl" />
          </button>
        </div>
        <For each={play.view().court}>
          {(lord, place) => (
            <Show
              when={lord >= 0}
              fallback={
                <div
                  class="abyss-court-empty"
                  data-place={`court:${place() + 1}`}
                  data-says="empty-place"
                  role="img"
                  aria-label={words().emptyPlace(place() + 1)}
                />
              }
            >
              <CourtLord lord={lord} place={place()} />
            </Show>
          )}
        </For>
      </div>
    </section>
  );
}
