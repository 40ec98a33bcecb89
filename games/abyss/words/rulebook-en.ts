import type { Rulebook } from './outline.ts';

/** The rules in our own words. "House rule:" in a text names the part of it that is ours. */
export const rulebook: Rulebook = {
  chapters: {
    setup: 'Setting the table',
    turn: 'Your turn',
    explore: 'Exploring',
    council: 'Consulting the council',
    recruit: 'Recruiting lords',
    locations: 'Keys and locations',
    powers: 'Powers in detail',
    end: 'The end and the score',
    kraken: 'Kraken',
    knowledge: 'What you may know',
  },
  rules: {
    S1: {
      title: 'The exploration deck',
      text: 'The deck holds 65 allies and 6 monsters. Each of the five races has four 1s, three 2s, three 3s, two 4s and a single 5. With Kraken there are seven krakens as well.',
    },
    S2: {
      title: 'Court and locations',
      text: 'Six lords are laid out at court from a shuffled deck of 35, or 53 with Kraken. Place 1 is the one beside the deck. One location lies face up, drawn from 20, or 26 with Kraken.',
    },
    S3: {
      title: 'What everybody starts with',
      text: 'Each player has one pearl and no cards. The 20 monster tokens lie face down, the threat token is on the first of six spaces. The first player is drawn at random, and play goes clockwise.',
    },
    S4: {
      title: 'What Kraken adds',
      text: 'Nebulis, the Kraken (−5), three sentinels and a loot deck of 25 cards: three 3s, four 4s, five 5s, six 6s and seven 7s.',
    },
    S5: {
      title: 'The same for any number',
      text: 'Two, three or four players use exactly the same pieces. Pearls, keys and nebulis never run out.',
    },
    S6: {
      title: 'The order of the first draws',
      text: 'The court is filled from place 6 down to place 1; then the location is turned up and the first player drawn.',
    },
    T1: {
      title: 'Plotting',
      text: 'Before your action you may spend a pearl, never a nebulis, to bring the top lord of the deck to court, on the free place furthest from the deck. You may do it as often as you can pay.',
    },
    T2: {
      title: 'When powers can be used',
      text: 'A power that works once a turn can be used whenever you decide something in your own turn, and once more before it ends. It cannot interrupt a payment, the gifts of the Fence, nor the choice of an affiliated ally, of keys, of cards to discard or of who gets the Kraken (−5). Even where only one thing can be done you are asked, if it might cost you a power you could still use. When several things happen together, you choose their order. Your turn ends by itself once no power is left to use.',
    },
    T3: {
      title: 'New lords and plots',
      text: 'A lord that joins you may use its power in the same turn, but only once, even if it is set free again. To plot you need a pearl, a free place at court and a lord in the deck.',
    },
    H1: {
      title: 'The limit of twelve',
      text: 'If you play with the hand limit, you end your turn with twelve cards at most: for each one beyond, you pay a pearl or discard it. The Commander is dealt with first.',
    },
    X1: {
      title: 'Turning up cards',
      text: 'To explore, turn up cards one by one onto a track of five places.',
    },
    X2: {
      title: 'Your rivals may buy',
      text: 'Each ally is offered to your opponents in turn, clockwise. The first to accept pays you and takes the card. The first sale of your turn costs 1 pearl, the second 2, the third 3 (and a fourth 4, with the Hypnotist). Everyone may buy once in your turn; the Hypnotist’s owner twice.',
    },
    X3: {
      title: 'Take it or dive deeper',
      text: 'When an ally is sold, you must turn up another card on its place. When nobody buys it, either take it, which ends your exploration, or leave it and turn up the next.',
    },
    X4: {
      title: 'The fifth place',
      text: 'An ally on the fifth place that nobody buys is yours whether you want it or not, with a pearl on top.',
    },
    X5: {
      title: 'Meeting a monster',
      text: 'Monsters are not for sale. If you fight, you get the reward of the threat space, the threat token returns to space 1, the monster is discarded and your exploration is over. If you leave it, the threat rises by one, to 6 at most, and you turn up the next card. On the fifth place you must fight, and gain a pearl as well.',
    },
    X6: {
      title: 'What a fight brings',
      text: 'Space 1 gives one pearl or token, space 2 two of them, space 3 a key, space 4 a key and one pearl or token, space 5 a key and two of them, space 6 two keys. Each time you choose between a pearl and a random monster token, while tokens last.',
    },
    X7: {
      title: 'After the dive',
      text: 'The allies left on the track go face down to the council stack of their race, the monsters to the discard. If a card has to be drawn and the deck is empty, even halfway through, the discard is shuffled into a new one.',
    },
    X8: {
      title: 'Exploring in detail',
      text: 'Players who cannot pay or have bought enough are not asked. You say how many pearls and how many tokens you take before any token is drawn. The pearl of the fifth place is a separate gain. In an extra turn, prices and purchases start afresh.',
    },
    A1: {
      title: 'One whole stack',
      text: 'Take one council stack into your hand, all of it. It must hold at least one card and not be reserved by somebody else.',
    },
    R1: {
      title: 'The price of a lord',
      text: 'A lord asks for a sum and for an exact number of different races, one of which may be named. Discard allies of exactly that many races, with the named one among them, whose values and your pearls together reach the sum. Pearls add points but never replace a race. You get no change.',
    },
    R2: {
      title: 'No card too many',
      text: 'You may not spend a card if the others already satisfy the races and the sum without it. Using fewer cards and more pearls is fine. Pearls and nebulis make up exactly what is missing.',
    },
    R3: {
      title: 'The affiliated ally',
      text: 'Of the allies you spent, the one of lowest value is affiliated: it stays in front of you for good. If several are lowest, choose one. The others are discarded, krakens always.',
    },
    R4: {
      title: 'The lord arrives',
      text: 'The lord joins you as a free lord, and a power on arrival works at once. However cheap a lord becomes, its cost stops at 0 and its races are still needed.',
    },
    R5: {
      title: 'The court closes up',
      text: 'After a recruitment the lords at court slide away from the deck. If two or fewer are left, you earn 2 pearls and the court is filled up to six; otherwise no lord is added. Lords taken one after another by Corruptor, Traitor or Schemer are followed by a single check.',
    },
    R6: {
      title: 'Step by step',
      text: 'First the payment, then krakens are discarded, an ally is affiliated, the krakens’ nebulis arrive, the lord joins, the Shareholder earns, the lord’s power happens, the court closes up, and keys are checked. New lords always take the free place furthest from the deck. The 2 pearls are paid only after a recruitment, even if the deck cannot fill the court.',
    },
    L1: {
      title: 'Three keys open a location',
      text: 'Keys are those on your free, working lords, and your key tokens. With three or more you must take a location, and go on while you still have three. Choose a face-up one, or draw one to four from the pile, keep one of them and lay the others out face up.',
    },
    L2: {
      title: 'Paying with keys',
      text: 'You pay exactly three keys, tokens and lords in any mix. Lords that paid go under the location, and no more of them than needed.',
    },
    L3: {
      title: 'Lords under a location',
      text: 'A lord under a location has neither power nor key, and nothing can pick it but the Liberator. Its influence and its guild still count, and so does it as one of your lords.',
    },
    L4: {
      title: 'Locations in detail',
      text: 'Keys are checked when your action and the refill of the court are done. Say how many locations you draw, no more than the pile holds, before you look; one of them has to be kept. If no location is open to you, you keep your keys. You pay first, then what the location does on arrival happens, and keys found in a sanctuary cannot pay for that same sanctuary.',
    },
    W1: {
      title: 'Must and may',
      text: 'A power on arrival works however the lord came to you. Where it says “may”, you are free to decline; otherwise it works if it can, and if it cannot, the log says so and play goes on. If several players are hit, they act clockwise from the lord’s owner. The Landlord pays whenever it arrives but not when it is set free, and a Commander that is set free counts hands at once.',
    },
    W2: {
      title: 'Commander: when hands are counted',
      text: 'Hands are counted when the Commander arrives, at the end of each opponent’s turn, and right after an opponent buys a card in someone else’s turn.',
    },
    W3: {
      title: 'Assassin: what is lost',
      text: 'You pick one free, working lord of each opponent. It loses power and key but stays free, and its influence, guild, printed key and place among the lords still count.',
    },
    W4: {
      title: 'Tamer and Shaman',
      text: 'Under the Tamer your opponents’ rewards are those of the space below, space 1 at the least, and the threat token returns to 1 as usual. The Shaman shields its owner from all nine soldiers of the others: what was done before stays done, and neither Hunter nor Assassin can pick its owner.',
    },
    W5: {
      title: 'Master of Magic, Treasurer, Recruiter',
      text: 'The Master of Magic works from your next recruitment and never affiliates a kraken. Treasurer and Recruiter change the price only of lords paid with allies.',
    },
    W6: {
      title: 'Traitor, Schemer, Corruptor',
      text: 'Traitor and Schemer give up another free lord of yours, which may be a disabled one, and recruit nobody as far as the Shareholder is concerned. The Corruptor does recruit: for a flat 5 pearls, nebulis as usual, with no allies and nothing affiliated. House rule: what counts for the Shareholder.',
    },
    W7: {
      title: 'Ambassadors',
      text: 'An ambassador goes under the location it brings. If the Liberator frees it, it is a plain free lord without a key.',
    },
    W8: {
      title: 'Liberator',
      text: 'The lord set free has its key and its lasting power again; a power on arrival is not repeated. Your keys are then checked anew.',
    },
    W9: {
      title: 'Illusionist and Black Smokers',
      text: 'The Illusionist puts one of your locations back among the face-up ones and takes another; the lords move along and what the new one does on arrival happens. A sanctuary given away keeps its loot for its next owner to build on. The Black Smokers let you look through the pile and take a location of your choice in their place; the pile is reshuffled and the tile leaves the game. If the pile is empty they stay and score 0.',
    },
    W10: {
      title: 'Alchemist and Ship Master',
      text: 'The Alchemist’s second stack has to be taken if one is open to you. The Ship Master is not paid for krakens.',
    },
    W11: {
      title: 'Highwayman',
      text: 'Whenever an opponent gains two or more pearls at once, from a fight, loot, a power, the court, a sale or whatever else, one of them is yours. That includes pearls you pay them yourself.',
    },
    W12: {
      title: 'Invoker at the end',
      text: 'If the Invoker is your seventh lord, you still play the extra turn. Then each of the others has one.',
    },
    W13: {
      title: 'More powers in detail',
      text: 'The Executioner names a race that some unshielded opponent has affiliated, and the allies lost go to the discard. Opportunist and Schemer need a lord in the deck, and lords they discard leave the game. An ambassador draws what a short pile still holds; with none left it stays free. The Healer may take a kraken, or an ally just spent on the Healer. The Fence may pass on nebulis its own krakens brought.',
    },
    E1: {
      title: 'When the end comes',
      text: 'The end comes when somebody has seven lords or when the court cannot be filled as it should. That turn is finished, and all the others have exactly one more.',
    },
    E2: {
      title: 'The last affiliations',
      text: 'Then everyone affiliates the lowest ally of each race still in hand and discards the rest. With Kraken, krakens are settled before that.',
    },
    E3: {
      title: 'The score',
      text: 'Add up your locations, the influence of all your lords, the highest affiliated ally of each race and your monster tokens. With Kraken, take off what your nebulis cost.',
    },
    E4: {
      title: 'Ties',
      text: 'If scores are equal, more pearls win; then the strongest single lord; after that the victory is shared.',
    },
    E5: {
      title: 'Locations at the end',
      text: 'The City of Mirrors counts as the opponent’s location that is worth most with your own lords, allies and nebulis, or with the loot that lies on a sanctuary; it is never worth less than 0. The towers go by printed keys. The Kraken’s Lair can be worth less than 0. House rule: for The Abyss, ambassadors and smugglers are two guilds.',
    },
    E6: {
      title: 'When nobody recruits',
      text: 'After 15 rounds in which nobody has recruited a lord, the game ends with that round and is scored.',
    },
    E7: {
      title: 'The end in detail',
      text: 'Your lords are counted when the turn ends, disabled ones and those under locations too. An Invoker in your last turn still gives you another. The City of Mirrors never copies a City of Mirrors.',
    },
    K1: {
      title: 'Krakens stand in for any race',
      text: 'A kraken used to recruit belongs to a race you choose, one already among your cards or a new one. Your other cards may not show more races than asked; your krakens must make up the missing ones; and the named race must be there, or a kraken must be left to play it.',
    },
    K2: {
      title: 'Krakens and their price',
      text: 'A kraken left on the track goes to the council stack the explorer chooses. Krakens are never affiliated, so if you recruit with krakens alone you affiliate nothing. Each kraken used to recruit brings the nebulis shown on it after you have paid. Discarded in any other way, it brings none.',
    },
    K3: {
      title: 'What nebulis cost',
      text: 'At the end you lose 1 point for each nebulis, and 5 more if you have the Kraken (−5).',
    },
    K4: {
      title: 'Paying with nebulis',
      text: 'When you buy an ally or make up a lord’s cost, one nebulis may be part of the payment, provided all your pearls are too. The Outlaw makes it two; the Counterfeiter lets you keep pearls. Never use more nebulis than are missing, and never plot with them. The seller gets those paid for an ally; those paid for a lord go back to the supply. House rule: this covers the Corruptor’s 5 as well.',
    },
    K5: {
      title: 'The Kraken (−5)',
      text: 'The first player to get a nebulis gets the Kraken (−5). After each sale, payment, nebulis from krakens, Fence or Ferryman it moves to a player who now draws level with its holder or overtakes; of several, only those with most count, and between equals the holder chooses. The gifts of the Fence count as one event. If nobody has any nebulis left, it returns to the supply. House rule: a tie or lead must be new.',
    },
    K6: {
      title: 'Krakens at the end',
      text: 'Krakens still in hand bring their nebulis, unless your Cleaner works, and are discarded. Then the Kraken (−5) is given one last time; if nobody holds it and there is a tie, it goes to the first of those tied, clockwise from the first player.',
    },
    K7: {
      title: 'Sentinels',
      text: 'Watcher, Vigil and Lookout each bring their sentinel and a nebulis. Place the sentinel on a lord at court, on a council stack, even an empty one, or on a face-up location; each of these three areas holds one sentinel at most. Only you may then take what it guards, though cards may still be added to a guarded stack. Once you have taken it, the sentinel is back, and from your next turn on you may place it again before your action. It is yours for good, whatever happens to the lord, and moves along with a lord that slides. House rule: you place it at once, and nobody else may discard or swap what it guards; if you do so yourself, it comes back to you.',
    },
    K8: {
      title: 'Searching a sanctuary',
      text: 'Taking a sanctuary, draw a loot card onto it and collect its reward: 3 a key, 4 two pearls, 5 a monster token, 6 the next ally of the exploration deck (every monster on the way raises the threat and is discarded), 7 nothing. Then stop or draw again. If the value is already there, you still get the reward, but both cards are discarded and the search is over. The sanctuary is worth the loot left on it, and keys you found count right away. House rule: you must draw once; an empty loot deck ends the search; a reward that is not there is not given.',
    },
    K9: {
      title: 'Krakens on the track',
      text: 'Krakens left on the track may go to any stack, guarded ones too. They are placed in the order of the track, after the Ship Master is paid.',
    },
    V1: {
      title: 'What is secret',
      text: 'Only its owner knows the value of a monster token; one taken by the Hunter is known to both players involved. What has not been drawn is known to nobody. All else is open, as every card enters and leaves a hand in plain sight.',
    },
    V2: {
      title: 'Playing from memory',
      text: 'With “Show cards seen” switched off, the board shows only how many cards are in other hands, in the stacks and in the discard. The Healer’s owner sees the discard while choosing from it.',
    },
  },
};
