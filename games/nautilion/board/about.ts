import type { Json, Refusal } from '@fathom/kernel';
import {
  ductsFor,
  FIGURES,
  type Frame,
  kindOf,
  MAGE_PLACES,
  MERCENARY,
  type SeatMove,
  type Token,
  tokenOf,
  type View,
} from '@fathom/nautilion/rules';
import type { Touched } from '@fathom/nautilion/words/touched';
import { aheadOf, isNeeded } from './tags.ts';

/** Why nothing can be done with a piece that is not lit: the move it stands for, to be asked about, or what it is there for. */
export type Why = { readonly move: SeatMove } | { readonly refusal: Refusal };

const say = (rule: string, reason: Touched, details: { readonly [detail: string]: Json } = {}): Why => ({
  refusal: { rule, reason, ...details },
});

/** `piece` is what its `data-about` says: a kind, and which one of it. */
export function aboutPiece(view: View, frame: Frame | undefined, piece: string): Why | null {
  const [kind = '', which = ''] = piece.split(':');
  switch (kind) {
    case 'die':
      return { move: { do: 'give', die: Number(which), to: 'nautilion' } };
    case 'figure':
      return aboutFigure(view, which);
    case 'mover':
      return say(which === 'phantom' ? 'T6' : 'T7', which === 'phantom' ? 'phantom-here' : 'you-here');
    case 'cabin':
      return aboutCabin(view, frame, Number(which));
    case 'path':
      return aboutSpot(view, frame, Number(which));
    case 'ask':
      if (frame?.at === 'insert') return say('D3', 'touch-gap');
      return say(frame?.at === 'pick-path' ? 'H6' : 'T2', 'touch-token');
    case 'reef':
      return say('E3.3', 'reef-here', { reef: Number(which) });
    case 'needed':
      return aboutNeed(view, which as Token);
    case 'reserve':
      return aboutReserve(frame, which as Token);
    case 'discard':
      return say('T1', 'discarded');
    case 'hold':
      return say('E2.4', 'hold-here');
    case 'mages':
      return view.mages[MAGE_PLACES.indexOf(which as (typeof MAGE_PLACES)[number])] === 1
        ? say('E1.4', 'mage-there', { place: which })
        : say('E1.3', 'mage-waits', { place: which });
    case 'row':
      return say('E4.2', 'row-card', { now: view.card === Number(which) });
    default:
      return null;
  }
}

function aboutFigure(view: View, which: string): Why | null {
  const figure = FIGURES.find((one) => one === which);
  const [die] = view.dice;
  if (!figure || die === undefined) return say('T4', 'no-dice');
  if ((view.given[FIGURES.indexOf(figure)] ?? 0) > 0) return { move: { do: 'give', die, to: figure } };
  return say('T4', 'pick-die');
}

function aboutCabin(view: View, frame: Frame | undefined, cabin: number): Why {
  const kind = view.cabins[cabin] ?? 0;
  if (frame?.at === 'place') return { move: { do: 'place', to: 'aboard', token: frame.token, cabin } };
  if (frame?.at === 'lose' && kind > 0) return { move: { do: 'lose', from: 'aboard', token: tokenOf(kind), cabin } };
  if (frame?.at === 'sacrifice' && kind > 0) return { move: { do: 'sacrifice', crew: cabin } };
  if (kind === MERCENARY) return say('E2.3', 'mercenary-there', { berth: cabin });
  if (kind > 0) return say('T7', 'crew-there', { berth: cabin });
  const { linked, ducts } = ductsFor(view, cabin);
  const ahead = aheadOf(view, tokenOf(cabin));
  return say('T9', 'cabin-waits', { berth: cabin, linked, ducts: [...ducts], ahead, ...back(view, tokenOf(cabin)) });
}

function aboutSpot(view: View, frame: Frame | undefined, spot: number): Why | null {
  if (frame?.at === 'swap' || frame?.at === 'swap-with') return { move: { do: 'swap', spot } };
  if (frame?.at === 'pick-path') return { move: { do: 'pick', spot } };
  const place = view.spots.indexOf(spot);
  const kind = view.path[place] ?? 0;
  if (kind === 0) return null;
  const token = tokenOf(kind);
  if (place < view.nautilion) return say('T1', 'passed', { token, back: cardsBack(view) });
  let steps = 0;
  for (let on = view.nautilion + 1; on <= place; on++) if ((view.path[on] ?? 0) > 0) steps++;
  return say('T7', 'on-path', { token, steps, near: view.dice.includes(steps) });
}

function aboutNeed(view: View, token: Token): Why {
  if (!isNeeded(view, token)) return say('T11', 'have-it', { token });
  return say('T11', 'need-it', { token, ahead: aheadOf(view, token), ...back(view, token) });
}

/** What besides Translation may bring back a token that does not lie ahead: on the path a card, from the discard the collision too. */
function back(view: View, token: Token): { readonly back: string[]; readonly lost: boolean } {
  const back = [...cardsBack(view), ...(view.charter.mercenaries && !view.collided ? ['collision'] : [])];
  return { back, lost: back.length === 0 && !view.path.includes(kindOf(token)) };
}

const cardsBack = ({ charter }: View): string[] => (charter.darkhouse || charter.heroic ? ['card'] : []);

function aboutReserve(frame: Frame | undefined, token: Token): Why {
  if (frame?.at === 'pay') return { move: { do: 'pay', token } };
  if (frame?.at === 'lose') return { move: { do: 'lose', from: 'reserve', token } };
  return say('T1', 'money');
}
