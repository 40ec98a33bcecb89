import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { routeOf } from '@fathom/wire';
import { Hono } from 'hono';
import { type ApiNeeds, api } from './door/api.ts';
import { isHome } from './door/caller.ts';
import type { Caller } from './door/env.ts';
import { languageOf, pagePreview, tablePreview, withPreview } from './door/preview.ts';
import type { Metrics } from './metrics.ts';
import { readPieces, withPieces } from './pieces.ts';
import { safety } from './safety.ts';
import { site } from './site.ts';

export interface AppNeeds extends ApiNeeds {
  /** The folder that holds the built app. */
  readonly site: string;
  readonly metrics: Metrics;
  /** Who may read the metrics from elsewhere; else only this machine may. */
  readonly metricsToken: string | null;
  readonly publicUrl: string | null;
}

/** Everything the server answers by HTTP. */
export function app(needs: AppNeeds): Hono<Caller> {
  const { gate, log, metrics, tables } = needs;
  const hono = new Hono<Caller>();

  hono.use(async (c, next) => {
    const began = performance.now();
    await next();
    // The pattern, not the address: whoever has a table's address may sit down there.
    metrics.request(c.req.method, c.req.routePath, c.res.status, (performance.now() - began) / 1000);
    log.info({ method: c.req.method, route: c.req.routePath, status: c.res.status }, 'answered');
  });
  hono.use(safety);
  hono.use(async (c, next) => {
    const known = gate.knowsHost(new URL(c.req.url).host);
    return known ? next() : c.text('Fathom does not answer to this name: set PUBLIC_URL if it should.', 421);
  });
  hono.onError((error, c) => {
    const id = randomBytes(6).toString('base64url');
    log.error({ id, err: error, method: c.req.method, route: c.req.routePath }, 'a request failed');
    return c.text(`Something went wrong here. Its number in the log is ${id}.`, 500);
  });

  hono.get('/health', async (c) => {
    const store = await answers(needs.store.person('nobody'));
    return c.json({ ok: store, store }, store ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
  hono.get('/metrics', async (c) => {
    const { incoming } = c.env ?? {};
    const allowed = needs.metricsToken
      ? isSame(c.req.header('authorization') ?? '', `Bearer ${needs.metricsToken}`)
      : incoming !== undefined && isHome(incoming);
    if (!allowed) return c.text('Metrics are read on this machine, or with METRICS_TOKEN.', 403);
    return c.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' });
  });
  hono.route('/', api(needs));
  hono.route(
    '/',
    site(needs.site, async (page, c) => {
      const route = routeOf(c.req.path);
      const language = languageOf(c.req.header('accept-language'));
      const seen = route.page === 'table' ? await tables.card(route.table, null) : null;
      const preview = seen?.ok ? tablePreview(seen.card, language) : pagePreview(route, language);
      if (!preview) return { page, isPlace: false };
      // Not resolved against ours: a path that begins with two slashes would name another host.
      const address = new URL(needs.publicUrl ?? c.req.url);
      address.pathname = c.req.path;
      address.search = '';
      const dressed = await withPieces(page, await readPieces(needs.site), route, language);
      return { page: withPreview(dressed, preview, language, address), isPlace: true };
    }),
  );
  return hono;
}

/** Takes as long for a near miss as for a wild guess. */
function isSame(given: string, wanted: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(wanted));
}

const patience = 2000;

/** Whether something is answered at all, and soon. */
async function answers(question: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), patience);
  });
  try {
    return await Promise.race([question.then(() => true), late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
