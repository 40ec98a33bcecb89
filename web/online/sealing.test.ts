import {
  type AnyGame,
  beginSealing,
  commitmentTo,
  freeze,
  type Json,
  promise,
  quickRandom,
  reveal,
  type Sealing,
  sealedSea,
  startAnew,
  Table,
  writeLogbook,
} from '@fathom/kernel';
import { toy } from '@fathom/toy/rules';
import type { SealingNews, TableCard } from '@fathom/wire';
import { describe, expect, it } from 'vitest';
import { checkDice } from './fairness.ts';
import { RemoteTable } from './remote-table.ts';
import type { Salt, Salts } from './salts.ts';
import { takePart } from './sealing.ts';
import { type Wired, wire } from './testing.ts';

const id = 'tableAAAAAAAAAAA';
const seed = '5e'.repeat(32);
const otherSalt = 'be'.repeat(32);

const newsOf = ({ table, attempt, commitment, frozen, lots, silent }: Sealing): SealingNews => ({
  is: 'sealing',
  table,
  attempt,
  commitment,
  frozen,
  lots,
  silent,
});

const card: TableCard = {
  id,
  game: 'toy',
  version: toy.version,
  options: toy.options.defaults,
  host: { person: 'Ada', name: 'Ada' },
  places: [
    { kind: 'person', person: 'Ada', name: 'Ada', present: true, bot: null },
    { kind: 'person', person: 'Ben', name: 'Ben', present: true, bot: null },
  ],
  pace: { kind: 'none' },
  listed: false,
  watchable: false,
  chat: false,
  stage: 'sealing',
  ending: null,
  turn: null,
  watchers: 0,
  open: false,
  next: null,
  made: 0,
  touched: 0,
};

function memory(): Salts & { kept: Salt | null } {
  const self = {
    kept: null as Salt | null,
    of: () => self.kept,
    keep: (salt: Salt) => {
      self.kept = salt;
    },
  };
  return self;
}

interface Seated extends Wired {
  readonly salts: ReturnType<typeof memory>;
  asks(what: 'promise' | 'reveal'): readonly Json[];
}

function sitDown(seat: number | null = 0): Seated {
  const wired = wire();
  const table = new RemoteTable(wired.line, id);
  const salts = memory();
  takePart(table, salts);
  wired.socket().greet();
  wired.socket().say({ is: 'card', card, seat });
  const asks = (what: 'promise' | 'reveal') =>
    wired.socket().heard.flatMap((ask): Json[] => {
      if (ask.do === 'promise' && what === 'promise') return [ask.commitment];
      return ask.do === 'reveal' && what === 'reveal' ? [ask.salt] : [];
    });
  return { ...wired, salts, asks };
}

const must = <T>(parsed: { ok: true; value: T } | { ok: false; error: string }): T => {
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
};

/** Everybody has promised, and the list is closed. */
function closed(ada: Seated, attempt?: Sealing): Sealing {
  const open = attempt ?? beginSealing(id, commitmentTo(seed));
  ada.socket().say(newsOf(open));
  const [mine] = ada.asks('promise').slice(-1);
  const both = must(promise(must(promise(open, 0, String(mine))), 1, commitmentTo(otherSalt)));
  return freeze(both);
}

describe('adding to the dice', () => {
  it('promises a salt, keeps it, and reveals it once the list is closed', () => {
    const ada = sitDown();
    const frozen = closed(ada);
    expect(ada.asks('promise')).toHaveLength(1);
    expect(ada.asks('reveal')).toHaveLength(0);
    ada.socket().say(newsOf(frozen));
    const [salt] = ada.asks('reveal');
    expect(commitmentTo(String(salt))).toBe(ada.asks('promise')[0]);
    expect(must(reveal(frozen, 0, String(salt))).lots[0]?.salt).toBe(salt);
    expect(ada.salts.kept?.list).toHaveLength(2);
  });

  it('promises the same again after a reload, so that a person adds one salt', () => {
    const ada = sitDown();
    const open = beginSealing(id, commitmentTo(seed));
    ada.socket().say(newsOf(open));
    ada.socket().say(newsOf(open));
    expect(new Set(ada.asks('promise')).size).toBe(1);
  });

  it('reveals nothing if its own promise is not on the list, or if the server’s has changed', () => {
    const ada = sitDown();
    const frozen = closed(ada);
    ada.socket().say(newsOf({ ...frozen, lots: frozen.lots.slice(1) }));
    ada.socket().say(newsOf({ ...frozen, lots: [{ seat: 0, commitment: commitmentTo('00'.repeat(32)) }] }));
    ada.socket().say(newsOf({ ...frozen, commitment: commitmentTo('11'.repeat(32)) }));
    expect(ada.asks('reveal')).toEqual([]);
  });

  it('reveals nothing under a second list', () => {
    const ada = sitDown();
    const frozen = closed(ada);
    ada.socket().say(newsOf(frozen));
    const changed = frozen.lots.map((lot) =>
      lot.seat === 1 ? { ...lot, commitment: commitmentTo('22'.repeat(32)) } : lot,
    );
    ada.socket().say(newsOf({ ...frozen, lots: changed }));
    expect(ada.asks('reveal')).toHaveLength(1);
  });

  it('begins anew with another salt when somebody fell silent', () => {
    const ada = sitDown();
    const frozen = closed(ada);
    ada.socket().say(newsOf(frozen));
    const [salt] = ada.asks('reveal');
    ada.socket().say(newsOf(startAnew(must(reveal(frozen, 0, String(salt))), commitmentTo('77'.repeat(32)))));
    expect(new Set(ada.asks('promise')).size).toBe(2);
    expect(ada.salts.kept).toMatchObject({ attempt: 2, list: null });
  });

  it('reveals nothing for another game than the one it was promised for', () => {
    const ada = sitDown();
    const frozen = closed(ada);
    ada
      .socket()
      .say({ is: 'card', card: { ...card, places: [...card.places, { kind: 'bot', level: 'minnow' }] }, seat: 0 });
    ada.socket().say(newsOf(frozen));
    expect(ada.asks('reveal')).toEqual([]);
    ada.socket().say({ is: 'card', card, seat: 0 });
    expect(ada.asks('reveal')).toHaveLength(1);
  });

  it('adds nothing where all begins anew without being counted, and does not forget what was promised first', () => {
    const ada = sitDown();
    const frozen = closed(ada);
    ada.socket().say(newsOf(frozen));
    const { kept } = ada.salts;
    ada.socket().say(newsOf(beginSealing(id, commitmentTo('77'.repeat(32)))));
    ada.socket().say(newsOf({ ...frozen, frozen: false, lots: [] }));
    ada.socket().say(newsOf({ ...frozen, attempt: 0, frozen: false, lots: [] }));
    expect(ada.asks('promise')).toHaveLength(1);
    expect(ada.salts.kept).toEqual(kept);
  });

  it('leaves it to those who sit at the table', () => {
    const eve = sitDown(null);
    eve.socket().say(newsOf(beginSealing(id, commitmentTo(seed))));
    expect(eve.asks('promise')).toEqual([]);
  });
});

