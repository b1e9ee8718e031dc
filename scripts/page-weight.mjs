// The weight of the patrons' first views, the lobby and a table, as the server sends them. What is loaded later is not
// counted: `packages/ui/src/later.tsx` keeps a component out of them.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './child.mjs';
import { inTree } from './paths.mjs';

/** The file of the table page, see `packages/web/first-views.ts`. */
const TABLE = 'table';
const DIST = inTree('packages', 'web', 'dist');
/** In bytes. Lower them when a change makes the page lighter. */
const LIMITS = { js: 87_900, css: 20_100 };
const MOST_LISTED = 8;

/** Throws a `Failure` with the largest files if the build is heavier than its limits. */
export const checkPageWeight = () => {
  const files = filesOfFirstViews(JSON.parse(readFileSync(join(DIST, '.vite', 'manifest.json'), 'utf8')));
  for (const [kind, limit] of Object.entries(LIMITS)) {
    const weighed = files.filter((file) => file.endsWith(`.${kind}`)).map((file) => [file, bytesSent(file)]);
    const sum = weighed.reduce((all, [, bytes]) => all + bytes, 0);
    if (sum <= limit) continue;
    const largest = weighed.sort(([, a], [, b]) => b - a).slice(0, MOST_LISTED);
    throw new Failure(
      `Lobby and table need ${sum} bytes of ${kind}, and at most ${limit} are allowed.`,
      largest.map(([file, bytes]) => `${String(bytes).padStart(8)}  ${file}\n`).join(''),
    );
  }
};

/** The JavaScript and CSS that the browser has loaded when a table is drawn, from Vite's manifest. */
const filesOfFirstViews = (manifest) => {
  const reached = new Set();
  const visit = (key) => {
    if (reached.has(key)) return;
    reached.add(key);
    for (const next of manifest[key].imports ?? []) visit(next);
  };
  visit('index.html');
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

/** The build stores a Brotli copy of each file that the server compresses. */
const bytesSent = (file) => {
  const path = join(DIST, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
};
