import type { Event, Figure, Move, Token, View } from '@fathom/nautilion/rules';
import { typeset } from '@fathom/words';
import { move } from './moves-fr.ts';
import { capital, the } from './names-fr.ts';
import { type Found, foundAt, giftsIn, swapsIn } from './plan.ts';

const short: { readonly [figure in Figure]: string } = {
  darkhouse: 'Phare',
  phantom: 'Fantôme',
  nautilion: 'Nautilion',
};

/** « Phare 2 · Fantôme 1 · Nautilion 3 : prendre le 7 » : the last die goes by itself. */
export function row(moves: readonly Move[], view?: unknown): string {
  const seen = view as View | undefined;
  const swaps = swapsIn(moves, seen);
  const deed = (one: Move): readonly string[] => {
    // Both tokens of a Translation are said with it.
    if (one.do === 'translation' && swaps.length === 2) return [`Translation : ${swaps.map(at).join(' avec ')}`];
    if (one.do === 'swap' && swaps.length > 0) return swaps.length === 2 ? [] : swaps.map(at);
    return [said(one, seen)];
  };
  const first = moves.findIndex((one) => one.do === 'give');
  const before = first < 0 ? moves : moves.slice(0, first);
  const after = first < 0 ? [] : moves.slice(first).filter((one) => one.do !== 'give');
  const dice = giftsIn(moves, seen).map(([figure, die]) => `${short[figure]} ${die}`);
  const plan = [dice.join(' · '), after.flatMap(deed).join(', ')].filter(Boolean).join(' : ');
  return typeset(capital([...before.flatMap(deed), plan].filter(Boolean).join(', ')));
}

/** Which figure got which die: the log tells what came of it. */
export const deed = (event: Event): string | null =>
  event.kind === 'given' ? `Le ${short[event.to]} reçoit le ${event.die}.` : null;

const named = (token: Token): string => (/^[1-9]$/.test(token) ? `le ${token}` : the(token));

/** « le 1 (4 devant) »: the path bears no numbers to look for. */
const at = ([token, steps]: Found): string =>
  `${named(token)} (${steps < 0 ? `${-steps} derrière` : `${steps} devant`})`;

const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function said(one: Move, view: View | undefined): string {
  const found = one.do === 'pick' ? foundAt(view, one.spot) : one.do === 'insert' ? foundAt(view, one.before) : null;
  if (found) return one.do === 'pick' ? `prendre ${at(found)}` : `le glisser avant ${at(found)}`;
  if (one.do !== 'place') return small(move(one));
  const token = named(one.token);
  if (one.to === 'aboard') return `prendre ${token}`;
  return one.to === 'mages' ? `${token} chez les mages` : `${token} en réserve`;
}
