// `node scripts/pack/pack.mjs FOLDER [NAMES…]`: packs all published packages, or those named, by `npm pack` in each, and
// prints the path of each tarball with its sizes as JSON. The tree itself is not touched.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runOrFail } from '../child.mjs';
import { npm } from '../packages.mjs';
import { runtime } from '../runtime.mjs';
import { buildSite } from '../site.mjs';
import { tell } from '../tell.mjs';
import { PUBLISHED, publishedPackage } from './published.mjs';
import { stageTree } from './staged-tree.mjs';

/** `[{ name, version, file, packedBytes, unpackedBytes, files }]`: in the order of their dependencies. */
export const packInto = async (folder, names = PUBLISHED.map(({ name }) => name)) => {
  for (const name of names) publishedPackage(name);
  mkdirSync(folder, { recursive: true });
  // Here and not in the copy of the tree, which lacks the pages that the site is made from.
  if (names.includes('server')) await buildSite(runtime());
  const stage = stageTree(names.includes('server'));
  try {
    return await packAll(
      names.map((name) => join(stage.folder, 'packages', name)),
      folder,
    );
  } finally {
    stage.remove();
  }
};

/** By one `npm pack`: its start takes more processor time than the packing of a package. */
const packAll = async (folders, destination) => {
  const { program, args, shell } = npm();
  const words = [...args, 'pack', ...folders, '--json', '--silent', '--pack-destination', destination];
  const failure = `npm could not pack ${folders.join(', ')}.`;
  const answer = await runOrFail(failure, program, words, { cwd: destination, shell });
  // After what `prepack` printed; npm 10 prints a list, later versions an object keyed by package.
  const packed = Object.values(JSON.parse(answer.slice(answer.search(/^[[{]/m))));
  return packed.map(({ name, version, filename, size, unpackedSize, files }) => ({
    ...{ name, version, file: join(destination, filename) },
    ...{ packedBytes: size, unpackedBytes: unpackedSize, files: files.map(({ path }) => path) },
  }));
};

const main = async () => {
  const [folder, ...names] = process.argv.slice(2);
  if (folder === undefined) throw new Error('name the folder for the tarballs');
  console.log(JSON.stringify(await packInto(resolve(folder), names.length > 0 ? names : undefined)));
};

if (process.argv[1] === import.meta.filename) main().catch(tell);
