#!/usr/bin/env node
// A whole client in one file: sits down at a table of a Fathom server and plays, any of its games, without knowing a single rule.
//
//   node docs/example-bot.mjs http://127.0.0.1:8080 nautilus-island     makes a table for two, waits for somebody, and plays
//   node docs/example-bot.mjs http://127.0.0.1:8080 <a table's id>      sits down at that table, and plays
//
// It needs Node 22, or Node 20 with the package ws. docs/online.md tells the whole conversation.

import { createHash, randomBytes } from 'node:crypto';

const [server = 'http://127.0.0.1:8080', where = 'nautilus-island'] = process.argv.slice(2);
const WebSocket = globalThis.WebSocket ?? (await import('ws')).WebSocket;

/** Whoever has this is this bot. One that wants to come back tomorrow keeps it in a file. */
const secret = randomBytes(32).toString('base64url');

async function post(method, path, body) {
  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
  const answer = await fetch(new URL(path, server), { method, headers, body: JSON.stringify(body) });
  const { sorry, ...value } = await answer.json();
  if (sorry) throw new Error(`${path}: ${JSON.stringify(sorry)}`);
  return value;
}

await post('PUT', '/api/me', { name: 'Example bot' });

const isTable = /^[\w-]{16}$/.test(where);
const { table } = isTable
  ? { table: where }
  : await post('POST', '/api/tables', {
      game: where,
      options: {},
      chairs: [{ kind: 'me' }, { kind: 'open' }],
      pace: { kind: 'none' },
      listed: false,
      watchable: true,
      chat: true,
    });
console.log(`table ${new URL(`/t/${table}`, server)}`);

// ── Asking: each ask has a number, and gets one answer with the same number. ──

const socket = new WebSocket(new URL('/api/socket', server.replace(/^http/, 'ws')));
const waiting = new Map();
let asks = 0;

function ask(what) {
  const n = ++asks;
  socket.send(JSON.stringify({ ...what, n }));
  return new Promise((resolve) => waiting.set(n, resolve));
}

socket.addEventListener('message', ({ data }) => {
  const news = JSON.parse(data);
  if (news.is === 'answer') waiting.get(news.n)?.(news);
  if (news.is === 'card') onCard(news);
  if (news.is === 'sealing') onSealing(news);
  if (news.is === 'course') onCourse(news);
  if (news.is === 'bye') socket.close();
});

socket.addEventListener('open', async () => {
  await ask({ do: 'hello', secret });
  if (isTable) {
    const { sorry } = await ask({ do: 'sit', table, seat: null });
    if (sorry) throw new Error(`I cannot sit down: ${sorry.why}`);
  }
  await ask({ do: 'watch', table, from: 0 });
});

// ── Before the game: whoever made the table begins once every seat is taken; everybody adds to the dice. ──

let seat = null;
let begun = false;

function onCard({ card, seat: mine }) {
  seat = mine;
  const ready = card.stage === 'gathering' && card.places.every(({ kind }) => kind !== 'open');
  if (isTable || begun || !ready) return;
  begun = true;
  void ask({ do: 'start', table });
}

/** The salt of each attempt: promised by its hash, and revealed once the list of promises is closed, if ours and the server's still stand. */
const salts = new Map();

function onSealing({ attempt, commitment, frozen, lots, silent }) {
  if (seat === null || silent.includes(seat)) return;
  const made = salts.get(attempt);
  if (!frozen && !made) {
    const salt = randomBytes(32);
    const promise = createHash('sha256').update(salt).digest('hex');
    salts.set(attempt, { salt, promise, server: commitment });
    void ask({ do: 'promise', table, attempt, commitment: promise });
  }
  const mine = lots.find((lot) => lot.seat === seat);
  const asPromised = made && mine?.commitment === made.promise && commitment === made.server;
  if (frozen && asPromised && mine.salt === undefined) {
    void ask({ do: 'reveal', table, attempt, salt: made.salt.toString('hex') });
  }
}

// ── The game: whenever it is our turn, ask what there is to choose from, and choose. ──

let decided = -1;

async function onCourse({ at, actor, result }) {
  if (result) {
    console.log(`over after ${at} entries, ranks ${result.ranks.join(' ')}, I had seat ${seat}`);
    return socket.close();
  }
  if (actor !== seat || decided === at) return;
  decided = at;
  const { ok, done } = await ask({ do: 'moves', table });
  if (!ok || done.at !== at) return;
  const move = done.moves[Math.floor(Math.random() * done.moves.length)];
  // The key names this row: sent twice, it is played once.
  const answer = await ask({ do: 'play', table, at, key: randomBytes(9).toString('base64url'), row: [move] });
  if (!answer.ok) console.error(`refused: ${JSON.stringify(answer.sorry)}`);
}
