import { lengths, type Stage, sound } from '@fathom/board';
import { type Card, type Event, items, type View } from '@fathom/nautilus-island/rules';
import type { JSX } from 'solid-js';
import { follow, lifted } from './follow.ts';
import { BonusToken, CardBack, ObjectCard, PortholePicture } from './pictures.tsx';
import type { Caption, Play } from './play.ts';

/** Shows a batch of events, one after the other, from the view on show. */
export async function perform(play: Play, root: HTMLElement, events: readonly Event[], stage: Stage): Promise<void> {
  let view = play.view();
  const show = (next: View) => {
    view = next;
    play.show(next);
  };
  const say = async (text: string, tone: Caption['tone'], milliseconds: number) => {
    play.setCaption({ text, tone });
    await stage.wait(milliseconds);
    play.setCaption(null);
  };
  const words = play.words();
  const fly = (
    art: () => JSX.Element,
    from: string,
    to: string,
    size: number,
    milliseconds: number = lengths.flight,
  ) =>
    play.still()
      ? Promise.resolve()
      : stage.fly({ art, from: boxOf(root, from, size), to: boxOf(root, to, size), milliseconds });
  const wait = (milliseconds: number) => stage.wait(play.still() ? lengths.crossFade : milliseconds);
  let seen: Card[] = [];

  for (const [i, event] of events.entries()) {
    if (stage.hurried()) break;
    const next = events[i + 1];
    switch (event.kind) {
      case 'moved':
        sound('step');
        show(follow(view, event));
        await wait(460);
        break;
      case 'collected': {
        const start = view;
        const flights = (event.shifts ?? []).map(({ piece, from, to }) =>
          fly(() => <ObjectCard card={piece as Card} shape="tall" />, from, to, 54, 420),
        );
        show(lifted(start, event));
        if (flights.length > 0) sound('reserve');
        await Promise.all(flights);
        show(follow(start, event));
        break;
      }
      case 'drew': {
        const { card } = event;
        if (card !== '?') seen.push(card);
        const art = () => (card === '?' ? <CardBack shape="tall" /> : <ObjectCard card={card} shape="tall" />);
        await fly(art, `top:${event.column}:${event.stack}`, `hand:${event.seat}`, 54);
        show(follow(view, event));
        if (next?.kind !== 'drew' && seen.length > 0) {
          await say(words.scene.drew(seen), 'calm', 1500);
          seen = [];
        }
        break;
      }
      case 'turned':
        show(follow(view, event));
        await wait(view.round === 0 ? 30 : 200);
        break;
      case 'stored':
        await fly(
          () => <ObjectCard card={event.card} shape="tall" />,
          event.seat === play.me() ? `card:${event.card}` : `hand:${event.seat}`,
          setPlace(root, event.seat, event.card),
          48,
        );
        sound('reserve');
        show(follow(view, event));
        break;
      case 'bonus':
        await fly(
          () => <BonusToken mark={words.mark[event.token]} />,
          `camp:${event.colour}`,
          `set:${event.seat}:${event.colour}`,
          42,
        );
        sound('aboard', 2);
        show(follow(view, event));
        break;
      case 'camp':
        show(follow(view, event));
        await wait(event.refill ? 160 : 20);
        break;
      case 'closed':
        await fly(
          () => <PortholePicture points={event.points} />,
          `portholes:${event.size}`,
          `set:${event.seat}:${event.colour}`,
          42,
        );
        sound('aboard', 4);
        show(follow(view, event));
        await say(words.scene.closed(event.colour, event.points), 'gain', 900);
        break;
      case 'passed':
        await say(words.scene.passed(play.props.name(event.seat)), 'calm', 900);
        break;
      case 'emptied':
        sound('darkhouse');
        show(follow(view, event));
        await say(words.scene.emptied(event.column), 'loss', 1500);
        break;
      case 'round':
        show(follow(view, event));
        if (event.last) sound('darkhouse');
        await say(
          event.last ? words.scene.lastRound : words.scene.round(event.round),
          event.last ? 'loss' : 'calm',
          event.last ? 1300 : 620,
        );
        break;
      case 'over':
        play.setCounted(0);
        show(play.props.view);
        await stage.wait(500);
        for (let counted = 1; counted <= items.length && !stage.hurried(); counted += 1) {
          play.setCounted(counted);
          sound('pearl');
          await stage.wait(560);
        }
        play.setCounted(null);
        await stage.wait(2600);
        break;
      default:
        show(follow(view, event));
        await wait(lengths.ring);
    }
  }
  play.setCaption(null);
  play.setCounted(null);
}

/** The set a card goes to, or where sets lie while there is none of that colour yet. */
function setPlace(root: HTMLElement, seat: number, card: Card): string {
  const prefix = `set:${seat}:`;
  const colour = root.querySelector(`[data-card="${card}"]`)?.getAttribute('data-colour');
  if (colour && root.querySelector(`[data-place="${prefix}${colour}"]`)) return `${prefix}${colour}`;
  return root.querySelector(`[data-place="sets:${seat}"]`) ? `sets:${seat}` : `hand:${seat}`;
}

/** A box of the size of a piece in the middle of a place on the screen. */
function boxOf(root: HTMLElement, place: string, size: number): DOMRect | undefined {
  const found = place.startsWith('card:')
    ? root.querySelector(`[data-card="${place.slice(5)}"]`)
    : (root.querySelector(`[data-place="${place}"]`) ?? fallback(root, place));
  const box = found?.getBoundingClientRect();
  if (!box || (box.width === 0 && box.height === 0)) return undefined;
  const high = size * (size > 45 ? 1.41 : 1);
  return new DOMRect(box.x + box.width / 2 - size / 2, box.y + box.height / 2 - high / 2, size, high);
}

function fallback(root: HTMLElement, place: string): Element | null {
  const [kind, seat] = place.split(':');
  return kind === 'set'
    ? (root.querySelector(`[data-place="sets:${seat}"]`) ?? root.querySelector(`[data-place="hand:${seat}"]`))
    : null;
}
