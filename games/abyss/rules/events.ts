import type { Tell as KernelTell, Seat, Shift } from '@fathom/kernel';
import type { CardName, RaceName } from './box/cards.ts';
import type { LocationName } from './box/locations.ts';
import type { LordName } from './box/lords.ts';
import type { JoinedBy } from './frames.ts';
import type { Area } from './state.ts';

/** What pearls were earned for. */
export type EarnedFor =
  | 'fifth-place'
  | 'threat'
  | 'ship-master'
  | 'trader'
  | 'peddler'
  | 'shopkeeper'
  | 'inheritor'
  | 'landlord'
  | 'slaver'
  | 'shareholder'
  | 'refill'
  | 'loot'
  | 'ferryman';

/** What nebulis came from. */
export type CorruptedBy = 'krakens' | 'sentinel' | 'last-krakens';

type Fact =
  | { kind: 'first-player'; seat: Seat }
  | { kind: 'lord-laid'; lord: LordName; place: number }
  | { kind: 'location-laid'; location: LocationName }
  | { kind: 'turn-begins'; seat: Seat; round: number; extra: boolean }
  | { kind: 'earned'; seat: Seat; pearls: number; why: EarnedFor }
  | { kind: 'held-up'; seat: Seat; by: Seat }
  | { kind: 'plotted'; seat: Seat }
  | { kind: 'turn-ended'; seat: Seat }
  // exploring
  | { kind: 'explores'; seat: Seat }
  | { kind: 'reshuffled' }
  | { kind: 'revealed'; card: CardName; place: number }
  | { kind: 'passed'; seat: Seat; card: CardName; price: number }
  | { kind: 'bought'; seat: Seat; from: Seat; card: CardName; pearls: number; nebulis: number }
  | { kind: 'took'; seat: Seat; card: CardName }
  | { kind: 'left'; seat: Seat; card: CardName }
  | { kind: 'fought'; seat: Seat; threat: number; space: number; keys: number; units: number }
  | { kind: 'split'; seat: Seat; tokens: number; pearls: number }
  | { kind: 'threat'; space: number }
  | { kind: 'token-drawn'; seat: Seat; value: number | null }
  | { kind: 'to-council'; seat: Seat; cards: readonly CardName[] }
  | { kind: 'kraken-laid'; seat: Seat; card: CardName; race: RaceName }
  // council
  | { kind: 'stack-taken'; seat: Seat; race: RaceName; cards: number }
  | { kind: 'stack-discarded'; seat: Seat; race: RaceName; cards: number }
  // recruiting
  | { kind: 'recruits'; seat: Seat; lord: LordName; cost: number }
  /** `more`: cards spent right after it, where they are told together. */
  | { kind: 'spent'; seat: Seat; card: CardName; more?: readonly CardName[] }
  | { kind: 'paid'; seat: Seat; pearls: number; nebulis: number }
  | { kind: 'affiliated'; seat: Seat; card: CardName | null }
  | { kind: 'corrupted'; seat: Seat; nebulis: number; why: CorruptedBy }
  | { kind: 'figure'; from: Seat | null; to: Seat | null }
  | { kind: 'joined'; seat: Seat; lord: LordName; how: JoinedBy }
  | { kind: 'no-effect'; seat: Seat; lord: LordName }
  | { kind: 'declined'; seat: Seat; lord: LordName }
  | { kind: 'court-slid' }
  | { kind: 'court-short'; missing: number }
  // locations
  | { kind: 'draws-locations'; seat: Seat; count: number }
  | { kind: 'location-drawn'; seat: Seat; location: LocationName }
  | { kind: 'location-kept'; seat: Seat; location: LocationName; others: readonly LocationName[] }
  | { kind: 'controlled'; seat: Seat; location: LocationName; tokens: number; lords: readonly LordName[] }
  | { kind: 'keys-stay'; seat: Seat }
  | { kind: 'smokers'; seat: Seat; location: LocationName | null }
  | { kind: 'loot'; seat: Seat; location: LocationName; value: number }
  | { kind: 'loot-key'; seat: Seat }
  | { kind: 'loot-nothing'; seat: Seat; value: number }
  | { kind: 'loot-bust'; seat: Seat; location: LocationName; value: number }
  | { kind: 'search-ends'; seat: Seat; location: LocationName; empty: boolean }
  | { kind: 'met'; seat: Seat; card: CardName }
  // lords and hands
  | { kind: 'discarded'; seat: Seat; card: CardName; why: 'jailer' | 'commander' | 'hand-limit' | 'slaver' }
  | { kind: 'fed'; seat: Seat }
  | { kind: 'seized'; seat: Seat; pearls: number }
  | { kind: 'disabled'; seat: Seat; lord: LordName; by: Seat }
  | { kind: 'token-hunted'; seat: Seat; by: Seat; value: number | null }
  | { kind: 'named'; seat: Seat; race: RaceName }
  | { kind: 'ally-lost'; seat: Seat; card: CardName }
  | { kind: 'extra-turn'; seat: Seat }
  | { kind: 'swapped'; seat: Seat; given: LocationName; taken: LocationName }
  | { kind: 'healed'; seat: Seat; card: CardName }
  | { kind: 'lord-discarded'; seat: Seat; lord: LordName; by: 'opportunist' | 'traitor' | 'schemer' }
  | { kind: 'freed'; seat: Seat; lord: LordName; location: LocationName }
  | { kind: 'handed-on'; seat: Seat; to: Seat }
  | { kind: 'ferried'; seat: Seat }
  | { kind: 'sentinel-taken'; seat: Seat; sentinel: number }
  | { kind: 'sentinel-placed'; seat: Seat; sentinel: number; area: Area; thing: LordName | RaceName | LocationName }
  | { kind: 'sentinel-back'; seat: Seat; sentinel: number }
  // the end
  | { kind: 'end-is-near'; seat: Seat; why: 'seven-lords' | 'court-empty' }
  | { kind: 'krakens-discarded'; seat: Seat; krakens: number }
  | { kind: 'tokens-shown'; seat: Seat; values: readonly number[] }
  | { kind: 'last-affiliations'; seat: Seat; cards: readonly CardName[] }
  | { kind: 'over'; why: 'seven-lords' | 'court-empty' | 'quiet' };

export type Event = Fact & { readonly shifts?: readonly Shift[] };
export type EventKind = Event['kind'];
export type Tell = KernelTell<Event> | undefined;
