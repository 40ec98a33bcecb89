import { fetchSounds } from '@fathom/board';
import { entryOf, games, greeter } from '@fathom/games';
import depths from './art/depths.svg';
import { offlineParts } from './offline/later.ts';
import { pageParts } from './pages/later.ts';
import { tableParts } from './play/later.ts';
import { saveParts } from './saves/later.ts';
import { fetchWhole } from './shelf/catalogue.ts';
import type { Fetch } from './shell/ahead.ts';
import { fetchWords, shown } from './words/words.ts';

/** Everything that may be wanted later, the likeliest first: this game, the other pages, the other games, the other language. */
export function course(game: string = greeter.id): readonly Fetch[] {
  const spoken = shown();
  const other = spoken === 'en' ? 'fr' : 'en';
  const others = games.filter(({ id, shelved }) => shelved && id !== game).map(({ id }) => id);
  const pictures = games.flatMap(({ picture, shelved }) => (picture && shelved ? [picture] : []));
  return [
    ...Object.values(tableParts),
    () => fetchWhole(game, spoken),
    ...Object.values(pageParts),
    ...Object.values(saveParts),
    offlineParts.renewed,
    fetchFonts,
    fetchSounds,
    ...[game, ...others].map((id) => () => fetchMinds(id)),
    ...[depths, ...pictures].map((address) => () => fetchPicture(address)),
    ...others.map((id) => () => fetchWhole(id, spoken)),
    () => fetchWords(other),
    ...[game, ...others].map((id) => () => fetchWhole(id, other)),
    async () => (await offlineParts.here()).keepHere(),
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
