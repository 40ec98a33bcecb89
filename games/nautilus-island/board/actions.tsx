import { Question } from '@fathom/board';
import { at } from '@fathom/kernel';
import {
  asked,
  type Colour,
  castawayOf,
  columnsNow,
  onTurn,
  placesLeft,
  type SetShown,
  setsOf,
  type View,
} from '@fathom/nautilus-island/rules';
import { createMemo, type JSX, Match, Show, Switch } from 'solid-js';
import { askedToClose } from './asked.ts';
import { noted } from './choices.ts';
import { colourOfCard } from './pictures.tsx';
import { usePlay } from './play.ts';
import './actions.css';

/** What is being asked, and the buttons that answer it. */
export function Actions(): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const view = () => play.view();
  const plain = (verb: 'collect' | 'pass' | 'done' | 'close' | 'leave') => play.choices().plain.get(verb);
  const asks = createMemo(() => {
    const { go, store } = play.choices();
    if (go.size > 0) return 'column';
    if (plain('close')) return 'close';
    if (plain('done')) return 'more';
    if (plain('collect') || plain('pass') || store.size > 0) return 'action';
    return null;
  });
  const here = () => at(columnsNow(view()), castawayOf(view(), onTurn(view())).at);
  const storable = () => play.choices().store.size > 0;
  const title = () => {
    const { prompt } = words();
    switch (asks()) {
      case 'column':
        return view().round === 1 ? prompt.climb : prompt.column;
      case 'action':
        if (plain('pass')) return prompt.pass;
        if (!plain('collect')) return prompt.actionEmpty;
        return storable() ? prompt.action : prompt.actionBare;
      case 'more':
        return prompt.more;
      case 'close': {
        const set = closingSet();
        return set === undefined ? prompt.watching : prompt.close(set.colour);
      }
      default:
        if (asked(view()) === 'over' || play.props.closed) return prompt.over;
        if (play.motion.busy() || view().round === 0) return prompt.watching;
        return prompt.waiting(play.props.name(onTurn(view())));
    }
  };
  const closingSet = () => askedToClose(play);
  return (
    <div
      class="isle-actions"
      data-region="actions"
      data-asks={asks() ?? undefined}
      data-picked={play.picked().length > 0 ? '' : undefined}
    >
      <div class="isle-prompt">
        <p class="isle-prompt-title" data-asked={asks() ? '' : undefined}>
          {title()}
        </p>
        <Hint asks={asks()} />
        <Question text={asks() ? title() : ''} />
      </div>
      <div class="isle-buttons">
        <Switch>
          <Match when={play.picked()[0]}>
            {(first) => (
              <>
                <button type="button" class="f-button" onClick={() => play.putBack()}>
                  {words().putBack}
                </button>
                <Act
                  move={play.row().map(noted).join(' ')}
                  does={words().store(play.picked().length, colourOfCard(first()))}
                  onAct={() => play.storePicked()}
                >
                  <StoreOutlook colour={colourOfCard(first())} />
                </Act>
              </>
            )}
          </Match>
          <Match when={asks() === 'action'}>
            <Show when={plain('collect')}>
              {(move) => (
                <Act move={noted(move())} does={words().collect(here().stacks.length)} onAct={() => play.act(move())}>
                  <span>{words().find(here().seen, here().unseen)}</span>
                </Act>
              )}
            </Show>
            <Show when={plain('pass')}>
              {(move) => <Act move={noted(move())} does={words().pass} onAct={() => play.act(move())} />}
            </Show>
          </Match>
          <Match when={asks() === 'more' && plain('done')}>
            {(move) => <Act move={noted(move())} does={words().done} onAct={() => play.act(move())} />}
          </Match>
          <Match when={asks() === 'close' && closingSet()}>{(set) => <Closing set={set()} />}</Match>
        </Switch>
      </div>
    </div>
  );
}

/** The answer most would give. */
function Act(props: {
  readonly move: string | undefined;
  readonly does: string;
  readonly onAct: () => void;
  readonly children?: JSX.Element;
}): JSX.Element {
  return (
    <button type="button" class="f-answer isle-act" data-lit data-first data-move={props.move} onClick={props.onAct}>
      <strong>{props.does}</strong>
      {props.children}
    </button>
  );
}

/** To close the set that was just stored into, or not. */
function Closing(props: { readonly set: SetShown }): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const now = () => props.set.closings.find((closing) => closing.more === 0);
  const later = () => props.set.closings.find((closing) => closing.more > 0);
  return (
    <>
      <button
        type="button"
        class="f-answer isle-act isle-act-second"
        data-lit
        data-move="leave"
        onClick={() => play.touch({ do: 'leave' })}
      >
        <strong>{words().leave}</strong>
        <Show when={later()} fallback={<span>{words().leaveNothing}</span>}>
          {(closing) => <span>{words().leaveThen(closing().more, closing().porthole)}</span>}
        </Show>
      </button>
      <Act move="close" does={words().close(now()?.porthole ?? 0)} onAct={() => play.touch({ do: 'close' })}>
        <span>{words().closeThen(props.set.points, now()?.points ?? props.set.points)}</span>
      </Act>
    </>
  );
}

/** A second line: how the question works, or what the column under the finger holds. */
function Hint(props: { readonly asks: string | null }): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const aimed = () => {
    const column = play.aim();
    return play.compact() && column !== null ? columnsNow(play.view())[column] : null;
  };
  const text = () => {
    const column = aimed();
    if (column && play.choices().go.has(column.column)) {
      const what =
        column.left > 0
          ? words().collectFind(column.stacks.length, words().find(column.seen, column.unseen))
          : `${words().nothingHere}, ${words().storeOnly(column.places)}`;
      return play.armed() === null ? what : `${what}. ${words().tapAgain}`;
    }
    switch (props.asks) {
      case 'column':
        return play.view().round === 1 ? words().hint.climb : words().hint.column;
      case 'action':
      case 'more': {
        if (play.choices().store.size === 0) return '';
        const places = placesLeft(play.view());
        return play.picked().length >= places
          ? words().hint.full(play.view().row.length + places)
          : words().hint.action(places);
      }
      case 'close':
        return words().hint.close;
      default:
        return play.motion.busy() ? words().hint.skip : '';
    }
  };
  return (
    <p class="f-second" data-lum={aimed() ? '' : undefined}>
      {text()}
    </p>
  );
}

/** What the picked cards would make of their set. */
function StoreOutlook(props: { readonly colour: Colour }): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const text = () => {
    const stored = play.stored() as View | null;
    const set = stored && setsOf(stored, play.me() ?? 0).find((one) => one.colour === props.colour);
    if (!set) return '';
    const close = set.closings.find((closing) => closing.more === 0);
    return [words().storeThen(set.size, set.points), ...(close ? [words().storeClose(close.points)] : [])].join(', ');
  };
  return <span>{text()}</span>;
}
