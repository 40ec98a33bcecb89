import { randomBytes } from 'node:crypto';

/** A name that nobody else has. */
export const randomMark = (): string => randomBytes(9).toString('base64url');
