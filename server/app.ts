import { Hono } from 'hono';
import { safety } from './safety.ts';
import { site } from './site.ts';

export interface AppSettings {
  /** The folder that holds the built app. */
  readonly site: string;
}

/** Everything the server answers. */
export function app(settings: AppSettings): Hono {
  return new Hono()
    .use(safety)
    .get('/health', (c) => c.json({ ok: true }, 200, { 'Cache-Control': 'no-store' }))
    .route('/', site(settings.site));
}
