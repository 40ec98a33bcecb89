import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { limits } from '@fathom/wire';
import { type WebSocket, WebSocketServer } from 'ws';
import { type Spoken, spoken } from '../exit/index.ts';
import type { People } from '../people/people.ts';
import type { Log, Tables } from '../tables/index.ts';
import { Berths } from './berths.ts';
import { callerOf } from './caller.ts';
import { Conversation } from './conversation.ts';
import type { Gate } from './gate.ts';
import { frameOf, mouthOf } from './mouth.ts';
import type { Rates } from './rates.ts';
import type { Turnstile } from './turnstile.ts';

export interface SocketNeeds {
  readonly tables: Tables;
  readonly people: People;
  readonly rates: Rates;
  readonly turnstile: Turnstile;
  readonly gate: Gate;
  /** How many proxies of ours stand before us. */
  readonly proxies: number;
  readonly log: Log;
}

export interface Sockets {
  /** Tells everybody to connect elsewhere, and lets them go. */
  close(): Promise<void>;
}

export const socketPath = '/api/socket';

const second = 1000;
/** Whoever does not answer within one is gone. */
const pulse = 30 * second;
const farewell = second;
/** What `ws` calls a line that ends without a word. */
const brokenOff = 1006;
/** Somebody who reads so slowly is better off connecting anew: then they are told only how things stand. */
const mostUnread = 1024 * 1024;
/** Into so many pieces a message may be cut, by whoever sends it and on its way: each takes a hundred times its room until the last is there. */
const pieces = { maxFragments: 64, maxBufferedChunks: 1024 };
/** Rows that are decided, stored and told at once: enough to share a trip to the disk, and few enough to be forgotten while they are young. */
const rowsAtOnce = 32;

/** Lets sockets in at a server. */
export function attachSockets(server: Server, needs: SocketNeeds): Sockets {
  const { gate, log, proxies, rates, turnstile } = needs;
  const doors = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: limits.message,
    ...pieces,
  });
  const alive = new WeakSet<WebSocket>();
  const conversations = new WeakMap<WebSocket, Conversation>();
  const berths = new Berths(rowsAtOnce);

  const refuse = (socket: Duplex, status: string) => {
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  };

  const admit = async (request: IncomingMessage, socket: Duplex, first: Buffer) => {
    const { host, origin } = request.headers;
    if (request.url?.split('?', 1)[0] !== socketPath) return refuse(socket, '404 Not Found');
    if (!gate.knowsHost(host)) return refuse(socket, '421 Misdirected Request');
    if (!gate.knowsOrigin(origin, host)) return refuse(socket, '403 Forbidden');
    const caller = callerOf(request, proxies);
    const leave = (await rates.allows('connect', caller)) ? turnstile.enter(caller) : null;
    if (!leave) return refuse(socket, '429 Too Many Requests');
    socket.once('close', leave);
    doors.handleUpgrade(request, socket, first, (opened) => welcome(opened, caller, socket));
  };

  const welcome = (socket: WebSocket, caller: string, wire: Duplex) => {
    const say = mouthOf(socket, wire);
    alive.add(socket);
    const send = (news: Spoken) => {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > mostUnread) socket.terminate();
      else say(news.text, framed(news));
    };
    const conversation = new Conversation({ ...needs, berths }, caller, { send, close: () => socket.terminate() });
    conversations.set(socket, conversation);
    let heard = Date.now();
    socket.on('ping', () => conversation.sign());
    socket.on('pong', () => {
      heard = Date.now();
      alive.add(socket);
      conversation.sign();
    });
    socket.on('message', (data, isBinary) => {
      heard = Date.now();
      conversation.hear(isBinary ? '' : data.toString());
    });
    socket.on('close', (code) => conversation.end(code === brokenOff ? Date.now() - heard : 0));
    // What is wrong with a message (too long, not UTF-8) ends the socket by itself.
    socket.on('error', (error) => log.info({ err: error }, 'a socket broke'));
  };

  const onUpgrade = (request: IncomingMessage, socket: Duplex, first: Buffer) => {
    socket.on('error', () => socket.destroy());
    admit(request, socket, first).catch((error: unknown) => {
      log.error({ err: error }, 'a socket could not be let in');
      socket.destroy();
    });
  };
  server.on('upgrade', onUpgrade);

  const pulses = setInterval(() => {
    for (const socket of doors.clients) {
      if (!alive.has(socket)) socket.terminate();
      else if (conversations.get(socket)?.isIdle(Date.now())) socket.close(1001);
      alive.delete(socket);
      socket.ping();
    }
  }, pulse);
  pulses.unref();

  return {
    async close() {
      server.off('upgrade', onUpgrade);
      clearInterval(pulses);
      await Promise.all([...doors.clients].map(sayBye));
      doors.close();
    },
  };
}

function sayBye(socket: WebSocket): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => socket.terminate(), farewell);
    socket.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
    if (socket.readyState === socket.OPEN) socket.send(spoken({ is: 'bye' }).text);
    socket.close(1001);
  });
}

let last: { readonly news: Spoken; readonly frame: string | null } | null = null;

/** News that several people hear one after the other are framed once. */
function framed(news: Spoken): string | null {
  if (last?.news !== news) last = { news, frame: frameOf(news.text) };
  return last.frame;
}
