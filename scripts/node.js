// One server, as `npm start` runs it once everything is installed and built: for proofs and benchmarks, which start many.
import { serve } from './serve.js';
import { makeWritable, settingsFrom } from './settings.js';

try {
  const settings = settingsFrom(process.env);
  makeWritable(settings.data);
  await serve(settings);
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
