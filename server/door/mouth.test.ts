import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { frameOf, mouthOf } from './mouth.ts';

let http: Server;
let client: WebSocket;
afterEach(() => {
  client.terminate();
  http.close();
});

/** Lets a mouth speak to a real client; answers what it heard, in order. */
async function heard(speak: (say: (text: string) => void) => void, count: number): Promise<readonly string[]> {
  http = createServer();
  const doors = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  http.on('upgrade', (request, wire, first) => {
    doors.handleUpgrade(request, wire, first, (socket) => {
      const say = mouthOf(socket, wire);
      speak((text) => say(text, frameOf(text)));
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  const texts: string[] = [];
  return new Promise((resolve, reject) => {
    client.on('error', reject);
    client.on('message', (data) => {
      texts.push(String(data));
      if (texts.length === count) resolve(texts);
    });
  });
}

test('texts of every length arrive whole and in order, plain or not, said at once or one after the other', async () => {
  const lengths = [0, 1, 125, 126, 127, 128, 255, 256, 4000, 0xffff, 0x10000, 200_000];
  const texts = lengths.flatMap((length) => ['x'.repeat(length), `${'y'.repeat(length)}é🐙`]);
  const all = await heard((say) => {
    for (const text of texts) say(text);
    for (const [i, text] of texts.entries()) setImmediate(() => say(`${i}${text}`));
  }, 2 * texts.length);
  expect(all).toEqual([...texts, ...texts.map((text, i) => `${i}${text}`)]);
});
