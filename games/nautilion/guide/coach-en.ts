import { formats } from '@fathom/words';

/** Crew go by their number, mages by their letter. */
const called = (token: string): string => (/\d/.test(token) ? token : `mage ${token}`);
const all = (tokens: readonly string[]): string => formats.en.and(tokens.map(called));
const areMissing = (tokens: readonly string[]): string =>
  `${all(tokens)} ${tokens.length === 1 ? 'was' : 'were'} still missing`;

interface WaysBack {
  readonly card: boolean;
  readonly collision: boolean;
}

export const en = {
  coach: {
    first:
      'Now it counts: fill nine cabins and dive before the Phantom reaches your Isles. Touch each die and look before you give: who fits aboard, what the Phantom would sink.',
    second: 'Cabins with many ducts open the most doors: 9, 8 and 3 are good to have early on.',
    hints: 'Not sure? The hint button shows the best moves of this turn. Use it as often as you like.',
    place: 'Take crew aboard whenever it fits. In the reserve a token is only money, and never comes back as crew.',
    lose: 'The Darkhouse takes a token. One from the reserve is usually the smaller loss.',
    gone: (token: string) =>
      `No ${called(token)} lies ahead of you any more. Translation (2 tokens) swaps one from behind you with a token ahead: do it before the Phantom sinks that one too.`,
    goneAndPoor: (token: string) =>
      `No ${called(token)} lies ahead of you any more. Save two tokens for a Translation: it swaps one from behind you with a token ahead.`,
    sunk: (token: string, { card, collision }: WaysBack) =>
      card || collision
        ? `No ${called(token)} is left on the path: only ${formats.en.or([...(card ? ['a card'] : []), ...(collision ? ['the collision'] : [])])} can bring one back.`
        : `Every ${called(token)} is lost, so this game can no longer be won. Start again, or play on to learn.`,
    tooFast: (spaces: number, wanted: readonly string[]) =>
      `${spaces === 1 ? 'One space' : `${spaces} spaces`} to the Abyss, and you still need ${all(wanted)}. Move by ones, or swap what you need in front of you.`,
    outgunned: (spaces: number, yours: number, theirs: number) =>
      `${spaces === 0 ? 'The next move is the collision' : `The Phantom is ${spaces === 1 ? 'one space' : `${spaces} spaces`} ahead of you`}, with ${formats.en.count(theirs, 'harpoon', 'harpoons')} against your ${yours}. With fewer than it, you lose: crew 2, 5 and 8 bring one each, a mercenary two.`,
    cards:
      'No Heroic card is played yet, and all three must be before you dive. Pay with crew whose number still lies ahead.',
    cardsLeft: (cards: number) =>
      `All are aboard, but ${cards === 1 ? 'a Heroic card is' : `${cards} Heroic cards are`} still to be played. Pay with crew whose number still lies ahead, and find it again before you dive.`,
    phantomNear: (spaces: number) =>
      `The Phantom is ${spaces === 1 ? 'one space' : `${spaces} spaces`} from your Isles. Its smallest die buys you time; a Tide can make one.`,
    last: (token: string) =>
      `Only one ${called(token)} is left ahead of you. Make sure that you land on it, and the Phantom does not.`,
    shut: (crew: number, doors: readonly number[]) =>
      `Cabin ${crew} has no open duct yet: it opens from ${formats.en.or(doors.map(String))}. Take one of those first.`,
    course: (aboard: number, wanted: readonly string[]) =>
      `${aboard} of nine aboard. Still needed: ${all(wanted)}. Touch each die: does it bring one of them, and what does the Phantom sink?`,
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
      `What decided it: on turn ${turn} the last ${called(token)} ahead of you was gone, and you cannot win without it. Take rare numbers first, or bring it back with a Translation.`,
    slow: (wanted: readonly string[], cards: number) =>
      `What decided it: the Phantom reached your Isles ${wanted.length > 0 ? `while ${areMissing(wanted)}` : cards > 0 ? 'while a Heroic card was still to be played' : 'before you could dive'}. Every 3 or 4 you give it costs you a turn: keep the small dice for it.`,
    fast: (wanted: readonly string[]) =>
      `What decided it: you reached the Abyss too soon: ${areMissing(wanted)}. Near the end, move by ones, and never sail past a token you need.`,
    cards: (cards: number) =>
      `What decided it: ${cards === 1 ? 'a Heroic card was' : `${cards} Heroic cards were`} still to be played when you reached the Abyss. Play them early enough to find the crew that pays again.`,
    harpooned: (yours: number, theirs: number) =>
      `What decided it: ${formats.en.count(yours, 'harpoon', 'harpoons')} against ${theirs} at the collision. Take mercenaries and crew 2, 5 and 8 aboard before you meet, and leave none in the Phantom’s way.`,
  },
};
