import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Pages opened before a build go on asking for the files they were made with: the last builds keep theirs, the older ones some days. */
const keptBuilds = 3;
const mostBuilds = 20;
const keptFor = 2 * 24 * 3600_000;

/**
 * Puts a finished build where the server looks, under its eyes: first the files with a hash in their name, which nobody asks for yet,
 * then the others, each replaced in one step, then the page, and last the worker that keeps them all. At no moment is anything missing.
 */
export function publish(build, site, now = Date.now()) {
  mkdirSync(site, { recursive: true });
  const before = filesIn(site);
  const fresh = filesIn(build);
  const inOrder = [...fresh].sort((a, b) => rank(a) - rank(b));
  for (const file of inOrder) {
    mkdirSync(dirname(join(site, file)), { recursive: true });
    renameSync(join(build, file), join(site, file));
  }
  rmSync(build, { recursive: true });

  const assets = (files) => files.filter(isHashed);
  const past = buildsOf(site) ?? [{ at: now, files: assets(before) }];
  const builds = [{ at: now, files: assets(fresh) }, ...past].filter(
    ({ at }, i) => i < keptBuilds || (i < mostBuilds && now - at < keptFor),
  );
  writeFileSync(noteOf(site), JSON.stringify(builds));
  const kept = new Set([...fresh, ...builds.flatMap(({ files }) => files)]);
  for (const file of before) if (!kept.has(file)) rmSync(join(site, file), { force: true });
}

const isHashed = (file) => file.startsWith('assets/');
const rank = (file) => (isHashed(file) ? 0 : /^sw\.js/.test(file) ? 3 : file.startsWith('index.html') ? 2 : 1);
const noteOf = (site) => join(site, '.builds');

/** Everything but what begins with a dot, which is not served. */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/(^|\/)\./.test(file) && statSync(join(folder, file)).isFile());

function buildsOf(site) {
  try {
    return existsSync(noteOf(site)) ? JSON.parse(readFileSync(noteOf(site), 'utf8')) : null;
  } catch {
    return null;
  }
}
