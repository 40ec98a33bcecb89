import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { type HouseSettings, openHouse } from './house.ts';

export interface ListenSettings extends HouseSettings {
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
}

export interface Listening {
  /** What to type into a browser on this machine. */
  readonly address: string;
  readonly port: number;
  /** Takes no more calls, hands sockets over, finishes what is being answered and stored, then lets go of the port and the store. */
  close(): Promise<void>;
}

/** Fails with Node's own error if the port cannot be had. */
export async function listen(settings: ListenSettings): Promise<Listening> {
  const house = await openHouse(settings);
  const server = createAdaptorServer({ fetch: house.app.fetch, serverOptions }) as Server;
  house.attach(server);
  try {
    const info = await taken(server, settings);
    return {
      address: addressOf(info),
      port: info.port,
      async close() {
        const closed = close(server);
        await house.close();
        await closed;
      },
    };
  } catch (error) {
    await house.close();
    throw error;
  }
}

/** A caller who dawdles keeps nobody else out. */
const serverOptions = {
  requestTimeout: 20_000,
  headersTimeout: 10_000,
  keepAliveTimeout: 30_000,
  maxHeaderSize: 16 * 1024,
};

function taken(server: Server, { host, port }: ListenSettings): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const info = server.address();
      if (info === null || typeof info === 'string') throw new Error('a server that listens has an address');
      resolve(info);
    });
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