describe('the dice of a finished game', () => {
  function game(sealing: Sealing): string {
    const sea = sealedSea(sealing, seed);
    if (!sea) throw new Error('not sealed');
    const rules: AnyGame = toy;
    const table = new Table(rules, { seats: 2, options: rules.options.defaults, sea });
    table.deal();
    const random = quickRandom('dice');
    while (typeof table.actor === 'number') {
      const moves: readonly Json[] = rules.moves(table.state);
      table.play(table.actor, table.at, [moves[random.below(moves.length)] ?? null]);
      table.deal();
    }
    return writeLogbook(table);
  }

  function played(): { readonly book: string; readonly own: Salt } {
    const ada = sitDown();
    const frozen = closed(ada);
    ada.socket().say(newsOf(frozen));
    const own = ada.salts.kept;
    if (!own) throw new Error('nothing kept');
    return { book: game(must(reveal(must(reveal(frozen, 0, own.salt)), 1, otherSalt))), own };
  }

  it('are checked draw by draw, with the salt of this browser among them', async () => {
    const { book, own } = played();
    const fair = await checkDice('toy', book, own);
    expect(fair).toMatchObject({ ok: true, own: true });
    expect(fair.ok && fair.draws).toBeGreaterThan(0);
    expect(await checkDice('toy', book, null)).toMatchObject({ ok: true, own: false });
  });

  it('are found out if salt, seed, list or a draw are not what was promised', async () => {
    const { book, own } = played();
    expect(await checkDice('toy', book, { ...own, salt: '99'.repeat(32) })).toEqual({ ok: false, what: 'salt' });
    expect(await checkDice('toy', book, { ...own, commitment: '99'.repeat(32) })).toEqual({ ok: false, what: 'seed' });
    expect(await checkDice('toy', book, { ...own, list: own.list?.slice(0, 1) ?? [] })).toEqual({
      ok: false,
      what: 'list',
    });
    const otherSeats = { ...own, terms: { ...own.terms, seats: 3 } };
    expect(await checkDice('toy', book, otherSeats)).toEqual({ ok: false, what: 'terms' });
    const otherOptions = { ...own, terms: { ...own.terms, options: { sea: 'another' } } };
    expect(await checkDice('toy', book, otherOptions)).toEqual({ ok: false, what: 'terms' });
    expect(await checkDice('toy', book.replace(otherSalt, '99'.repeat(32)), own)).toMatchObject({ ok: false });
    expect(await checkDice('toy', 'no book', own)).toEqual({ ok: false, what: 'book' });
  });

  it('are no fault of anybody where a book cannot be checked here: other rules, or a seed not told', async () => {
    const { book, own } = played();
    const unchecked = { ok: false, what: 'book' };
    const later = { ...own, terms: { ...own.terms, version: 2 } };
    expect(await checkDice('toy', book.replace('game: toy 1', 'game: toy 2'), later)).toEqual(unchecked);
    expect(await checkDice('toy', book.replace(`,"seed":"${seed}"`, ''), own)).toEqual(unchecked);
    expect(await checkDice('toy', book.replace(seed, '99'.repeat(32)), own)).toEqual({ ok: false, what: 'seed' });
  });

  it('promise nothing to whoever fell silent before they were sealed', async () => {
    const { book, own } = played();
    expect(await checkDice('toy', book, { ...own, attempt: 0 })).toMatchObject({ ok: true, own: false });
  });
});
