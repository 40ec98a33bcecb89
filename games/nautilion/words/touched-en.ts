import type { Json, Refusal } from '@fathom/kernel';
import type { Token } from '@fathom/nautilion/rules';
import { capital, list, one, plain } from './names-en.ts';
import type { Touched } from './touched.ts';

const token = (value: Json | undefined): Token => value as Token;
const numbers = (value: Json | undefined): readonly number[] => (Array.isArray(value) ? (value as number[]) : []);
const name = (value: Json | undefined): string => (/^[1-9]$/.test(String(value)) ? String(value) : plain(token(value)));
/** "Translation or a card": what may bring back a token that does not lie ahead. */
const ways = (back: Json | undefined): string => {
  const others: readonly Json[] = Array.isArray(back) ? back : [];
  return list(['Translation', ...others.map((way) => (way === 'card' ? 'a card' : 'the collision'))], 'or');
};

export const touchedEn: { readonly [reason in Touched]: (touched: Refusal) => string } = {
  'roll-first': () => 'Roll the dice first. Until then you can still undo.',
  'pick-die': () => 'Pick a die first, then the figure that gets it.',
  'no-dice': () => 'There are no dice to give now.',
  'phantom-here': () => 'The Phantom moves by the die you give it, from the Abyss towards your Isles.',
  'you-here': () => 'You move by the die you give the Nautilion, and take the token you land on.',
  'crew-there': ({ berth }) => `Crew ${berth} is aboard and stays there.`,
  'mercenary-there': ({ berth }) => `A mercenary holds cabin ${berth}: crew ${berth} cannot come aboard.`,
  'cabin-waits': ({ berth, linked, ducts, ahead, back, lost }) => {
    const land = lost
      ? `No ${berth} is left on the path: this game can no longer be won.`
      : ahead === 0
        ? `No ${berth} lies ahead any more: only ${ways(back)} can bring one back.`
        : `Land on a ${berth} to fill it.`;
    if (linked) return `Cabin ${berth} is open for crew ${berth}. ${land}`;
    return `Cabin ${berth} cannot be reached yet: first you need somebody in ${list(numbers(ducts), 'or')}. ${land}`;
  },
  passed: (touched) => `You have passed this ${name(touched.token)}: only ${ways(touched.back)} can bring it back.`,
  'on-path': ({ token: what, steps, near }) =>
    near
      ? `${capital(one(token(what)))}, ${steps} ahead: give the Nautilion the ${steps} to take it.`
      : `${capital(one(token(what)))}, ${steps} ahead: no die of yours takes you there now.`,
  'touch-token': () => 'Touch one of the lit tokens.',
  'touch-gap': () => 'Touch one of the lit + signs: the token goes in there.',
  'reef-here': ({ reef }) =>
    `Reef ${reef}: if you end your turn beside it, the next one begins with a roll to get away.`,
  'need-it': ({ token: what, ahead, back, lost }) =>
    lost
      ? `No ${name(what)} is left on the path, and you need one: this game can no longer be won.`
      : ahead === 0
        ? `No ${name(what)} lies ahead of you any more, and you need one to win: only ${ways(back)} can bring one back.`
        : `You need ${one(token(what))} to win, and ${ahead === 1 ? 'the last one lies' : `${ahead} lie`} ahead of you.`,
  'have-it': (touched) => `The ${name(touched.token)} is aboard.`,
  money: () => 'Tokens in the reserve pay for spells and for what the Darkhouse demands.',
  discarded: () => 'What is discarded is out of play; only some cards bring it back.',
  'hold-here': () => 'These tokens arm the Phantom for the collision: two harpoons for a mercenary, one for crew.',
  'mage-there': ({ place }) =>
    /^[ABC]$/.test(String(place)) ? `Mage ${place} is in the mages’ cabin.` : `Crew ${place} helps its mage here.`,
  'mage-waits': ({ place }) => `This place is for ${/^[ABC]$/.test(String(place)) ? 'mage' : 'crew'} ${place}.`,
  'row-card': ({ now }) =>
    now ? 'This Darkhouse card is in force this turn.' : 'The Darkhouse comes to this card in a later turn.',
};
