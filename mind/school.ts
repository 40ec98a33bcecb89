import type { Network } from './network.ts';

export interface Schooling {
  readonly games: number;
  readonly seed: string;
  /** The net to begin with; else it learns from scratch. */
  readonly from?: Network | undefined;
}

/** How a game's nets learn from self-play (reinforcement learning): what `fathom train` asks of a game. */
export interface School {
  /** The nets there are, each as text in a module of its own. */
  readonly nets: { readonly [net: string]: () => Promise<string> };
  /** Learns one of them: the same schooling gives the same network. `tell` hears now and then how it goes, in a few words. */
  study(net: string, schooling: Schooling, tell: (news: string) => void): Network;
}
