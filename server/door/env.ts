import type { HttpBindings } from '@hono/node-server';

/** Node's own request is there when one came over the network, and not in a test that asks directly. */
export type Caller = { Bindings: Partial<HttpBindings> };
