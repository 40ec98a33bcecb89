import type { State } from '@fathom/nautilion/rules';
import { inReserve, occupiedCabins, reachable } from './aboard.ts';

const LOOK_AHEAD = 14;
const PHANTOM_LOOK = 6;
const MERCENARY = 13;

/**
 * A position as the network sees it, at the moment chance is about to act: who is aboard and who can board, what is still to be
 * had and how soon, the race of the two figures, money, and what each expansion adds. Most entries are 0.
 */
export const FEATURES = 220;

const thermometer = (out: Float32Array, at: number, steps: number, value: number): number => {
  for (let step = 0; step < steps && step < value; step++) out[at + step] = 1;
  return at + steps;
};

export function features(state: State, out: Float32Array): Float32Array {
  out.fill(0);
  const { path, nautilion, phantom, cabins, charter } = state;
  const abyss = path.length - 1;
  const aboard = occupiedCabins(cabins);
  const open = reachable(charter.ducts, aboard);
  let at = 0;

  const ahead = new Array<number>(18).fill(0);
  let spacesToAbyss = 1;
  let spacesToHome = 1;
  let between = 0;
  for (let place = 1; place < abyss; place++) {
    const kind = path[place];
    if (kind === 0) continue;
    if (place > nautilion) {
      spacesToAbyss++;
      ahead[kind]++;
    }
    if (place < phantom) spacesToHome++;
    if (place > nautilion && place < phantom) between++;
  }

  let crew = 0;
  let scarce = 0;
  for (let number = 1; number <= 9; number++, at += 6) {
    const copies = ahead[number];
    if (cabins[number] === number) {
      out[at] = 1;
      crew++;
      continue;
    }
    if (cabins[number] === MERCENARY) out[at + 5] = 1;
    if (open & (1 << number)) out[at + 1] = 1;
    out[at + 2] = copies / 4;
    out[at + 3] = copies === 0 ? 1 : 0;
    out[at + 4] = copies === 1 ? 1 : 0;
    if (copies <= 1) scarce++;
  }
  at = thermometer(out, at, 9, crew);
  at = thermometer(out, at, 3, scarce);
  const money = inReserve(state);
  out[at++] = money / 8;
  at = thermometer(out, at, 8, money);

  out[at++] = spacesToAbyss / 20;
  at = thermometer(out, at, 10, 11 - spacesToAbyss);
  out[at++] = spacesToHome / 20;
  at = thermometer(out, at, 10, 11 - spacesToHome);
  out[at++] = between / 10;
  out[at++] = nautilion > phantom ? 1 : 0;
  out[at++] = (spacesToAbyss - spacesToHome) / 10;

  let seen = 0;
  for (let place = nautilion + 1; place < abyss && seen < LOOK_AHEAD; place++) {
    const kind = path[place];
    if (kind === 0) continue;
    const slot = at + seen * 3;
    if (kind <= 9) {
      if (cabins[kind] === 0 && open & (1 << kind)) out[slot] = 1;
      else if (cabins[kind] !== kind) out[slot + 1] = 1;
    } else if (kind <= 12) {
      if (state.mages[kind - 10] === 0) out[slot] = 1;
    } else if (kind === MERCENARY) out[slot + 1] = state.collided ? 0 : 1;
    if (charter.reefs && state.reefs[place] > 0) out[slot + 2] = 1;
    seen++;
  }
  at += LOOK_AHEAD * 3;
  seen = 0;
  for (let place = phantom - 1; place > 0 && seen < PHANTOM_LOOK; place--) {
    const kind = path[place];
    if (kind === 0) continue;
    if (place > nautilion && kind <= 9 && cabins[kind] !== kind) out[at + seen] = ahead[kind] === 1 ? 1 : 0.4;
    seen++;
  }
  at += PHANTOM_LOOK;

  if (charter.mages) {
    for (let place = 0; place < 6; place++) out[at + place] = state.mages[place];
    for (let mage = 0; mage < 3; mage++) {
      if (state.mages[mage] !== 0) continue;
      out[at + 6 + mage] = ahead[10 + mage] / 3;
      out[at + 9 + mage] = ahead[10 + mage] === 0 ? 1 : 0;
    }
  }
  at += 12;
  if (charter.mercenaries) {
    out[at] = state.collided ? 1 : 0;
    if (!state.collided) {
      let mine = 0;
      let hired = 0;
      for (let cabin = 1; cabin <= 9; cabin++) {
        if (cabins[cabin] === MERCENARY) {
          mine += 2;
          hired++;
        } else if (cabins[cabin] % 3 === 2) mine++;
      }
      let theirs = charter.options.harpoons;
      for (const kind of state.hold) theirs += kind === MERCENARY ? 2 : 1;
      out[at + 1] = mine / 8;
      out[at + 2] = theirs / 8;
      out[at + 3] = hired / 4;
      thermometer(out, at + 4, 8, mine - theirs + 4);
      out[at + 12] = ahead[MERCENARY] / 6;
      thermometer(out, at + 13, 6, 7 - between);
    }
  }
  at += 19;
  if (charter.reefs) {
    const reef = state.reefs[nautilion] ?? 0;
    if (reef > 0) {
      out[at] = 1;
      out[at + 1] = cabins[reef] === reef ? 1 : 0;
    }
  }
  at += 2;
  if (charter.darkhouse) {
    const next = state.row[(state.card + 1) % state.row.length];
    if (next !== undefined) out[at + next - 1] = 1;
    if (state.card >= 0 && state.frames.length > 1) out[at + 12] = 1;
  }
  at += 13;
  if (charter.heroic) {
    for (const card of state.revealed) out[at + card - 1] = 1;
    out[at + 12] = state.revealed.length / 3;
    out[at + 13] = Math.min(2, state.calm) / 2;
  }
  at += 14;
  if (charter.darkhouse || charter.heroic || charter.mercenaries) {
    for (let number = 1; number <= 9; number++) {
      if (state.discard[number] > 0 && cabins[number] !== number) out[at + number - 1] = 1;
    }
  }
  at += 9;
  if (state.seats === 2) {
    const next = 1 - state.active;
    out[at] = next === state.lowAdmiral ? 1 : 0;
    out[at + 1] = next === state.lowAdmiral ? 0 : 1;
  }
  at += 2;
  out[at++] = charter.options.reserve / 6;
  return out;
}
