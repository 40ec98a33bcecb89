import { recall, remember } from '../shell/keepsakes.ts';
import { secretKey } from './been-here.ts';

/**
 * Who one is online: a secret this browser has made and shows to the server alone, and the name others see. Where nothing can be kept, one
 * is somebody for this visit.
 */
const nameKey = 'fathom/name';
const visitorKey = 'fathom/visitor';

let visitor: string | null = null;

/** Whether this browser has ever been online, so that there is somebody to ask about. */
export const hasPerson = (): boolean => visitor !== null || isSecret(recall(secretKey));

/** The secret of this browser, made when it is first asked for. Works on plain http, too. */
export function secretHere(): string {
  const kept = recall(secretKey);
  if (isSecret(kept)) return kept;
  visitor ??= newSecret();
  remember(secretKey, visitor);
  return visitor;
}

/** The secret of this browser's person, or, where there is none, one that makes nobody: only to be counted once. */
export function visitorHere(): string {
  if (hasPerson()) return secretHere();
  const kept = recall(visitorKey);
  if (isSecret(kept)) return kept;
  const made = newSecret();
  remember(visitorKey, made);
  return made;
}

export const newSecret = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

/** This browser is somebody else from now on. */
export function become(secret: string): void {
  visitor = secret;
  remember(secretKey, secret);
}

/** The name given last; empty if none was. */
export const nameHere = (): string => recall(nameKey) ?? '';

export const keepName = (name: string): void => remember(nameKey, name);

/** A name for one attempt to do something, so that doing it twice is noticed. */
export const newKey = (): string => base64url(crypto.getRandomValues(new Uint8Array(12)));

const isSecret = (text: string | null): text is string => text !== null && /^[\w-]{43}$/.test(text);

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
