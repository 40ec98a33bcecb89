import { cardTitle } from './names-en.ts';
import type { Rulebook } from './outline.ts';

/** The rules in our own words. "House rule:" at the end of a text names the part of it that is ours. */
export const rulebook: Rulebook = {
  chapters: {
    box: 'What you play with',
    setup: 'Before you sail',
    currents: 'Currents and spells',
    figures: 'The three figures',
    ducts: 'Crew and ducts',
    end: 'Winning and losing',
    two: 'Two players',
    mages: 'Expansion 1: Mages',
    mercenaries: 'Expansion 2: Mercenaries',
    reefs: 'Expansion 3: Reefs',
    darkhouse: 'Expansion 4: Darkhouse',
    darkhouseCards: 'The Darkhouse cards',
    heroic: 'Expansion 5: Heroic Actions',
    heroicCards: 'The Heroic cards',
  },
  rules: {
    C1: {
      title: 'Crew and blanks',
      text: 'Crew come in nine numbers, 1 to 9, with four tokens of each: 36 in all. Eight blank green tokens are your money at the start.',
    },
    C2: {
      title: 'Pieces of the expansions',
      text: 'Mages bring nine tokens, three each of A, B and C. Mercenaries bring nine, all the same. Reefs come as eighteen pieces, six each of 3, 6 and 9. House rule: that the letters and numbers are split evenly.',
    },
    C3: {
      title: 'The dice',
      text: 'The three dice are alike. Each has the faces 1, 1, 2, 2, 3 and 4, so a 1 or 2 comes up twice as often as a 3 or 4. House rule: this spread of faces.',
    },
    C4: {
      title: 'Six submarines',
      text: 'Every submarine joins its nine cabins by ducts in its own way. Class A is the gentlest, class C the hardest. House rule: the ducts are our design; if you own the box you can enter the printed boards instead.',
    },
    C5: {
      title: 'The two Admirals',
      text: 'One Admiral commands crew 1 to 5, the other crew 5 to 9, so a 5 obeys both. House rule: the numbers of the first card.',
    },
    S1: {
      title: 'Laying the path',
      text: 'All crew tokens, and mages and mercenaries if you play with them, are mixed and laid face up in one row between the Happy Isles and the Abyss. With both ends that makes 38 spaces, 47 with one of the two expansions, 56 with both.',
    },
    S2: {
      title: 'Where the figures start',
      text: 'Your Nautilion sets out from the Happy Isles. The Phantom comes the other way, from the Abyss. The Darkhouse is never on the path.',
    },
    S3: {
      title: 'The first reserve',
      text: 'You start with four blank tokens to spend. Five or six make the voyage easier; three, two or one make it harder.',
    },
    S4: {
      title: 'Choosing a submarine',
      text: 'Sail in any of the six submarines. A1 is a good one to learn on.',
    },
    T1: {
      title: 'Currents and the grimoire',
      text: 'Each turn opens with a roll of all three dice. Then cast as many spells as you can pay for, in any order and as often as you like. Whirlwind costs 1 and rolls the dice again. Tide costs 2 and turns one die to a face you name. Translation costs 2 and swaps two tokens anywhere on the path. You pay from the reserve alone, never with tokens aboard. House rule: the three prices.',
    },
    T1a: {
      title: 'Tide must turn the die',
      text: 'Tide has to show a new face: you cannot name the one already on top.',
    },
    T1b: {
      title: 'Which dice Whirlwind rolls',
      text: 'Whirlwind rolls every die that is on the table and not yet with a figure. That is usually three, but can be two or just one.',
    },
    T1c: {
      title: 'Rolls that stand',
      text: 'Two rolls are final, and no spell, mage pair or Heroic card can change them: the roll to get clear of a reef, and the second roll demanded by Darkhouse card 5.',
    },
    T2: {
      title: 'What Translation can reach',
      text: 'Translation moves tokens and nothing else. The Happy Isles, the Abyss and the gaps in the path cannot be chosen.',
    },
    T2a: {
      title: 'A swap must change the path',
      text: 'The two tokens you swap must be different. If only one kind of token is left on the path, the spell cannot be cast.',
    },
    T3: {
      title: 'All reserve tokens are worth one',
      text: 'Each token in the reserve pays for one, whatever it used to be. You are asked which token to spend only in games where something could later bring it back from the discard.',
    },
    T3a: {
      title: 'When you choose what to spend',
      text: 'You choose the token to pay or lose in every game with Mercenaries or Heroic Actions, or with Darkhouse card 3, 11 or 12 in the row. Otherwise the reserve empties by itself in this order: blanks, reefs, mages, crew.',
    },
    T4: {
      title: 'The plan',
      text: 'Give each figure exactly one die: one for the Darkhouse, one for the Phantom, one for the Nautilion.',
    },
    T5: {
      title: 'The Darkhouse takes its toll',
      text: 'On a 1 or 2 the Darkhouse stays calm. On a 3 or 4 it costs you one token, taken as you choose from the reserve or from aboard. If you have none at all, nothing happens.',
    },
    T5a: {
      title: 'Short of tokens',
      text: 'When more is demanded than you have, you give what there is and owe nothing. That holds for the double toll of Darkhouse card 4 too.',
    },
    T6: {
      title: 'The Phantom advances',
      text: 'The Phantom moves towards the Happy Isles by the number on its die and sinks the token it lands on: that token goes to the discard. As soon as it reaches the Happy Isles or would go beyond, you have lost.',
    },
    T7: {
      title: 'The Nautilion advances',
      text: 'Your submarine moves towards the Abyss by the number on its die, and you pick up the token it lands on. Crew may board, each in the cabin of its own number if that is empty and a duct leads there. Otherwise the token becomes money in the reserve. Wherever you put it, it stays.',
    },
    T8: {
      title: 'What counts as a space',
      text: 'A move counts tokens that still lie on the path, and the two ends. Gaps are skipped, and so is the other figure. Once a figure has taken its token, it is in a gap itself. House rule: the booklets only hint at this.',
    },
    T9: {
      title: 'Boarding by the ducts',
      text: 'A newcomer must be joined by a duct to someone who is already aboard. Only the first to board needs no duct, but still goes to the cabin of its number.',
    },
    T9a: {
      title: 'An empty submarine',
      text: 'Every time the submarine stands empty, at the start or later on, the next to board counts as the first.',
    },
    T10: {
      title: 'Keep the crew together',
      text: 'You may not give up a token from aboard if those who remain would then be in separate groups with no duct between them.',
    },
    T10a: {
      title: 'Mercenaries are links',
      text: 'A mercenary in a cabin counts for the ducts as crew does: others may board beside it, and it may not go while it alone holds the rest together. When you are forced to discard, you may give it up.',
    },
    T11: {
      title: 'Reaching the Abyss',
      text: 'You win when the Nautilion arrives at the Abyss, or sails beyond it, with crew 1 to 9 all aboard. If anyone is missing by then, you lose. Mages and Heroic Actions ask for more. As the Phantom moves before you, a turn in which both would arrive is lost.',
    },
    T11a: {
      title: 'Arriving ends it',
      text: 'The game is over the moment a figure arrives, even in the first round of a turn that would have two.',
    },
    K1: {
      title: 'Nothing is hidden',
      text: 'Both players may look at everything at any time. Only the order of the Heroic deck is unknown.',
    },
    P1: {
      title: 'One boat, two Admirals',
      text: 'Each of you is dealt an Admiral at random. You share the Nautilion and one reserve, which starts with two tokens more than you chose.',
    },
    P2: {
      title: 'Who goes first',
      text: 'On the first turn you see the dice before you agree who plays them. That player finishes the whole turn, and from then on you alternate, a whole turn each. House rule: player 1 answers for both of you.',
    },
    P2a: {
      title: 'When the first player is named',
      text: 'You name the first player once the first dice of the game lie on the table, also when Darkhouse card 9 has set them. If the game opens with Darkhouse card 8, player 1 picks its figure before that.',
    },
    P2b: {
      title: 'Your turn, your choice',
      text: 'Every choice in a turn is up to the player whose turn it is, in any phase and in the collision as well.',
    },
    P3: {
      title: 'Your Admiral’s numbers',
      text: 'You may bring crew aboard only if its number is on your own Admiral. Any other crew you pick up goes to the reserve.',
    },
    P4: {
      title: 'How far the Admiral’s word goes',
      text: 'The numbers of your Admiral bind you whenever you place crew, in every phase. Only Heroic cards bring crew aboard without asking the Admiral; for the mages’ cabin they ask too.',
    },
    'E1.1': {
      title: 'The mages’ cabin',
      text: 'Beside the submarine lies a cabin with six places: A, B and C for mages, 1, 4 and 7 for crew. It has no ducts, so you may fill it in any order.',
    },
    'E1.2': {
      title: 'Winning with mages',
      text: 'To win you also need an A, a B and a C in the mages’ cabin when you arrive. Its crew places may be empty.',
    },
    'E1.3': {
      title: 'Picking up mages',
      text: 'A mage goes to the place of its letter, if free, or to the reserve. Crew 1, 4 or 7 leaves you three choices: the mages’ cabin, its cabin aboard or the reserve.',
    },
    'E1.4': {
      title: 'Pairs roll a die again',
      text: 'A mage with its partner, A with 1, B with 4 or C with 7, lets you roll one die again each turn. Several pairs may roll the same die in succession, before, after or between spells.',
    },
    'E1.4a': {
      title: 'One re-roll for each letter',
      text: 'What counts is that the pair is complete when you use it. Each letter can be used once a turn, even when the dice are rolled in several goes.',
    },
    'E1.5': {
      title: 'Giving up a mage',
      text: 'When the Darkhouse makes you discard, or the Phantom does by landing on a mercenary after the collision, you may take the token from the mages’ cabin. Nothing there pays for spells, for Darkhouse card 12 or for Heroic cards.',
    },
    'E1.5a': {
      title: 'When only mages are left',
      text: 'With nothing aboard and nothing in the reserve, a forced discard has to come out of the mages’ cabin.',
    },
    'E1.6': {
      title: 'The Phantom meets a mage',
      text: 'A mage the Phantom lands on is sunk like crew and goes to the discard.',
    },
    'E1.7': {
      title: 'Mages for two players',
      text: 'Mages obey either player. Crew may enter the mages’ cabin only if its number is on your Admiral.',
    },
    'E2.1': {
      title: 'The Phantom is armed',
      text: 'The Phantom has two harpoons of its own, or three in a harder game, and a board with places for six tokens.',
    },
    'E2.2': {
      title: 'The Phantom recruits',
      text: 'Until the collision, mercenaries and crew 2, 5 and 8 that the Phantom lands on join its board. Once its six places are taken, they are discarded as usual.',
    },
    'E2.2a': {
      title: 'A recruit beside a reef',
      text: 'If the token the Phantom recruits lay beside a reef, the token still joins its board and only the reef is discarded.',
    },
    'E2.3': {
      title: 'Hiring a mercenary',
      text: 'Until the collision, a mercenary you pick up goes to the reserve or into any empty cabin that the ducts allow. It leaves at the collision, or earlier if you are forced to discard. It is not crew: it stands in for no number and cannot pay for a Heroic card.',
    },
    'E2.4': {
      title: 'The collision',
      text: 'The first time a move would take one figure past the other, it stops right in front of it and picks up nothing. Everything left of this turn is skipped, a second round too. Landing on the very last token between the two is not a collision yet.',
    },
    'E2.4a': {
      title: 'When a move collides',
      text: 'Until the collision, a forward move collides as soon as it counts more spaces than tokens lie between the figures, even when the other figure has not left its end of the path. The collision is settled before anyone can arrive.',
    },
    'E2.4b': {
      title: 'Nose to nose',
      text: 'If no token lies between the figures, the one that runs into the other does not move at all. It too is beside no reef then.',
    },
    'E2.4c': {
      title: 'Collisions and reefs',
      text: 'The figure that is stopped stands beside no reef and removes none. If the Phantom runs into you beside a reef, the reef stays with you; if it was holding you this turn, you roll for it again next turn.',
    },
    'E2.4d': {
      title: 'Backing away is safe',
      text: 'A figure that moves backwards never collides.',
    },
    'E2.5': {
      title: 'Counting harpoons',
      text: 'You have one harpoon for each crew 2, 5 and 8 aboard and two for each mercenary. The Phantom adds its own two or three to the same count for its board. If you have fewer, you lose. If you have as many or more, its tokens are discarded and its board leaves the game; your mercenaries are discarded; and you bring back one token of your choice from the discard to the reserve. If you have more, you may bring it aboard instead.',
    },
    'E2.5a': {
      title: 'The token you bring back',
      text: 'You choose it when all those tokens have been discarded and before separate groups are looked at. Anything may go to the reserve; only crew may come aboard; nothing goes to the mages’ cabin. You must choose one unless the discard is empty.',
    },
    'E2.6': {
      title: 'Gaps in the crew',
      text: 'Crew you bring back may take its cabin if a mercenary has just left it, whether or not a duct leads from there to anyone: it steps into the mercenary’s place. Any other empty cabin must be joined by a duct to crew that is still aboard, unless nobody is. If the crew is then in several groups, choose one to keep and discard the others. House rule: that an empty submarine asks for no duct.',
    },
    'E2.6a': {
      title: 'Any group may stay',
      text: 'The group you keep need not be the one with the crew you brought back.',
    },
    'E2.7': {
      title: 'After the collision',
      text: 'A mercenary the Phantom lands on is discarded, and it costs you one of your own tokens as well. A mercenary you land on goes to the reserve. The figures do not collide again: they simply pass each other.',
    },
    'E2.7a': {
      title: 'A toll you cannot dodge',
      text: 'Heroic card 1 does not save the token that a mercenary under the Phantom costs you. You owe it as well when the Phantom moved backwards, and when Darkhouse card 6 hands the Phantom a mercenary.',
    },
    'E2.8': {
      title: 'Bringing back for two players',
      text: 'Crew you bring back may come aboard only if its number is on the Admiral of the player whose turn it is.',
    },
    'E3.1': {
      title: 'Laying the reefs',
      text: 'When the path is laid, the reefs are mixed and one is put beside every third space, starting right after the Happy Isles: 12, 15 or 18 by the length of the path. Spare reefs are not used. House rule: a reef belongs to the space, so Translation leaves it where it is.',
    },
    'E3.2': {
      title: 'The Phantom at a reef',
      text: 'When the Phantom lands beside a reef, the reef is discarded along with the token.',
    },
    'E3.3': {
      title: 'Held by a reef',
      text: 'When you land beside a reef you pick up your token, and the reef stays. Your next turn begins with one extra die, plus 1 if the crew with the reef’s number is aboard. On 3 or more you are clear: the reef joins your reserve and the turn is played as usual. On 2 or less you are held: only two dice are rolled, for Darkhouse and Phantom, the Nautilion stays where it is, and in its phase the reef joins your reserve. House rule: the extra die comes after the Darkhouse’s step to its next card.',
    },
    'E3.4': {
      title: 'Only where a turn begins',
      text: 'You roll for a reef only if the Nautilion is beside it when the turn begins. Once in the reserve, a reef is money like everything else there.',
    },
    'E4.1': {
      title: 'The row of five',
      text: 'Five cards are drawn and laid open in random order: 3 red and 2 blue for a gentle game, 4 red and 1 blue for a normal one, 5 red for a hard one. The Darkhouse stands on the first.',
    },
    'E4.2': {
      title: 'Machinations',
      text: 'Before anything else in a turn, the Darkhouse steps to the next card, from the last back to the first. That card holds for this turn. On the very first turn it does not step.',
    },
    'E4.3': {
      title: 'The toll remains',
      text: 'Whatever card the Darkhouse is on, a 3 or 4 still costs you a token. Only cards 4 and 10 say otherwise.',
    },
    D1: {
      title: cardTitle('D1'),
      text: 'Phases 2 to 5 are played twice by the same player with the same dice; you give the dice out afresh the second time. They can be changed in phase 1 only. House rule: if a reef holds you, roll three dice all the same, give two of them to Darkhouse and Phantom in the first round, and all three in the second.',
    },
    D1a: {
      title: 'Over both rounds',
      text: 'Heroic cards 1, 2, 4 and 9 work in both rounds. A reef you land beside in the first round and leave in the second is not rolled for.',
    },
    D2: {
      title: cardTitle('D2'),
      text: 'Roll one die and give it to a figure before you roll the next. Whirlwind, Tide and mage pairs can change only the die just rolled. House rule: the last two.',
    },
    D2a: {
      title: 'Held, die by die',
      text: 'If a reef holds you under Darkhouse card 2, two dice are rolled, one after the other, for Darkhouse and Phantom.',
    },
    D2b: {
      title: 'Spells between rolls',
      text: 'Under Darkhouse cards 2 and 8, each roll is followed by the chance to cast spells, use mage pairs and play Heroic cards. Once the last die is given, that chance has gone.',
    },
    D3: {
      title: cardTitle('D3'),
      text: 'Before the dice are rolled, choose crew, a mage or a mercenary from the discard and slip it into the path anywhere between the Nautilion and the Abyss, on whichever side of the Phantom you like. It lies beside no reef. You must do it if you can. House rule: blanks and reefs stay in the discard.',
    },
    D4: {
      title: cardTitle('D4'),
      text: 'A 3 or 4 on the Darkhouse costs two tokens instead of one. You give them one after the other, and the crew must hold together each time.',
    },
    D5: {
      title: cardTitle('D5'),
      text: 'If you give the Darkhouse a 2, that die is rolled again: a 3 or 4 costs you a token, a 1 or 2 nothing.',
    },
    D5a: {
      title: 'Rolled all the same',
      text: 'The 2 is rolled again even when the result cannot cost you anything.',
    },
    D6: {
      title: cardTitle('D6'),
      text: 'You receive the token the Phantom lands on and place it at once, as you would your own; the Phantom receives the token you land on, for its board if it recruits it, else for the discard. Reefs stay put. A mercenary works for whoever receives it. There is no exchange in a turn in which the Nautilion does not move. House rule: the moment you place it.',
    },
    D6a: {
      title: 'Exchange in detail',
      text: 'A figure that the collision stops passes nothing on. What you place in the Phantom’s phase follows your Admiral and the mages’ cabin as always.',
    },
    D7: {
      title: cardTitle('D7'),
      text: 'The Nautilion moves backwards by its die, but never beyond the Happy Isles, where there is nothing to pick up. The card has no effect on the first turn, nor in any turn in which the Nautilion does not move.',
    },
    D8: {
      title: cardTitle('D8'),
      text: 'Name a figure, then roll one die: it belongs to that figure. Then roll the remaining two and give one to each of the others. Whirlwind, Tide and mage pairs can change only the dice just rolled. The card has no effect if the Nautilion does not move this turn. House rule: Tide and mage pairs.',
    },
    D9: {
      title: cardTitle('D9'),
      text: 'Nothing is rolled: the dice show 2, 3 and 4. Whirlwind, Tide and mage pairs are of no use. If a reef holds you, give two of the three to Darkhouse and Phantom. House rule: the mage pairs.',
    },
    D10: {
      title: cardTitle('D10'),
      text: 'Only a 4 on the Darkhouse costs you a token. A 3 leaves it calm.',
    },
    D11: {
      title: cardTitle('D11'),
      text: 'Before the dice are rolled, take one token you like from the discard into the reserve.',
    },
    D11a: {
      title: 'Salvage what you like',
      text: 'Any token may be salvaged, blanks and reefs included. You must take one unless the discard is empty.',
    },
    D12: {
      title: cardTitle('D12'),
      text: 'Once this turn you may pay two reserve tokens to place one token from the discard aboard or in the mages’ cabin. It must fit as always: ducts, your Admiral, and mercenaries before the collision only. House rule: you do this in phase 1, when spells are cast.',
    },
    D12a: {
      title: 'Who can be called back',
      text: 'You may call back a token you have only just paid. If nothing could be placed afterwards, the card cannot be used.',
    },
    'E5.1': {
      title: 'The Heroic deck',
      text: 'Cards 1 to 9 are always in the deck; 10 joins with Mages, 11 with Mercenaries, 12 with Reefs. Three cards are turned up, the others form the deck.',
    },
    'E5.2': {
      title: 'Playing Heroic cards',
      text: 'Once the dice are rolled you may play open cards, as many as you like. Each costs one crew token from aboard, and those who stay must hold together. The effect is for this turn; then the card is out of the game. House rule: cards and spells may follow each other in any order.',
    },
    'E5.2a': {
      title: 'Deeds without effect',
      text: 'You may play a card even if its effect can do nothing at the moment.',
    },
    'E5.2b': {
      title: 'Heroes have the last word',
      text: 'Where a Heroic card and a Darkhouse card contradict each other, follow the Heroic card: 9 beats the exchange, and 3 turns even frozen dice. Heroic 2 beats Heroic 4, though the Phantom is given a die all the same.',
    },
    'E5.3': {
      title: 'Cards that name their price',
      text: 'Cards 10, 11 and 12 work only if paid with one of their numbers. Paid with another, they leave the game and do nothing.',
    },
    'E5.4': {
      title: 'Winning with Heroic cards',
      text: 'To win, every open Heroic card must be gone when you arrive.',
    },
    H1: {
      title: cardTitle('H1'),
      text: 'The Darkhouse takes no token from you in this turn and the next, whatever die it is given.',
    },
    H1a: {
      title: 'How much is spared',
      text: 'Heroic 1 also spares both tokens of Darkhouse card 4, the second roll of card 5, and the 4 of card 10.',
    },
    H2: {
      title: cardTitle('H2'),
      text: 'The Phantom stays where it is this turn. It lands on nothing, so if an exchange is on, you receive nothing from it. House rule: the printed card is lost, this one is ours.',
    },
    H3: {
      title: cardTitle('H3'),
      text: 'Turn each die that is not yet with a figure to any face you like. House rule: the printed card is lost, this one is ours.',
    },
    H4: {
      title: cardTitle('H4'),
      text: 'The Phantom moves back towards the Abyss this turn, and no further than that. The token it lands on is dealt with as after any other move of the Phantom.',
    },
    H5: {
      title: cardTitle('H5'),
      text: 'Take another open card out of the game and turn up the top card of the deck in its place. The new one must be played as well.',
    },
    H5a: {
      title: 'Nothing to replace',
      text: 'If no other card is open, nothing is removed and nothing turned up. If the deck is empty, the place stays empty.',
    },
    H6: {
      title: cardTitle('H6'),
      text: 'Bring crew aboard straight from the path, of another number than the one you paid. The payment may even split the crew, as long as the newcomer joins it up again.',
    },
    H6a: {
      title: 'Heroic 6 and 7 in detail',
      text: 'If there is crew you can place, you must. It goes aboard only, and never into a cabin held by a mercenary. If there is none, your payment may not split the crew.',
    },
    H7: {
      title: cardTitle('H7'),
      text: 'Bring crew aboard from the discard, of another number than the one you paid. The payment may even split the crew, as long as the newcomer joins it up again.',
    },
    H8: {
      title: cardTitle('H8'),
      text: 'Take up to two tokens you like from the discard into the reserve. House rule: the printed card is lost, this one is ours.',
    },
    H8a: {
      title: 'Your own crew too',
      text: 'The crew you have just paid for Heroic 8 may be one of the tokens you take.',
    },
    H9: {
      title: cardTitle('H9'),
      text: 'Where the Nautilion lands this turn, three tokens go to the reserve: the one it lands on and the nearest on either side. The Happy Isles and the Abyss are never taken. House rule: “nearest” means still lying there, and a reef beside a neighbour taken this way stays, without effect.',
    },
    H9a: {
      title: 'An empty net',
      text: 'Heroic 9 takes nothing if you stop at the Happy Isles, are stopped by the collision or are held by a reef. Gaps and figures are skipped in the search for neighbours.',
    },
    H10: {
      title: cardTitle('H10'),
      text: 'If you pay with a 1, 4 or 7, bring one of each of the other two numbers from the discard to their places in the mages’ cabin. House rule: if one is not in the discard or its place is taken, it is left out.',
    },
    H10a: {
      title: 'Helpers must come',
      text: 'For Heroic 10 you must bring whatever can be brought, as far as your Admiral carries its number.',
    },
    H11: {
      title: cardTitle('H11'),
      text: 'If you pay with a 2, 5 or 8, one mercenary on the Phantom’s board is discarded.',
    },
    H11a: {
      title: 'Nobody to desert',
      text: 'After the collision, or with no mercenary on the Phantom’s board, Heroic 11 does nothing.',
    },
    H12: {
      title: cardTitle('H12'),
      text: 'If you pay with a 3, 6 or 9, all reefs of that number beside the path leave the game. House rule: those in the reserve or the discard stay there.',
    },
    H12a: {
      title: 'Too late to be free',
      text: 'If a reef already holds you this turn, Heroic 12 does not free you: the turn stays lost, and a reef it removes does not join your reserve.',
    },
  },
};
