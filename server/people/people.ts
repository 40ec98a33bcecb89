import type { Sorry } from '@fathom/wire';
import type { Person, Store } from '../store/store.ts';
import { codeLife, makeCode, readCode } from './codes.ts';
import { hashOf, newId } from './hash.ts';

export interface PeopleSettings {
  readonly store: Store;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export type Met = { readonly ok: true; readonly person: Person } | { readonly ok: false; readonly sorry: Sorry };

/** Who is who: a person is a secret in a browser, of which only the hash is kept. */
export class People {
  readonly #store: Store;
  readonly #now: () => number;

  constructor({ store, now }: PeopleSettings) {
    this.#store = store;
    this.#now = now;
  }

  withSecret(secret: string): Promise<Person | null> {
    return this.#store.personBySecret(hashOf(secret));
  }

  withId(id: string): Promise<Person | null> {
    return this.#store.person(id);
  }

  /** Somebody comes in: made if the secret is new, which takes a name. Who is known keeps theirs: another device may have changed it meanwhile. */
  async greet(secret: string, name?: string): Promise<Met> {
    const known = await this.withSecret(secret);
    if (known) return { ok: true, person: known };
    if (name === undefined) return unknown;
    const person = { id: newId(), name, made: this.#now() };
    if (await this.#store.addPerson(person, hashOf(secret))) return { ok: true, person };
    // Another tab of the same browser was faster.
    const other = await this.withSecret(secret);
    return other ? { ok: true, person: other } : unknown;
  }

  /** Somebody comes in, for the first time or under another name. */
  async name(secret: string, name: string): Promise<Met> {
    const met = await this.greet(secret, name);
    if (!met.ok || met.person.name === name) return met;
    await this.#store.renamePerson(met.person.id, name);
    return { ok: true, person: { ...met.person, name } };
  }

  /** Lets one other device in, once and soon. */
  async code(person: Person): Promise<{ readonly code: string; readonly until: number }> {
    const code = makeCode();
    const until = this.#now() + codeLife;
    await this.#store.addCode(hashOf(code), person.id, until);
    return { code, until };
  }

  /** This device becomes one more of whoever made the code. A device that is somebody else already must come with a new secret. */
  async claim(secret: string, typed: string): Promise<Met> {
    const here = await this.withSecret(secret);
    if (here) return { ok: false, sorry: { why: 'somebody-else' } };
    const id = await this.#store.takeCode(hashOf(readCode(typed)), this.#now());
    const person = id === null ? null : await this.#store.person(id);
    if (!person) return { ok: false, sorry: { why: 'bad-code' } };
    const added = await this.#store.addSecret(person.id, hashOf(secret));
    return added ? { ok: true, person } : { ok: false, sorry: { why: 'somebody-else' } };
  }
}

const unknown = { ok: false, sorry: { why: 'unknown-person' } } as const;
