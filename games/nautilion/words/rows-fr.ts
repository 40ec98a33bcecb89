import type { Figure, Move } from '@fathom/nautilion/rules';
import { move } from './moves-fr.ts';
import { capital, plain } from './names-fr.ts';

const short: { readonly [figure in Figure]: string } = {
  darkhouse: 'Phare',
  phantom: 'Fantôme',
  nautilion: 'Nautilion',
};

/** “Phare 2 · Fantôme 1, prendre 7”: the dice first, then what was done with them. */
export function row(moves: readonly Move[]): string {
  const dice = moves.flatMap((one) => (one.do === 'give' ? [`${short[one.to]} ${one.die}`] : []));
  const rest = moves.filter((one) => one.do !== 'give').map(deed);
  return capital([dice.join(' · '), ...rest].filter(Boolean).join(', '));
}

const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function deed(one: Move): string {
  if (one.do !== 'place') return small(move(one));
  const token = /^[1-9]$/.test(one.token) ? `le ${one.token}` : plain(one.token);
  if (one.to === 'aboard') return `prendre ${token}`;
  return one.to === 'mages' ? `${token} chez les mages` : `${token} en réserve`;
}
