import type { Json } from '@fathom/kernel';
import { Claim, Day, DropPush, MakeTable, PlayNow, PushAddress, Rename, SendDaily, TableId } from '@fathom/wire';
import * as v from 'valibot';
import type { Daily } from '../daily/daily.ts';
import { hashOf } from '../people/hash.ts';
import type { People } from '../people/people.ts';
import type { Push } from '../push/push.ts';
import type { Person, Store } from '../store/store.ts';
import type { Outcome, Tables } from '../tables/index.ts';
import { Addresses, Code, DailyAnswer, Done, Lobby, Me, PushKey, TableName, TableSeen, YourTables } from './answers.ts';
import type { Rates } from './rates.ts';
import { no, personalRoute, type Reply, type Route, route, yes } from './route.ts';

export interface Rooms {
  readonly store: Store;
  readonly people: People;
  readonly tables: Tables;
  readonly rates: Rates;
  readonly push: Push;
  readonly daily: Daily;
  /** This machine's addresses for others on its network, if they are let in. */
  readonly addresses: () => readonly string[];
}

/** Browsers that tell one person of their turn. */
const mostBrowsers = 12;

const id = v.strictObject({ id: TableId });
const day = v.strictObject({ day: Day });
const done = yes({ ok: true as const });

/** Everything that is asked by HTTP. docs/online.md tells what for. */
export function routes({ store, people, tables, rates, push, daily, addresses }: Rooms): readonly Route[] {
  const met = async (person: Promise<Awaited<ReturnType<People['greet']>>>) => {
    const outcome = await person;
    return outcome.ok ? yes(meOf(outcome.person)) : outcome;
  };
  const tooFast = async (person: Person) => ((await rates.allows('table', person.id)) ? null : no('too-fast'));

  return [
    personalRoute(
      { method: 'get', path: '/api/me', summary: 'Who I am', answer: Me, sorries: [] },
      async ({ person }) => yes(meOf(person)),
    ),

    route(
      {
        method: 'put',
        path: '/api/me',
        summary: 'Come in under a name, for the first time or under a new one',
        who: 'secret',
        body: Rename,
        answer: Me,
        sorries: [],
      },
      async ({ secret, body, caller, person }) => {
        if (!person && !(await rates.allows('person', caller))) return no('too-fast');
        return met(people.name(secret, body.name));
      },
    ),

    personalRoute(
      { method: 'post', path: '/api/me/code', summary: 'A code for another device', answer: Code, sorries: [] },
      async ({ person }) => ((await rates.allows('code', person.id)) ? yes(await people.code(person)) : no('too-fast')),
    ),

    route(
      {
        method: 'post',
        path: '/api/me/claim',
        summary: 'Become one more device of whoever made the code',
        who: 'secret',
        body: Claim,
        answer: Me,
        sorries: ['bad-code', 'somebody-else'],
      },
      async ({ secret, body, caller }) => {
        const few = (await rates.allows('claim', caller)) && (await rates.allows('anyClaim', 'everybody'));
        return few ? met(people.claim(secret, body.code)) : no('too-fast');
      },
    ),

    route(
      {
        method: 'get',
        path: '/api/push-key',
        summary: 'The public key push messages are signed with',
        who: 'anybody',
        answer: PushKey,
        sorries: [],
      },
      async () => yes({ key: push.key }),
    ),

    personalRoute(
      {
        method: 'put',
        path: '/api/me/push',
        summary: 'Tell this browser when it is my turn',
        body: PushAddress,
        answer: Done,
        sorries: ['too-many-browsers'],
      },
      async ({ person, body }) => {
        if (!push.accepts(body.endpoint)) return no('malformed');
        const known = await store.pushes(person.id);
        if (known.length >= mostBrowsers && !known.some((one) => isTo(one, body.endpoint)))
          return no('too-many-browsers');
        await store.addPush(person.id, body);
        return done;
      },
    ),

    personalRoute(
      {
        method: 'delete',
        path: '/api/me/push',
        summary: 'Tell this browser no more',
        body: DropPush,
        answer: Done,
        sorries: [],
      },
      async ({ person, body }) => {
        const mine = (await store.pushes(person.id)).some((address) => isTo(address, body.endpoint));
        if (mine) await store.removePush(body.endpoint);
        return done;
      },
    ),

    route(
      {
        method: 'get',
        path: '/api/addresses',
        summary: 'Where others on the same network find this server, if they are let in: the likeliest first',
        who: 'anybody',
        answer: Addresses,
        sorries: [],
      },
      async () => yes({ addresses: addresses() }),
    ),

    personalRoute(
      {
        method: 'get',
        path: '/api/me/tables',
        summary: 'The tables I have a seat at',
        answer: YourTables,
        sorries: [],
      },
      async ({ person }) => yes({ tables: await tables.tablesOf(person.id) }),
    ),

    route(
      {
        method: 'get',
        path: '/api/daily/:day',
        summary: 'How everybody ended the sea of a day, and I',
        who: 'anybody',
        params: day,
        answer: DailyAnswer,
        sorries: [],
      },
      async ({ params, person, secret }) => yes(await daily.seen(params.day, whoIs(person, secret))),
    ),

    route(
      {
        method: 'put',
        path: '/api/daily/:day',
        summary: 'Send my finished game of the sea of the day: it is played again here, and counts once',
        who: 'secret',
        params: day,
        body: SendDaily,
        answer: DailyAnswer,
        sorries: ['too-late', 'refused'],
      },
      async ({ params, body, person, secret, caller }) => {
        const who = whoIs(person, secret);
        if (who === null) return no('unknown-person');
        if (!(await rates.allows('daily', caller))) return no('too-fast');
        const taken = await daily.take(params.day, who, body.book);
        return 'why' in taken ? { ok: false, sorry: taken } : yes(taken);
      },
    ),

    route(
      {
        method: 'get',
        path: '/api/lobby',
        summary: 'Listed tables that wait for players, and games to watch',
        who: 'anybody',
        answer: Lobby,
        sorries: [],
      },
      async () => yes(await tables.lobby()),
    ),

    personalRoute(
      {
        method: 'post',
        path: '/api/tables',
        summary: 'Make a table',
        body: MakeTable,
        answer: TableName,
        sorries: ['unknown-game', 'bad-options', 'too-many'],
      },
      async ({ person, body }) => (await tooFast(person)) ?? told(await tables.make(person, body), tableOf),
    ),

    personalRoute(
      {
        method: 'post',
        path: '/api/play-now',
        summary: 'Sit down at the oldest open table of a game, or open one',
        body: PlayNow,
        answer: TableName,
        sorries: ['unknown-game', 'too-many'],
      },
      async ({ person, body }) => (await tooFast(person)) ?? told(await tables.playNow(person, body.game), tableOf),
    ),

    route(
      {
        method: 'get',
        path: '/api/tables/:id',
        summary: 'What anybody with the link may know of a table, and my seat there',
        who: 'anybody',
        params: id,
        answer: TableSeen,
        sorries: ['unknown-table'],
      },
      async ({ person, params }) =>
        told(await tables.card(params.id, person?.id ?? null), ({ card, seat }) => ({ card, seat })),
    ),

    route(
      {
        method: 'get',
        path: '/api/tables/:id/logbook',
        summary: 'The book of a game as far as I may know it',
        who: 'anybody',
        params: id,
        answer: 'text',
        sorries: ['unknown-table', 'too-early', 'not-watchable', 'not-seated'],
      },
      async ({ person, params }) => told(await tables.book(params.id, person?.id ?? null), ({ text }) => text),
    ),
  ];
}

/** Whose result of a day it is: a person's, or that of a browser nobody has given a name. */
const whoIs = (person: Person | null, secret: string): string | null =>
  person?.id ?? (secret === '' ? null : hashOf(secret));

const isTo = (address: Json, endpoint: string): boolean =>
  typeof address === 'object' && address !== null && 'endpoint' in address && address.endpoint === endpoint;

const meOf = ({ id: person, name }: Person) => ({ person, name });

const tableOf = ({ table }: { readonly table: string }) => ({ table });

function told<T extends object, Answer>(outcome: Outcome<T>, answer: (value: T) => Answer): Reply<Answer> {
  return outcome.ok ? yes(answer(outcome)) : outcome;
}
