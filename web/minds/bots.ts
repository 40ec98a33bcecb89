import type { Session } from '../session.ts';
import { type Manners, sailWithBots } from './crew.ts';
import { host } from './host.ts';

/** Plays for the bots of a table in this page's worker. */
export const playBots = (session: Session, manners: Manners): (() => void) => sailWithBots(session, host, manners);
