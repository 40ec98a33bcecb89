import type { Rulebook } from './outline.ts';

export const rulebook: Rulebook = {
  chapters: {
    box: 'What is in the box',
    setup: 'Setting up',
    rounds: 'Rounds and turns',
    collecting: 'Collecting',
    storing: 'Storing and bonus tokens',
    closing: 'Closing a set',
    end: 'The end and the points',
    knowledge: 'Who knows what',
  },
  rules: {
    C1: {
      title: 'The cards',
      text: 'There are 96 object cards, 16 in each of six colours. A colour has four different objects, and every object is on four cards. House rule: clothes are green, navigation red, repair blue, fishing purple, supplies orange and treasures yellow; each colour has a symbol of its own as well.',
    },
    C2: {
      title: 'The objects',
      text: 'House rule, for the names: clothes are boots, hat, coat and gloves; navigation is compass, sextant, spyglass and chart; repair is hammer, wrench, rope and saw; fishing is rod, net, harpoon and hooks; supplies are water, biscuits, fruit and tins; treasures are pearl, goblet, crown and idol.',
    },
    C3: {
      title: 'What treasures are worth',
      text: 'House rule, unless you enter the values of your box: a pearl is worth 1 point, a goblet 2, a crown 3 and an idol 4.',
    },
    C4: {
      title: 'Portholes',
      text: 'Twelve portholes lie in piles by set size, the highest on top. House rule, but for the first one of size 4: three of each size, worth 5, 4 and 3 for 3 cards; 8, 6 and 4 for 4 cards; 12, 9 and 6 for 5 cards; 16, 12 and 8 for 6 cards.',
    },
    C5: {
      title: 'Bonus tokens',
      text: 'House rule, for their number and mix: 34 tokens, six each of two points, three points, a point per card, odd and pair, and four doubles.',
    },
    S1: {
      title: 'Columns and stacks',
      text: 'The submarine holds 8 stacks for two players, 11 for three and 12 for four, each of 8 cards. The cards left over go back into the box unseen. House rule: from tail to bow the columns have 1, 2, 2, 3 stacks for two players; 1, 2, 2, 3, 3 for three; 1, 1, 2, 2, 3, 3 for four.',
    },
    S2: {
      title: 'Face up, face down',
      text: 'Of a face-up stack everybody sees the top card and no other; of a face-down stack only the height. House rule: single stacks lie face up, a pair has one of each, the first column of three has two up and one down, the second one up and two down.',
    },
    S3: {
      title: 'The camp',
      text: 'The camp has one place for each colour except treasures. Five random bonus tokens lie on them face up; the others stay beside the board face down.',
    },
    S4: {
      title: 'Who begins',
      text: 'Nobody starts with cards. House rule: chance names the first player.',
    },
    S5: {
      title: 'The order of setting up',
      text: 'House rule: first chance names who begins, then the camp is filled from clothes to supplies, then the tops of the face-up stacks are turned from tail to bow.',
    },
    S6: {
      title: 'The next card shows',
      text: 'House rule: once you have collected, every face-up stack of that column that still has cards shows its new top card at once.',
    },
    R1: {
      title: 'The order of play',
      text: 'In the first round you play clockwise from the first player, and each of you puts the castaway above a column nobody has taken. In every later round the castaway furthest back plays first, then the next, going by where they stood when the round began.',
    },
    R2: {
      title: 'Crossing over',
      text: 'You begin your turn by moving to the other side of the submarine, to any column except the one you were just at and those where another castaway already stands on that side.',
    },
    R3: {
      title: 'Collecting cards',
      text: 'At your column you either collect or store. To collect, take the top card of each of its stacks. What comes from a face-down stack is for your eyes only. You may hold any number of cards.',
    },
    R4: {
      title: 'Storing cards',
      text: 'To store, lay down cards of one colour from your hand: at least one, at most as many as your column has places for stacks. They join your only set of that colour. Treasures cannot be stored, and a closed set takes nothing more.',
    },
    R5: {
      title: 'Taking the bonus token',
      text: 'After storing you must take the token on the camp’s place of that colour, if there is one. It stays on that set for good, and a set may carry several.',
    },
    R6: {
      title: 'Filling the camp again',
      text: 'As soon as just one token is left in the camp, every empty place is filled at random from the supply. House rule: if the supply has too few, random places are filled as far as it goes.',
    },
    R7: {
      title: 'Closing with a porthole',
      text: 'Right after storing you may close that set with the top porthole for exactly its number of cards, if there is one left. A closed set takes no more cards. A size you let go by is gone: you will need more cards and another size.',
    },
    R8: {
      title: 'Passing',
      text: 'House rule: you may pass only if at the column you chose you can neither collect nor store. Otherwise a game could stand still.',
    },
    R9: {
      title: 'The steps of a turn',
      text: 'House rule: a turn is a column, then an action, then closing, which is only asked if a porthole of that size is left. If the camp has to be filled, that comes before closing. Cards stored in one turn are named in the order of the list of objects, which makes no difference to the set.',
    },
    R10: {
      title: 'When tokens run out',
      text: 'House rule: with fewer tokens than empty places chance names a place, then the token for it, until no token is left. An empty supply fills nothing more.',
    },
    R11: {
      title: 'Very large sets',
      text: 'House rule: a set may grow beyond the largest porthole, but can then never be closed.',
    },
    E1: {
      title: 'The last round',
      text: 'When a column is empty, finish the round and play one more, the last. In it you may stand at an empty column and store as many cards as it has places.',
    },
    E2: {
      title: 'What counts',
      text: 'You add up your bonus tokens, your portholes and the treasures in your hand. Any other card in hand is worth nothing.',
    },
    E3: {
      title: 'What bonus tokens pay',
      text: 'Two and three points pay just that. A point per card pays the size of its set. Odd pays 4 if its set has an odd number of cards. Pair pays 5 for two cards of the same object, and each card serves one pair token only. Double pays the porthole of its set once more, and nothing if there is none. House rule: several tokens of a kind on one set all count, so two doubles pay the porthole twice more.',
    },
    E4: {
      title: 'Who wins',
      text: 'Most points win. Of players with equal points, the one whose castaway stands furthest back is ahead, for first place and for every other.',
    },
    K1: {
      title: 'What the others know of your hand',
      text: 'Cards played, tokens, portholes and heights of stacks are open. A card from a face-up stack was seen by all, one from a face-down stack by you alone. House rule: how many cards you hold is open as well.',
    },
    K2: {
      title: 'Which card leaves the hand',
      text: 'House rule: if you store a card of which the others knew a copy in your hand, it is that copy. At the end all hands are shown; what is in the box stays hidden.',
    },
  },
};
