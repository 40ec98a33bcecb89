import type { OptionsOf } from '@fathom/kernel';
import * as v from 'valibot';

export interface Options {
  /** With the Kraken expansion. */
  readonly kraken: boolean;
  /** Show what hands, council stacks and the discard hold (V2). It changes what the board shows, never what a view knows. */
  readonly openMemory: boolean;
  /** H1: cards above twelve at the end of your turn cost a pearl each or are discarded. */
  readonly handLimit12: boolean;
}

const schema = v.strictObject({
  kraken: v.optional(v.boolean(), true),
  openMemory: v.optional(v.boolean(), true),
  handLimit12: v.optional(v.boolean(), false),
});

export const options: OptionsOf<Options> = {
  defaults: { kraken: true, openMemory: true, handLimit12: false },
  parse(input) {
    const parsed = v.safeParse(schema, input);
    if (parsed.success) return { ok: true, value: parsed.output };
    const issue = parsed.issues[0];
    const path = v.getDotPath(issue);
    if (path === null) return { ok: false, error: 'The options of Abyss are an object of named choices.' };
    if (!(path in schema.entries)) return { ok: false, error: `Abyss has no option "${path}".` };
    return { ok: false, error: `The option "${path}" of Abyss is true or false.` };
  },
};
