import { formats } from '@fathom/words';

export const en = {
  coach: {
    first:
      'Now it counts: fill nine cabins and dive before the Phantom reaches your Isles. Touch each die and look before you give: who fits aboard, what the Phantom would sink.',
    second: 'Cabins with many ducts open the most doors: 9, 8 and 3 are good to have early on.',
    hints: 'Not sure? The hint button shows the best moves of this turn. Use it as often as you like.',
    place: 'Take crew aboard whenever it fits. In the reserve a token is only money, and never comes back as crew.',
    lose: 'The Darkhouse takes a token. One from the reserve is usually the smaller loss.',
    gone: (crew: number) =>
      `No ${crew} lies ahead of you any more. Translation (2 tokens) swaps one from behind you with a token ahead: do it before the Phantom sinks that one too.`,
    goneAndPoor: (crew: number) =>
      `No ${crew} lies ahead of you any more. Save two tokens for a Translation: it swaps one from behind you with a token ahead.`,
    sunk: (crew: number) =>
      `Every ${crew} is lost, so this game can no longer be won. Start again, or play on to learn.`,
    tooFast: (spaces: number, missing: number) =>
      `${spaces === 1 ? 'One space' : `${spaces} spaces`} to the Abyss, and ${missing} of the crew missing. Move by ones, or swap the crew you need in front of you.`,
    phantomNear: (spaces: number) =>
      `The Phantom is ${spaces === 1 ? 'one space' : `${spaces} spaces`} from your Isles. Its smallest die buys you time; a Tide can make one.`,
    last: (crew: number) =>
      `Only one ${crew} is left ahead of you. Make sure that you land on it, and the Phantom does not.`,
    shut: (crew: number, doors: readonly number[]) =>
      `Cabin ${crew} has no open duct yet: it opens from ${formats.en.or(doors.map(String))}. Take one of those first.`,
    course: (aboard: number, wanted: readonly string[]) =>
      `${aboard} of nine aboard. Still needed: ${formats.en.and(wanted)}. Touch each die: does it bring one of them, and what does the Phantom sink?`,
    diveNow: (spaces: number) =>
      spaces === 1
        ? 'All nine are aboard, and the Abyss is one space away: give the Nautilion any die, and you win.'
        : `All nine are aboard, and the Abyss is ${spaces} spaces away: a ${spaces} or more for the Nautilion, and you win.`,
    dive: 'All nine are aboard: now dive. The largest die to the Nautilion, the smallest to the Phantom.',
    rich: (tokens: number) =>
      `${tokens} tokens are lying idle in the reserve. A Tide gives you exactly the die you want, a Translation the token.`,
  },
  lost: {
    gone: (token: string, turn: number) =>
      `What decided it: on turn ${turn} the last ${token} ahead of you was gone, and you cannot win without it. Take rare numbers first, or bring it back with a Translation.`,
    slow: (missing: number) =>
      `What decided it: the Phantom reached your Isles while ${missing === 1 ? 'one of your crew was' : `${missing} of your crew were`} still missing. Every 3 or 4 you give it costs you a turn: keep the small dice for it.`,
    fast: (missing: number) =>
      `What decided it: you reached the Abyss too soon, with ${missing === 1 ? 'one cabin' : `${missing} cabins`} empty. Near the end, move by ones and let no token pass that you need.`,
  },
};
