import { nodeTooOld } from './node-version.js';

const sorry = nodeTooOld(process.versions.node);
if (sorry) {
  console.error(sorry);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
} else {
  import('./check.js').then(({ check }) => check(process.argv.slice(2)));
}
