// Builds the web app if its sources have changed since the last build. Their fingerprint is stored in the build folder,
// which every build empties first, so an interrupted build has none and is repeated.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { Failure, runOrFail } from './child.mjs';
import { writeLicences } from './licences.mjs';
import { commandOf, inTree, ROOT } from './paths.mjs';
import { environment } from './runtime.mjs';
import { step } from './step.mjs';

const DIST = inTree('packages', 'web', 'dist');
/** The two builds of `packages/web/vite.config.ts` and their pages. */
const APPS = { patrons: 'index.html', floor: 'floor.html' };
const FINGERPRINT = join(DIST, '.fingerprint');
/** The folders of the web app's package and of all those it depends on: `@punto/ui` is in `packages/ui`. */
const sourceFolders = (name = 'web', found = new Set()) => {
  found.add(name);
  const { dependencies = {} } = JSON.parse(readFileSync(inTree('packages', name, 'package.json'), 'utf8'));
  for (const dependency of Object.keys(dependencies).filter((each) => each.startsWith('@punto/')))
    if (!found.has(dependency.slice('@punto/'.length)))
      sourceFolders(dependency.slice('@punto/'.length), found);
  return [...found].sort();
};
const NOT_SOURCES = new Set(['node_modules', 'dist', 'test']);

export const buildWebApp = async (node) => {
  const wanted = fingerprint();
  if (builtFrom(wanted)) return;
  await step('building the web app', () => buildAnyway(node, wanted));
};

/** Builds unconditionally. */
export const buildAnyway = async (node, wanted = fingerprint()) => {
  const vite = commandOf('vite', 'vite');
  const env = environment(node, { NODE_ENV: 'production' });
  rmSync(DIST, { recursive: true, force: true });
  await Promise.all(
    Object.entries(APPS).map(async ([mode, page]) => {
      const args = [vite, 'build', 'packages/web', '--logLevel', 'warn', '--mode', mode];
      const output = await runOrFail(`Vite could not build the app of ${mode}.`, node, args, { env });
      if (!existsSync(join(DIST, page)))
        throw new Failure(`The build of the app wrote no ${page} into packages/web/dist.`, output);
    }),
  );
  writeLicences(
    Object.keys(APPS).map((mode) => join(DIST, '.vite', `licences-${mode}.json`)),
    inTree('LICENSE'),
    join(DIST, 'licences.txt'),
  );
  compress(DIST);
  writeFileSync(FINGERPRINT, wanted);
};

/** Writes a Brotli and a gzip copy next to every text file from one kilobyte on; the server sends these. */
const compress = (folder) => {
  for (const path of filesUnder(folder)) {
    const content = readFileSync(path);
    if (content.length < LEAST_COMPRESSED || !TEXT.test(path)) continue;
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [QUALITY]: qualityOf(path) } }));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
};

const QUALITY = constants.BROTLI_PARAM_QUALITY;
/** Files of the first views and texts for them, by the names that `packages/web/visit-files.ts` and `text-files.ts` give them. */
const FIRST = /^(?:index|table|texts-[\w-]+)[.-]/;
/** The best quality takes three times the processor time of the next one, and makes files a fiftieth smaller. */
const qualityOf = (path) =>
  FIRST.test(basename(path)) ? constants.BROTLI_MAX_QUALITY : constants.BROTLI_MAX_QUALITY - 1;

const TEXT = /\.(?:css|html|js|json|map|svg|txt)$/;
const LEAST_COMPRESSED = 1024;

const builtFrom = (wanted) => existsSync(FINGERPRINT) && readFileSync(FINGERPRINT, 'utf8') === wanted;

/** A hash of the name and content of every file that the build reads. */
const fingerprint = () => {
  const hash = createHash('sha256');
  for (const path of [
    inTree('package-lock.json'),
    ...sourceFolders().flatMap((name) => filesUnder(inTree('packages', name))),
  ]) {
    hash
      .update(`${relative(ROOT, path)}\0`)
      .update(readFileSync(path))
      .update('\0');
  }
  return hash.digest('hex');
};

const filesUnder = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !NOT_SOURCES.has(entry.name) && !entry.name.includes('.test.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesUnder(join(folder, entry.name)) : join(folder, entry.name),
    );
