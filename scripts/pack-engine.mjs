// Packs the engine for a registry: JavaScript with declarations instead of TypeScript sources, a manifest whose exports
// point there, the licence. `node scripts/pack-engine.mjs [folder]` writes the tarball to the folder (`dist`) and
// prints its path.
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runOrFail } from './child.mjs';
import { npm } from './packages.mjs';
import { commandOf, inTree, readJson } from './paths.mjs';
import { environment, runtime } from './runtime.mjs';
import { tell } from './tell.mjs';

const OLDEST_NODE = '>=20.19';

const main = async () => {
  const folder = resolve(process.argv[2] ?? inTree('dist'));
  const stage = mkdtempSync(join(tmpdir(), 'punto-engine-'));
  try {
    await compile(join(stage, 'dist'));
    cpSync(inTree('packages', 'engine', 'README.md'), join(stage, 'README.md'));
    cpSync(inTree('LICENSE'), join(stage, 'LICENSE'));
    writeFileSync(join(stage, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
    console.log(await pack(stage, folder));
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
};

const compile = (outDir) => {
  const node = runtime();
  const config = inTree('packages', 'engine', 'tsconfig.publish.json');
  return runOrFail(
    'The engine does not compile.',
    node,
    [commandOf('typescript', 'tsc'), '-p', config, '--outDir', outDir],
    { env: environment(node) },
  );
};

/** The manifest of the sources with other exports and files. */
const manifest = () => {
  const source = readJson('packages', 'engine', 'package.json');
  const exports = Object.fromEntries(
    Object.entries(source.exports).map(([name, file]) => [name, built(file)]),
  );
  return { ...source, engines: { node: OLDEST_NODE }, files: ['dist'], exports };
};

/** The packed path of `./src/room/room.ts`. */
const built = (file) => {
  const path = file.replace(/^\.\/src\/(.*)\.ts$/, './dist/$1');
  return { types: `${path}.d.ts`, default: `${path}.js` };
};

const pack = async (stage, folder) => {
  mkdirSync(folder, { recursive: true });
  const { program, args, shell } = npm();
  const packed = await runOrFail(
    'npm could not pack the engine.',
    program,
    [...args, 'pack', '--json', '--silent', '--pack-destination', folder],
    { cwd: stage, shell },
  );
  return join(folder, fileNameIn(JSON.parse(packed)));
};

/** npm 10 prints a list, later versions an object keyed by package. */
const fileNameIn = (answer) => Object.values(answer)[0].filename;

main().catch(tell);
