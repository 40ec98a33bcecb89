import { Die, lengths, type Stage, sound } from '@fathom/board';
import type { Shift } from '@fathom/kernel';
import { ductsFor, type Event, type Figure, kindOf, onAdmiral, type View } from '@fathom/nautilion/rules';
import { follow, lifted } from './follow.ts';
import type { Caption, Play } from './play.ts';
import { TokenPicture } from './token.tsx';

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
  const asked = play.asked();
  let thrown: number[] = [];

  for (const [i, event] of events.entries()) {
    if (stage.hurried()) break;
    play.setActing(actorOf(event) ?? play.acting());
    switch (event.kind) {
      case 'laid':
      case 'reef-laid':
      case 'row-laid':
      case 'admirals':
        show(follow(view, event));
        await stage.wait(16);
        break;
      case 'rolled': {
        thrown.push(event.face);
        if (event.more > 0 && events[i + 1]?.kind === 'rolled') break;
        show(follow(view, event));
        await tumble(play, stage, event.dice, thrown);
        thrown = [];
        break;
      }
      case 'given':
        await give(root, stage, event.die, event.to);
        show(follow(view, event));
        break;
      case 'moved':
        if (event.figure === 'phantom') sound('phantom');
        for (const spot of event.over) {
          const place = view.spots.indexOf(spot);
          if (place >= 0) show({ ...view, [event.figure]: place });
          if (event.figure === 'nautilion') sound('step');
          await stage.wait(lengths.step);
        }
        show(follow(view, event));
        await stage.wait(event.end === 'collision' ? lengths.step : 60);
        break;
      case 'darkhouse':
        if (event.why === 'due') sound('darkhouse');
        await say(...toll(play, event), event.why === 'low' ? 420 : 760);
        show(follow(view, event));
        break;
      case 'darkhouse-rerolled':
        show(follow(view, event));
        await say(`${words.figure.darkhouse} · ${event.die} → ${event.face}`, 'calm', 700);
        break;
      case 'machination':
        show(follow(view, event));
        await say(`${asked.scene.card(event.card)} · ${asked.cardText[event.card]}`, 'calm', 1100);
        break;
      case 'reef-rolled':
        sound('dice');
        show(follow(view, event));
        await say(asked.scene.reef(event.reef, event.total, event.free), event.free ? 'gain' : 'loss', 1100);
        break;
      case 'held':
        await say(asked.scene.held(words.figure[event.figure]), event.figure === 'phantom' ? 'gain' : 'loss', 500);
        break;
      case 'turn':
        play.setActing(null);
        show(follow(view, event));
        if (view.seats === 2) await say(words.turnOf(play.props.name(event.seat)), 'calm', 700);
        break;
      case 'collision':
        play.setClash(event);
        sound('phantom');
        await stage.wait(lengths.scene * 2);
        play.setClash(null);
        show(follow(view, event));
        break;
      case 'placed': {
        const why = keptOut(play, view, event);
        if (why) play.setCaption({ text: why, tone: 'calm' });
        await carry(root, stage, event, event.shifts, view, show);
        show(follow(view, event));
        if (why) await say(why, 'calm', 700);
        break;
      }
      default:
        if ('shifts' in event) await carry(root, stage, event, event.shifts, view, show);
        show(follow(view, event));
    }
  }
  play.setActing(null);
  play.setCaption(null);
  play.setClash(null);
  play.setTumbling(0);
}

/** Whose doing an event is: what follows is laid at the same door until somebody else acts. */
function actorOf(event: Event): Figure | null | undefined {
  if (event.kind === 'moved' || event.kind === 'held') return event.figure;
  if (event.kind === 'darkhouse' || event.kind === 'darkhouse-rerolled' || event.kind === 'machination')
    return 'darkhouse';
  return undefined;
}

async function tumble(play: Play, stage: Stage, dice: readonly number[], thrown: readonly number[]): Promise<void> {
  sound('dice');
  let mask = 0;
  const rest = [...thrown];
  for (const [index, face] of dice.entries()) {
    const at = rest.indexOf(face);
    if (at < 0) continue;
    rest.splice(at, 1);
    mask |= 1 << index;
  }
  play.setTumbling(mask);
  await stage.wait(lengths.dice);
  for (let index = 0; index < dice.length; index += 1) {
    mask &= ~(1 << index);
    play.setTumbling(mask);
    await stage.wait(lengths.diceApart);
  }
}

async function give(root: HTMLElement, stage: Stage, face: number, figure: string): Promise<void> {
  const from = root.querySelector(`.naut-die-button[data-die="${face}"]`) ?? undefined;
  const to = root.querySelector(`[data-figure="${figure}"] .naut-slot-figure`) ?? undefined;
  await stage.fly({ art: () => <Die face={face} />, from, to, milliseconds: 240 });
}

function toll(
  play: Play,
  event: Extract<Event, { readonly kind: 'darkhouse' }>,
): [text: string, tone: Caption['tone']] {
  const { scene } = play.asked();
  if (event.why === 'due') return [scene.toll(event.demands), 'loss'];
  if (event.why === 'spared') return [scene.spared, 'gain'];
  return [event.why === 'nothing-left' ? scene.nothingLeft : scene.calm, 'calm'];
}

/** Why a crew member you would need went to the reserve without being asked about. */
function keptOut(play: Play, view: View, event: Extract<Event, { readonly kind: 'placed' }>): string | null {
  const crew = Number(event.token);
  if (event.to !== 'reserve' || !event.from.startsWith('path:') || !(crew >= 1)) return null;
  const { free, linked } = ductsFor(view, crew);
  if (!free || view.sweeping) return null;
  if (!onAdmiral(view, crew)) return play.asked().scene.notYours(crew);
  return linked ? null : play.asked().scene.noDuct(crew);
}

/** Tokens fly to where they go; what is lost sinks. Several of one event go together. */
async function carry(
  root: HTMLElement,
  stage: Stage,
  event: Event,
  shifts: readonly Shift[],
  view: View,
  show: (view: View) => void,
): Promise<void> {
  const flights = shifts
    .filter(({ piece }) => kindOf(piece) > 0)
    .map(({ piece, from, to }) => ({
      art: () => <TokenPicture face={piece} />,
      from: boxOf(root, from),
      to: boxOf(root, to),
      lost: to === 'discard' || to === 'box',
    }));
  if (flights.length === 0) {
    await stage.wait(200);
    return;
  }
  show(lifted(view, event));
  for (const flight of flights) if (flight.lost) sound('lost');
  await Promise.all(
    flights.map((flight) => stage.fly({ ...flight, milliseconds: flight.lost ? 520 : lengths.flight })),
  );
  if (event.kind === 'placed') {
    if (event.to === 'aboard') sound('aboard', view.cabins.filter((kind) => kind > 0).length);
    else sound('reserve');
  }
}

/** Where a piece lies on the screen, about as big as a token. */
function boxOf(root: HTMLElement, place: string): DOMRect | undefined {
  const found =
    root.querySelector(`[data-place="${place}"]`) ??
    (place === 'discard' || place === 'hold' ? root.querySelector('[data-place="lost"]') : null) ??
    (place.startsWith('path:') || place.startsWith('reef:') ? root.querySelector('.naut-overview') : null);
  const box = found?.getBoundingClientRect();
  if (!box || (box.width === 0 && box.height === 0)) return undefined;
  const size = Math.min(44, box.width || 44, box.height || 44);
  return new DOMRect(box.x + box.width / 2 - size / 2, box.y + box.height / 2 - size / 2, size, size);
}
