// A process that writes into a store as fast as it can and says what has settled, until somebody kills it.
import { openStore } from '../../dist/store/index.js';

const [settings, name, count] = process.argv.slice(2);
const store = await openStore(JSON.parse(settings));
const ids = Array.from({ length: Number(count) }, (_, i) => `${name}-${i}`);

await Promise.all(
  ids.map(async (id) => {
    const now = Date.now();
    let record = await store.table(id);
    if (record === null) {
      record = { id, rev: 0, at: 0, stage: 'playing', listed: false, host: name, people: [name] };
      record = { ...record, made: now, touched: now, wakeAt: null, head: {} };
      await store.addTable(record);
    }
    for (;;) {
      const n = record.at;
      const entries = [n, n + 1].map((move) => ({ entry: { by: 0, move }, key: `key-${move}` }));
      const next = { ...record, rev: record.rev + 1, at: n + 2, head: { last: n + 1 } };
      if (!(await store.commit({ record: next, entries }))) throw new Error('nobody else writes here');
      record = next;
      process.stdout.write(`${id} ${record.at}\n`);
    }
  }),
);
