import type { LessonEntry, LessonTable, Said } from '@fathom/board/lesson';
import type { Options } from '@fathom/nautilion/rules';
import { darkhouseSea, heroicSea, magesSea, mercenariesSea, reefsSea } from './expansion-seas.ts';
import { firstSea } from './first-sea.ts';

type Expansion = Options['expansions'][number];

/** A lesson about an expansion, which bears its name. */
const about = (
  id: Expansion,
  table: LessonTable,
  name: Said,
  line: Said,
  fetch: LessonEntry['fetch'],
): LessonEntry => ({
  id,
  name,
  line,
  minutes: 2,
  table,
  suits: (options) => (options as unknown as Options).expansions.includes(id),
  fetch,
});

export const lessons: readonly LessonEntry[] = [
  {
    id: 'first',
    name: { en: 'First voyage', fr: 'Premier voyage' },
    line: {
      en: 'Dice, crew, ducts and spells, on a calm sea.',
      fr: 'Les dés, l’équipage, les conduits et les sorts, par mer calme.',
    },
    minutes: 4,
    table: firstSea,
    suits: () => true,
    fetch: async () => (await import('./first.ts')).first,
  },
  about(
    'mages',
    magesSea,
    { en: 'Mages', fr: 'Mages' },
    {
      en: 'Three more to collect, and pairs that re-roll a die.',
      fr: 'Trois de plus à trouver, et des duos qui relancent un dé.',
    },
    async () => (await import('./mages.ts')).lesson,
  ),
  about(
    'mercenaries',
    mercenariesSea,
    { en: 'Mercenaries', fr: 'Mercenaires' },
    { en: 'Harpoons, and the collision halfway.', fr: 'Les harpons, et l’abordage à mi-chemin.' },
    async () => (await import('./mercenaries.ts')).lesson,
  ),
  about(
    'reefs',
    reefsSea,
    { en: 'Reefs', fr: 'Écueils' },
    { en: 'Running aground, and getting off.', fr: 'S’échouer, et se dégager.' },
    async () => (await import('./reefs.ts')).lesson,
  ),
  about(
    'darkhouse',
    darkhouseSea,
    { en: 'Darkhouse', fr: 'Phare Obscur' },
    {
      en: 'A new rule each turn, and how to see it coming.',
      fr: 'Une règle nouvelle à chaque tour, et comment la voir venir.',
    },
    async () => (await import('./darkhouse.ts')).lesson,
  ),
  about(
    'heroic',
    heroicSea,
    { en: 'Heroic Actions', fr: 'Actions héroïques' },
    {
      en: 'Three cards to play before you win, paid with crew.',
      fr: 'Trois cartes à jouer avant de gagner, payées en équipiers.',
    },
    async () => (await import('./heroic.ts')).lesson,
  ),
];
