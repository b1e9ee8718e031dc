// The weight of the patrons' page with its script, of its first views, the lobby and a table, as the server sends them, and of their
// texts in each language. Everything counts that is requested before the view can be used: before the lobby shows its tables, or a table takes the
// first chip. What is requested after that does not: `packages/ui/src/later.tsx` keeps a component out of it. By hand, after
// `npm run build`, `node scripts/page-weight.mjs` prints the sums.
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failure } from './child.mjs';
import { inTree } from './paths.mjs';
import { tell } from './tell.mjs';

/** The file of the table page, see `packages/web/visit-files.ts`. */
const TABLE = 'table';
const DIST = inTree('packages', 'web', 'dist');
/** In bytes. Lower them when a change makes the page lighter. */
const LIMITS = { js: 60_000, css: 15_000 };
const MOST_LISTED = 8;

/** The page itself, whose inline script runs before anything else. */
const PAGE = 'index.html';
const PAGE_LIMIT = 900;

/** The texts of one language for the first views, compressed with gzip. */
const TEXTS_LIMIT = 11_700;

/** Returns a line for each sum. Throws a `Failure` with the largest files if the build is heavier than its limits. */
export const checkPageWeight = () => {
  const manifest = readManifest();
  const texts = checkTexts(manifest);
  const files = filesOfFirstViews(manifest);
  return [
    ...Object.entries(LIMITS).map(([kind, limit]) => checkKind(files, kind, limit)),
    checkPage(),
    ...texts,
  ];
};

const checkPage = () => {
  const sum = bytesSent(PAGE);
  if (sum <= PAGE_LIMIT) return lineOf('page', sum, PAGE_LIMIT);
  throw new Failure(`The page needs ${sum} bytes, and at most ${PAGE_LIMIT} are allowed.`);
};

const readManifest = () => {
  const path = join(DIST, '.vite', 'patrons.json');
  if (!existsSync(path)) throw new Failure('There is no build to weigh: run `npm run build` first.');
  return JSON.parse(readFileSync(path, 'utf8'));
};

const checkKind = (files, kind, limit) => {
  const weighed = files.filter((file) => file.endsWith(`.${kind}`)).map((file) => [file, bytesSent(file)]);
  const sum = weighed.reduce((all, [, bytes]) => all + bytes, 0);
  if (sum <= limit) return lineOf(kind, sum, limit);
  const largest = weighed.sort(([, a], [, b]) => b - a).slice(0, MOST_LISTED);
  throw new Failure(
    `Lobby and table need ${sum} bytes of ${kind}, and at most ${limit} are allowed.`,
    largest.map(([file, bytes]) => `${String(bytes).padStart(8)}  ${file}\n`).join(''),
  );
};

const checkTexts = (manifest) =>
  readdirSync(TEXTS).map((language) => {
    const sum = bytesSent(textsOf(manifest, language), 'gz');
    if (sum <= TEXTS_LIMIT) return lineOf(`texts ${language}`, sum, TEXTS_LIMIT);
    throw new Failure(
      `The texts of ${language} for lobby and table need ${sum} bytes, and at most ${TEXTS_LIMIT} are allowed.`,
    );
  });

const lineOf = (what, sum, limit) => `${what.padEnd(14)}${String(sum).padStart(6)} of ${limit} bytes`;

const TEXTS = inTree('packages', 'language', 'texts');

/** The file with the texts of a language for lobby and table, see `packages/web/text-files.ts`. */
const textsOf = (manifest, language) => {
  const texts = Object.values(manifest).find(({ name }) => name === `texts-${language}`);
  if (!texts) throw new Failure(`The build has no texts of ${language} to weigh.`);
  return texts.file;
};

/** The JavaScript and CSS that the browser has loaded when a table is drawn, from Vite's manifest. */
const filesOfFirstViews = (manifest) => {
  const reached = new Set();
  const visit = (key) => {
    if (reached.has(key)) return;
    reached.add(key);
    for (const next of manifest[key].imports ?? []) visit(next);
  };
  visit(PAGE);
  visit(tableIn(manifest));
  return [...new Set([...reached].flatMap((key) => [manifest[key].file, ...(manifest[key].css ?? [])]))];
};

const tableIn = (manifest) => {
  // The texts of the table have the same name, and are an entry of their own.
  const [key] =
    Object.entries(manifest).find(([, { name, isDynamicEntry }]) => name === TABLE && !isDynamicEntry) ?? [];
  if (key === undefined) throw new Failure(`The build has no file "${TABLE}" to weigh.`);
  return key;
};

/** The build stores compressed copies of each file that the server compresses. */
const bytesSent = (file, compressed = 'br') => {
  const path = join(DIST, file);
  return statSync(existsSync(`${path}.${compressed}`) ? `${path}.${compressed}` : path).size;
};

const [, started = ''] = process.argv;
if (existsSync(started) && realpathSync(started) === fileURLToPath(import.meta.url)) {
  try {
    process.stdout.write(`${checkPageWeight().join('\n')}\n`);
  } catch (error) {
    tell(error);
  }
}
