import { createSignal } from 'solid-js';

/** A finished game, for the statistics. */
export interface Result {
  readonly save: string;
  readonly game: string;
  /** The options, canonically, so that like is counted with like. */
  readonly config: string;
  readonly sea: string;
  /** Whether the person won: the first of them, if there were several. */
  readonly won: boolean;
  /** How many seats people had; the other ones were bots'. */
  readonly people?: number;
  /** Somebody looked at a hint. */
  readonly advised?: boolean;
  readonly practised: boolean;
  readonly known: boolean;
  readonly daily?: string;
  readonly when: number;
}

const key = 'fathom/results';
const most = 2000;
const [all, setAll] = createSignal<readonly Result[]>(load());
addEventListener('storage', (event) => event.key === key && setAll(load()));

function load(): readonly Result[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(list)
      ? list.filter((one) => typeof one?.save === 'string' && typeof one?.game === 'string')
      : [];
  } catch {
    return [];
  }
}

export const results = all;

/** A save is counted once, however often its end is looked at. */
export function record(result: Result): void {
  if (all().some(({ save }) => save === result.save)) return;
  const list = [...all(), result].slice(-most);
  setAll(list);
  try {
    localStorage.setItem(key, JSON.stringify(list));
  } catch {
    // The page says elsewhere that there is no room left.
  }
}

export function eraseResults(): void {
  setAll([]);
  localStorage.removeItem(key);
}

/** Whether a sea has been sailed before with this game. */
export function isKnownSea(game: string, sea: string, others: readonly string[]): boolean {
  return others.includes(sea) || all().some((result) => result.game === game && result.sea === sea);
}
