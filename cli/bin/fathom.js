#!/usr/bin/env node
import { nodeTooOld } from '../../scripts/node-version.js';

const sorry = nodeTooOld(process.versions.node);
if (sorry) {
  console.error(sorry);
  process.exitCode = 1;
} else {
  import('../../scripts/fathom.js').then(({ fathom }) => fathom(process.argv.slice(2)));
}
