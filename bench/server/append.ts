// The least a store can do: appends a row to a file and waits for the disk, one after the other. `append.js <file> <seconds> <bytes>`
import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';

const [file = '', seconds = '', bytes = ''] = process.argv.slice(2);
const row = Buffer.alloc(Number(bytes), 'x');
const to = openSync(file, 'a');
const end = performance.now() + 1000 * Number(seconds);
const [began, used] = [performance.now(), process.cpuUsage()];
let rows = 0;
while (performance.now() < end) {
  writeSync(to, row);
  fdatasyncSync(to);
  rows++;
}
const { user, system } = process.cpuUsage(used);
console.log(
  JSON.stringify({
    perSecond: (1000 * rows) / (performance.now() - began),
    perCpuSecond: (1e6 * rows) / (user + system),
  }),
);
closeSync(to);
