// `npm run parts`: builds the parts for pages of others, each to one script, and copies them beside the example pages.
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { Failure, runOrFail } from './child.mjs';
import { installPackages } from './packages.mjs';
import { commandOf, inTree } from './paths.mjs';
import { environment, runtime } from './runtime.mjs';
import { tell } from './tell.mjs';

/** The most that each may weigh, compressed with gzip. */
const MOST_BYTES = { roads: 10_000, odds: 17_000, table: 8_000 };
/** Whose pages load the scripts from a folder `dist` beside them. */
const EXAMPLES = ['embed', 'overlay'];
const DIST = inTree('packages', 'parts', 'dist');

/** Returns a line with the weight of each. */
export const buildParts = async (node) => {
  rmSync(DIST, { recursive: true, force: true });
  const env = environment(node, { NODE_ENV: 'production' });
  const weights = [];
  for (const [part, most] of Object.entries(MOST_BYTES)) {
    const args = [commandOf('vite', 'vite'), 'build', 'packages/parts', '--logLevel', 'warn', '--mode', part];
    await runOrFail(`Vite could not build punto-${part}.js.`, node, args, { env });
    const script = readFileSync(`${DIST}/punto-${part}.js`);
    if (script.some((byte) => byte > 0x7f))
      throw new Failure(
        `punto-${part}.js is not ASCII: a page without a declared encoding would show it garbled.`,
      );
    const bytes = gzipSync(script, { level: 9 }).length;
    if (bytes > most)
      throw new Failure(`punto-${part}.js weighs ${bytes} bytes compressed, ${most} at most.`);
    weights.push(`${part} ${(bytes / 1000).toFixed(1)} kB`);
  }
  for (const example of EXAMPLES) cpSync(DIST, inTree('examples', example, 'dist'), { recursive: true });
  return weights.join(', ');
};

const main = async () => {
  await installPackages();
  console.log(await buildParts(runtime()));
};

if (process.argv[1] === import.meta.filename) main().catch(tell);
