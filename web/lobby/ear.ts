import type { Line } from '@fathom/wire';
import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import type { RemoteTable } from '../online/remote-table.ts';
import { recallJson, remember } from '../shell/keepsakes.ts';
import { isFresh } from './fresh-line.ts';
import { me } from './me.tsx';
import { isMuted } from './muted.ts';

const key = 'fathom/read';
/** Tables of which it is known how far their chat was read. */
const most = 60;

/** How long a line of the chat is shown to somebody who has it closed. */
const moment = 6000;

/** What somebody hears of a chat that they do not have open. */
export interface Ear {
  /** Lines of others since one last looked. */
  readonly unread: Accessor<number>;
  /** The line that has just been said. */
  readonly latest: Accessor<Line | null>;
}

export function createEar(table: RemoteTable, open: Accessor<boolean>): Ear {
  const [read, setRead] = createSignal(lastRead(table.id));
  const [latest, setLatest] = createSignal<Line | null>(null);
  const heard = createMemo(() => table.talk().filter(({ person }) => person !== me()?.person && !isMuted(person)));
  createEffect(() => {
    const last = table.talk().at(-1)?.n;
    if (!open() || last === undefined) return;
    setRead(last);
    setLatest(null);
    keepRead(table.id, last);
  });
  const came = performance.now();
  let known = heard().at(-1)?.n ?? 0;
  createEffect(
    on(heard, (lines) => {
      const line = lines.at(-1);
      if (!line || line.n <= known) return;
      known = line.n;
      if (open() || !isFresh(Date.now() - line.when, performance.now() - came)) return;
      setLatest(line);
      const timer = setTimeout(() => setLatest(null), moment);
      onCleanup(() => clearTimeout(timer));
    }),
  );
  return { unread: () => heard().filter(({ n }) => n > read()).length, latest };
}

const isNote = (value: unknown): value is readonly [string, number] =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';

function notes(): readonly (readonly [table: string, n: number])[] {
  const kept = recallJson(key);
  return Array.isArray(kept) ? kept.filter(isNote) : [];
}

const lastRead = (table: string): number => notes().find(([one]) => one === table)?.[1] ?? 0;

function keepRead(table: string, n: number): void {
  const others = notes().filter(([one]) => one !== table);
  remember(key, JSON.stringify([...others, [table, n]].slice(-most)));
}
