import { createHash, randomBytes } from 'node:crypto';

/** What is kept of a secret. It has 256 random bits, so its hash can be looked up: there is nothing to guess letter by letter. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** 96 random bits: names a person or a table, and says nothing else. */
export function newId(): string {
  return randomBytes(12).toString('base64url');
}
