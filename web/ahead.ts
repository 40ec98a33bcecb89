import { fetchSounds } from '@fathom/board';
import { entryOf, games } from '@fathom/games';
import abyss from './art/abyss.svg';
import depths from './art/depths.svg';
import island from './art/island.svg';
import { fetchWhole } from './catalogue.ts';
import { pageParts } from './pages/later.ts';
import { tableParts } from './play/later.ts';
import { fetchWords, shown } from './words.ts';

type Fetch = () => Promise<unknown>;

/** Everything that may be wanted later, the likeliest first: this game, the other pages, the other games, the other language. */
function course(game: string): readonly Fetch[] {
  const spoken = shown();
  const other = spoken === 'en' ? 'fr' : 'en';
  const others = games.filter(({ id, shown }) => shown && id !== game).map(({ id }) => id);
  return [
    ...Object.values(tableParts),
    () => fetchWhole(game, spoken),
    ...Object.values(pageParts),
    fetchFonts,
    fetchSounds,
    ...[game, ...others].map((id) => () => fetchMinds(id)),
    ...[depths, island, abyss].map((address) => () => fetchPicture(address)),
    ...others.map((id) => () => fetchWhole(id, spoken)),
    () => fetchWords(other),
    ...[game, ...others].map((id) => () => fetchWhole(id, other)),
  ];
}

/** Who plays a game, and what they say. */
async function fetchMinds(id: string): Promise<unknown> {
  const minds = entryOf(id)?.mind;
  if (!minds) return;
  const { fetchAllOf } = await tableParts.bots();
  return Promise.all([fetchAllOf(id), minds.words.en(), minds.words.fr()]);
}

const fetchFonts = () => Promise.all(Array.from(document.fonts, (face) => face.load()));

function fetchPicture(address: string): Promise<void> {
  const picture = new Image();
  picture.src = address;
  return picture.decode();
}

let begun = false;

/**
 * Once something can be done on the page, fetches the rest of the app bit by bit while nothing else happens: from then on the
 * network may go. The root element says when all is here.
 */
export function fetchAhead(game = 'nautilion'): void {
  if (begun) return;
  begun = true;
  void fetchAll(course(game));
}

const patience = 60_000;

async function fetchAll(steps: readonly Fetch[]): Promise<void> {
  const missed: Fetch[] = [];
  for (const step of steps) {
    await idle();
    await step().catch(() => missed.push(step));
  }
  if (missed.length === 0) document.documentElement.dataset.complete = '';
  else setTimeout(() => void fetchAll(missed), patience);
}

/** Safari knows no idle callbacks. */
export const idle = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: 1000 });
    else setTimeout(resolve, 100);
  });
