import { randomBytes } from 'node:crypto';
import { parseJson } from '@fathom/kernel';
import { limits, Secret, type Sorry } from '@fathom/wire';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import type { Log } from '../tables/index.ts';
import { callerOf } from './caller.ts';
import type { Caller } from './env.ts';
import type { Gate } from './gate.ts';
import { describe } from './openapi.ts';
import { no, type Reply, type Route } from './route.ts';
import { type Rooms, routes } from './routes.ts';
import { statuses } from './statuses.ts';

export interface ApiNeeds extends Rooms {
  readonly gate: Gate;
  /** How many proxies of ours stand before us. */
  readonly proxies: number;
  readonly log: Log;
}

/** Everything under /api that is not the socket: each route checked, parsed, counted and answered the same way. */
export function api(needs: ApiNeeds): Hono<Caller> {
  const { gate, proxies, log } = needs;
  const list = routes(needs);
  const book = describe(list);
  const hono = new Hono<Caller>();

  hono.use('/api/*', async (c, next) => {
    c.header('Cache-Control', 'no-store');
    if (!gate.knowsOrigin(c.req.header('origin'), c.req.header('host'))) return apologise(c, { why: 'not-here' }, 403);
    if (!(await needs.rates.allows('request', addressOf(c, proxies)))) return apologise(c, { why: 'too-fast' });
    return next();
  });
  hono.use('/api/*', bodyLimit({ maxSize: limits.message, onError: (c) => apologise(c, { why: 'too-large' }) }));

  hono.get('/api/openapi.json', (c) => c.json(book));
  for (const route of list) {
    hono.on(route.method, route.path, async (c) => {
      const reply = await answer(c, route, needs);
      if (!reply.ok) return apologise(c, reply.sorry);
      return route.answer === 'text' ? c.text(String(reply.value)) : c.json(reply.value as object);
    });
  }
  hono.all('/api/*', (c) => apologise(c, { why: 'not-here' }));

  hono.onError((error, c) => {
    const id = randomBytes(6).toString('base64url');
    log.error({ id, err: error, method: c.req.method, route: c.req.routePath }, 'a request failed');
    return apologise(c, { why: 'failed', id });
  });
  return hono;
}

async function answer(c: Context<Caller>, route: Route, { people, rates, proxies }: ApiNeeds): Promise<Reply<unknown>> {
  const secret = v.safeParse(Secret, c.req.header('authorization')?.replace(/^Bearer /i, ''));
  const person = secret.success ? await people.withSecret(secret.output) : null;
  if (person && !(await rates.allows('personRequest', person.id))) return no('too-fast');
  if (route.who === 'secret' && !secret.success) return no('unknown-person');
  if (route.who === 'person' && !person) return no('unknown-person');

  const params = route.params ? v.safeParse(route.params, c.req.param()) : nothing;
  if (!params.success) return no(route.sorries.includes('unknown-table') ? 'unknown-table' : 'malformed');
  const body = route.body ? v.safeParse(route.body, parseJson(await c.req.text())) : nothing;
  if (!body.success) return no('malformed');

  const caller = addressOf(c, proxies);
  return route.handle({
    body: body.output,
    params: params.output,
    person,
    secret: secret.success ? secret.output : '',
    caller,
  });
}

const nothing = { success: true, output: null } as const;

function addressOf(c: Context<Caller>, proxies: number): string {
  const { incoming } = c.env ?? {};
  return incoming ? callerOf(incoming, proxies) : '';
}

function apologise(c: Context, sorry: Sorry, status: (typeof statuses)[Sorry['why']] = statuses[sorry.why]): Response {
  return c.json({ sorry }, status);
}
