import { tellOverflow } from '@fathom/board';
import type { Seat } from '@fathom/kernel';
import { For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { Avatar } from './avatar.tsx';
import { Council } from './council.tsx';
import { Court } from './court.tsx';
import { Exploration } from './exploration.tsx';
import { FinalScores, scoreOf } from './final.tsx';
import { Possessions } from './own.tsx';
import { type Play, usePlay } from './play.ts';
import { FigureBadge, Purse } from './purse.tsx';
import { HandContents } from './rivals.tsx';
import { Threat } from './threat.tsx';
import './over.css';

/** Everybody, the most points first. */
const standing = (play: Play): Seat[] =>
  Array.from({ length: play.view().seats }, (_, seat) => seat).sort(
    (a, b) => scoreOf(play.view(), b) - scoreOf(play.view(), a),
  );

/** Once the game is over: the points, then everything each player has, and the table as it was left. */
export function Over(): JSX.Element {
  const play = usePlay();
  return (
    <div class="abyss-over" ref={(box) => onMount(() => onCleanup(tellOverflow(box)))}>
      <FinalScores />
      <div class="abyss-tableaux">
        <For each={standing(play)}>{(seat) => <Tableau seat={seat} />}</For>
      </div>
      <Court />
      <div class="abyss-middle-row">
        <Exploration />
        <Threat />
        <Council />
      </div>
      <div data-slot="openers" />
    </div>
  );
}

function Tableau(props: { readonly seat: Seat }): JSX.Element {
  const play = usePlay();
  return (
    <article
      class="f-panel abyss-tableau"
      data-tableau={props.seat}
      data-seat={props.seat}
      aria-label={play.name(props.seat)}
    >
      <header>
        <Avatar seat={props.seat} />
        <h2 class="f-title">{play.name(props.seat)}</h2>
        <FigureBadge seat={props.seat} />
        <Purse seat={props.seat} short />
        <p class="abyss-rival-score">{play.words().points(scoreOf(play.view(), props.seat))}</p>
      </header>
      <Possessions seat={props.seat} />
      <Show when={(play.view().players[props.seat]?.handSize ?? 0) > 0}>
        <HandContents seat={props.seat} />
      </Show>
    </article>
  );
}
