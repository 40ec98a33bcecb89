import { nodeTooOld } from './node-version.js';

const sorry = nodeTooOld(process.versions.node);
if (sorry) {
  console.error(sorry);
  process.exitCode = 1;
} else {
  import('./serve.js').then(({ start }) => start(process.argv.slice(2)));
}
