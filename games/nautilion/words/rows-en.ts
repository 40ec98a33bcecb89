import type { Event, Figure, Move, Token, View } from '@fathom/nautilion/rules';
import { move } from './moves-en.ts';
import { capital, plain } from './names-en.ts';
import { type Found, foundAt, giftsIn, swapsIn } from './plan.ts';

const short: { readonly [figure in Figure]: string } = {
  darkhouse: 'Darkhouse',
  phantom: 'Phantom',
  nautilion: 'Nautilion',
};

/** “Darkhouse 2 · Phantom 1 · Nautilion 3: take the 7”: spells first, then the dice, the last of which goes by itself, and what comes of it. */
export function row(moves: readonly Move[], view?: unknown): string {
  const seen = view as View | undefined;
  const swaps = swapsIn(moves, seen);
  const deed = (one: Move): readonly string[] => {
    // Both tokens of a Translation are said with it.
    if (one.do === 'translation' && swaps.length === 2) return [`Translation: ${swaps.map(at).join(' with ')}`];
    if (one.do === 'swap' && swaps.length > 0) return swaps.length === 2 ? [] : swaps.map(at);
    return [said(one, seen)];
  };
  const first = moves.findIndex((one) => one.do === 'give');
  const before = first < 0 ? moves : moves.slice(0, first);
  const after = first < 0 ? [] : moves.slice(first).filter((one) => one.do !== 'give');
  const dice = giftsIn(moves, seen).map(([figure, die]) => `${short[figure]} ${die}`);
  const plan = [dice.join(' · '), after.flatMap(deed).join(', ')].filter(Boolean).join(': ');
  return capital([...before.flatMap(deed), plan].filter(Boolean).join(', '));
}

/** Which figure got which die: the log tells what came of it. */
export const deed = (event: Event): string | null =>
  event.kind === 'given' ? `The ${short[event.to]} gets the ${event.die}.` : null;

const named = (token: Token): string => (/^[1-9]$/.test(token) ? token : plain(token));

/** “the 1 (4 ahead)”: the path bears no numbers to look for. */
const at = ([token, steps]: Found): string =>
  `the ${named(token)} (${steps < 0 ? `${-steps} behind` : `${steps} ahead`})`;

const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function said(one: Move, view: View | undefined): string {
  const found = one.do === 'pick' ? foundAt(view, one.spot) : one.do === 'insert' ? foundAt(view, one.before) : null;
  if (found) return one.do === 'pick' ? `take ${at(found)}` : `slide it in before ${at(found)}`;
  if (one.do !== 'place') return small(move(one));
  // A mage or a reef has a name, any other token an article.
  const token = /^([ABC]|reef\d)$/.test(one.token) ? plain(one.token) : `the ${named(one.token)}`;
  if (one.to === 'aboard') return `take ${token}`;
  return one.to === 'mages' ? `${token} to the mages’ cabin` : `${token} to the reserve`;
}
