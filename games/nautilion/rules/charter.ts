import { DIE_FACES } from './data/die-faces.ts';
import { HOUSE_CARDS } from './data/heroic-cards.ts';
import { SPELL_COSTS } from './data/spell-costs.ts';
import { SUBMARINES } from './data/submarines.ts';
import { ductTable } from './ducts.ts';
import type { Charter, Options } from './types.ts';

const charters = new WeakMap<Options, Charter>();

/** What the options come to. House data given in them replaces ours. */
export function charterOf(options: Options): Charter {
  let charter = charters.get(options);
  if (!charter) {
    charter = workOut(options);
    charters.set(options, charter);
  }
  return charter;
}

function workOut(options: Options): Charter {
  const dieFaces = options.dieFaces ?? DIE_FACES;
  const faces = [1, 2, 3, 4].filter((face) => dieFaces.includes(face));
  return {
    options,
    mages: options.expansions.includes('mages'),
    mercenaries: options.expansions.includes('mercenaries'),
    reefs: options.expansions.includes('reefs'),
    darkhouse: options.expansions.includes('darkhouse'),
    heroic: options.expansions.includes('heroic'),
    ducts: ductTable(options.submarine ?? SUBMARINES[options.board]),
    costs: options.spellCosts ?? SPELL_COSTS,
    houseCards: options.heroicCards ?? HOUSE_CARDS,
    faces,
    sides: faces.map((face) => dieFaces.filter((side) => side === face).length),
  };
}
