import type { Json } from '@fathom/kernel';

/** Something in a request that is not as it should be; its message is the sentence the driver gets. */
export class Malformed extends Error {}

/** The fields of one request, each read with the kind of value it must have. */
export class Fields {
  readonly #fields: { readonly [name: string]: Json };

  constructor(request: Json) {
    if (typeof request !== 'object' || request === null || Array.isArray(request)) {
      throw new Malformed('a request is a JSON object, such as {"do":"games"}');
    }
    this.#fields = request as { readonly [name: string]: Json };
  }

  has(name: string): boolean {
    return Object.hasOwn(this.#fields, name);
  }

  json(name: string): Json {
    const value = this.has(name) ? this.#fields[name] : undefined;
    if (value === undefined) throw new Malformed(`"${name}" is missing`);
    return value;
  }

  text(name: string, longest = Number.POSITIVE_INFINITY): string {
    const value = this.json(name);
    if (typeof value !== 'string') throw new Malformed(`"${name}" must be a text`);
    if (value.length > longest) throw new Malformed(`"${name}" must not be longer than ${longest} characters`);
    return value;
  }

  integer(name: string, least: number, most: number): number {
    const value = this.json(name);
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
    throw new Malformed(`"${name}" must be a whole number from ${least} to ${most}`);
  }

  truth(name: string): boolean {
    const value = this.has(name) ? this.json(name) : false;
    if (typeof value !== 'boolean') throw new Malformed(`"${name}" must be true or false`);
    return value;
  }

  object(name: string): { readonly [key: string]: Json } {
    const value = this.json(name);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as { readonly [key: string]: Json };
    throw new Malformed(`"${name}" must be a JSON object`);
  }
}
