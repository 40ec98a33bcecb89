import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { type AppSettings, app } from './app.ts';

export interface ListenSettings extends AppSettings {
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
}

export interface Listening {
  /** What to type into a browser. */
  readonly address: string;
  /** Finishes what is being answered, then lets go of the port. */
  close(): Promise<void>;
}

/** Fails with Node's own error if the port cannot be had. */
export function listen(settings: ListenSettings): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app(settings).fetch, hostname: settings.host, port: settings.port }, (info) =>
      resolve({ address: addressOf(info), close: () => close(server as Server) }),
    );
    server.once('error', reject);
  });
}

function addressOf({ address, family, port }: AddressInfo): string {
  const everywhere = address === '0.0.0.0' || address === '::';
  const host = everywhere ? 'localhost' : family === 'IPv6' ? `[${address}]` : address;
  return `http://${host}:${port}/`;
}

const patience = 2000;

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), patience).unref();
  });
}
