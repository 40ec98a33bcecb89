import type { Figure, Move } from '@fathom/nautilion/rules';
import { move } from './moves-en.ts';
import { capital, plain } from './names-en.ts';

const short: { readonly [figure in Figure]: string } = {
  darkhouse: 'Darkhouse',
  phantom: 'Phantom',
  nautilion: 'Nautilion',
};

/** “Darkhouse 2 · Phantom 1, take 7”: the dice first, then what was done with them. */
export function row(moves: readonly Move[]): string {
  const dice = moves.flatMap((one) => (one.do === 'give' ? [`${short[one.to]} ${one.die}`] : []));
  const rest = moves.filter((one) => one.do !== 'give').map(deed);
  return capital([dice.join(' · '), ...rest].filter(Boolean).join(', '));
}

const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function deed(one: Move): string {
  if (one.do !== 'place') return small(move(one));
  const token = /^[1-9]$/.test(one.token) ? `the ${one.token}` : plain(one.token);
  if (one.to === 'aboard') return `take ${token}`;
  return one.to === 'mages' ? `${token} to the mages’ cabin` : `${token} to the reserve`;
}
