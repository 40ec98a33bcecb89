import { Die } from '@fathom/board';
import { lostByKeeping, type SeatMove, type Token, tokenOf } from '@fathom/nautilion/rules';
import { For, type JSX, Show } from 'solid-js';
import { usePlay } from './play.ts';
import { BackTile, Tile } from './tile.tsx';

/** Something would be lost: asked once more, and easy to leave. */
export function Doubt(props: { readonly move: SeatMove }): JSX.Element {
  const play = usePlay();
  const title = () => {
    const asked = play.asked();
    const words = play.words();
    const { move } = props;
    const frame = play.frame();
    if (move.do === 'lose') return asked.giveUp(move.token);
    if (move.do === 'sacrifice' && frame?.at === 'sacrifice') return asked.surePlay(frame.card, move.crew);
    if (move.do === 'give') return asked.sureGive(move.die, move.to);
    if (move.do === 'keep') return asked.keepCrew(move.crew);
    if (move.do === 'whirlwind') return words.spellText('whirlwind', play.view().dice.length);
    return play.moveName(move);
  };
  const token = (): Token | undefined => {
    const { move } = props;
    return move.do === 'lose' ? move.token : move.do === 'sacrifice' ? tokenOf(move.crew) : undefined;
  };
  const text = () => {
    if (props.move.do === 'keep') return play.asked().keepLoses(lostByKeeping(play.view(), props.move.crew));
    if (props.move.do === 'whirlwind') return play.words().costs(play.view().charter.costs.whirlwind);
    const { game, crew } = play.losses(props.move);
    if (game !== null) return play.asked().losesGame[game];
    return props.move.do === 'give' && crew.length > 0 ? play.asked().losesCrew(crew) : undefined;
  };
  return (
    <div class="naut-tiles doubt">
      <Show when={props.move.do === 'whirlwind'}>
        <span class="naut-doubted-dice" role="img" aria-label={play.view().dice.map(play.words().say.die).join(', ')}>
          <For each={play.view().dice}>{(face) => <Die face={face} />}</For>
        </span>
      </Show>
      <Tile move={props.move} title={title()} text={text()} token={token()} tone="loss" sure first />
      <BackTile />
    </div>
  );
}
