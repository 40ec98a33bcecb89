import { createSignal } from 'solid-js';
import { type Connection, Line, type LineParts } from './line.ts';
import { hasPerson, nameHere, newSecret, secretHere } from './person.ts';
import { RemoteTable } from './remote-table.ts';
import { browserSalts } from './salts.ts';
import { takePart } from './sealing.ts';
import type { Clock, Socket } from './socket.ts';

const clock: Clock = {
  after(milliseconds, then) {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
  random: Math.random,
};

function browserSocket(): Socket {
  const address = new URL('/api/socket', location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  const real = new WebSocket(address);
  const socket: Socket = {
    send: (text) => real.send(text),
    close: () => real.close(),
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  real.onopen = () => socket.onopen?.();
  real.onmessage = ({ data }) => socket.onmessage?.({ data });
  real.onclose = () => socket.onclose?.();
  return socket;
}

const [state, setState] = createSignal<Connection>('connecting');

/** How this tab's connection is. A signal. */
export const connection = state;

let line: Line | null = null;

/** Whoever has no name yet looks on as nobody, under a secret that nothing remembers. */
const nobody = () => ({ secret: newSecret(), name: '' });

function opened(caller: LineParts['caller']): Line {
  const made = new Line({ open: browserSocket, clock, caller });
  made.onState(setState);
  addEventListener('online', () => made.nudge());
  addEventListener('offline', () => made.nudge());
  addEventListener('pageshow', () => made.nudge());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && made.nudge());
  return made;
}

/** The line of this tab, opened when something is first asked or followed. */
export function lineHere(): Line {
  line ??= opened(() => (hasPerson() ? { secret: secretHere(), name: nameHere() } : nobody()));
  return line;
}

/** This browser has become somebody, or somebody else. */
export const greetAgain = (): void => line?.greetAgain();

/** A table followed on this tab's line; whoever sits there takes part in sealing its dice. Leave it when the page goes. */
export function tableHere(id: string): RemoteTable {
  const table = new RemoteTable(lineHere(), id);
  takePart(table, browserSalts);
  return table;
}

/** The same as somebody sees it who only looks on, also if this browser has a seat there: for a screen that everybody looks at. */
export const tableOnScreen = (id: string): RemoteTable => new RemoteTable(opened(nobody), id);
