import type { Figure, Move, Token, View } from '@fathom/nautilion/rules';
import { typeset } from '@fathom/words';
import { move } from './moves-fr.ts';
import { capital, plain } from './names-fr.ts';
import { giftsIn, tokenAt } from './plan.ts';

const short: { readonly [figure in Figure]: string } = {
  darkhouse: 'Phare',
  phantom: 'Fantôme',
  nautilion: 'Nautilion',
};

/** « Phare 2 · Fantôme 1 · Nautilion 3 : prendre le 7 » : the last die goes by itself. */
export function row(moves: readonly Move[], view?: unknown): string {
  const seen = view as View | undefined;
  const first = moves.findIndex((one) => one.do === 'give');
  const before = first < 0 ? moves : moves.slice(0, first);
  const after = first < 0 ? [] : moves.slice(first).filter((one) => one.do !== 'give');
  const dice = giftsIn(moves, seen).map(([figure, die]) => `${short[figure]} ${die}`);
  const plan = [dice.join(' · '), after.map((one) => deed(one, seen)).join(', ')].filter(Boolean).join(' : ');
  return typeset(capital([...before.map((one) => deed(one, seen)), plan].filter(Boolean).join(', ')));
}

const named = (token: Token): string => (/^[1-9]$/.test(token) ? token : plain(token));

const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function deed(one: Move, view: View | undefined): string {
  if (one.do === 'swap' && view) {
    const token = tokenAt(view, one.spot);
    if (token) return `le ${named(token)} de la case ${view.spots.indexOf(one.spot)}`;
  }
  if (one.do !== 'place') return small(move(one));
  const token = /^[1-9]$/.test(one.token) ? `le ${one.token}` : plain(one.token);
  if (one.to === 'aboard') return `prendre ${token}`;
  return one.to === 'mages' ? `${token} chez les mages` : `${token} en réserve`;
}
