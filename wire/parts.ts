import { isJson, isName, type Json } from '@fathom/kernel';
import * as v from 'valibot';
import { limits } from './limits.ts';
import { plain } from './plain.ts';

/** The pieces messages and requests are made of. */

const base64url = /^[A-Za-z0-9_-]+$/;

/** 256 bits made by the browser: whoever has it is that person. Never in an address or a log. */
export const Secret = v.pipe(v.string(), v.length(43), v.regex(base64url));

/** A table's name in addresses: 96 random bits. */
export const TableId = v.pipe(v.string(), v.length(16), v.regex(base64url));

/** What others know a person by. Says nothing about the secret. */
export const PersonId = v.pipe(v.string(), v.length(16), v.regex(base64url));

export const Name = v.pipe(
  v.string(),
  v.transform(plain),
  v.check((text) => text.length > 0 && isName(text)),
);

export const Seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8));

/** Counts entries of a table's log. */
export const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(50_000));

/** A bot's level: its game knows which there are. */
export const Level = v.pipe(v.string(), v.maxLength(20), v.regex(/^[a-z][a-z0-9-]*$/));

export const GameId = v.pipe(v.string(), v.maxLength(40), v.regex(/^[a-z][a-z0-9-]*$/));

/** SHA-256, or what it was made of, in hex. */
export const Hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** Any plain data that is not nested too deep; what it means its game says. */
export const PlainJson = v.custom<Json>((value) => isJson(value, limits.depth));

/** Names one attempt to do something, so that doing it twice is noticed: random, made by the client. */
export const Key = v.pipe(v.string(), v.minLength(8), v.maxLength(24), v.regex(base64url));
