// `prepack` of each published package: writes `dist` and what else the tarball has into the package's folder, and puts the
// manifest and README of the tarball in place of those of the tree. `postpack.mjs` undoes it.
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { inTree, ROOT } from '../paths.mjs';
import { runtime } from '../runtime.mjs';
import { buildSite } from '../site.mjs';
import { tell } from '../tell.mjs';
import { buildWebApp } from '../web-app.mjs';
import { compiled, filesUnder } from './compile.mjs';
import { keepOriginals, restore } from './originals.mjs';
import { packedDeclaration, packedMap, packedReadme, packedScript } from './packed-files.mjs';
import { distPath, packedManifest } from './packed-manifest.mjs';
import { publishedPackage, sourceFoldersOf } from './published.mjs';

const main = async () => {
  const folder = process.cwd();
  const packed = publishedPackage(basename(folder));
  restore(folder);
  keepOriginals(folder);
  try {
    const from = await compiled(packed.isLibrary);
    for (const part of sourceFoldersOf(packed.name))
      copyCompiled(join(from, packed.name, part), join(folder, part), folder, packed);
    if (packed.name === 'server') await copyShipped(folder);
    cpSync(inTree('LICENSE'), join(folder, 'LICENSE'));
    rewrite(join(folder, 'README.md'), packedReadme);
    rewrite(
      join(folder, 'package.json'),
      (text) => `${JSON.stringify(packedManifest(JSON.parse(text), packed), null, 2)}\n`,
    );
  } catch (error) {
    restore(folder);
    throw error;
  }
};

const rewrite = (path, change) => writeFileSync(path, change(readFileSync(path, 'utf8')));

/** Compiled files, and what lies beside the sources and is read at run time, such as migrations. */
const copyCompiled = (from, sources, folder, { name, isLibrary }) => {
  for (const path of filesUnder(from)) {
    if (!isLibrary && /\.(d\.ts|map)$/.test(path)) continue;
    const source = join(relative(folder, sources), relative(from, path));
    const target = distPath(name, source);
    write(join(folder, target), packedText(readFileSync(path, 'utf8'), target, source, isLibrary));
  }
  for (const path of filesUnder(sources))
    if (!path.endsWith('.ts')) copy(path, join(folder, distPath(name, relative(folder, path))));
};

const packedText = (text, target, source, isLibrary) => {
  if (target.endsWith('.map')) return packedMap(text, target, source.replace(/(\.d\.ts|\.js)\.map$/, '.ts'));
  const changed = target.endsWith('.d.ts') ? packedDeclaration(text) : packedScript(text);
  return isLibrary ? changed : changed.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
};

/** What a house serves and reads beside its code: `packages/server/src/program/shipped-files.ts` finds it. */
const copyShipped = async (folder) => {
  await buildWebApp(runtime());
  for (const part of ['rooms', 'bets', 'brands'])
    cpSync(inTree(part), join(folder, 'shipped', part), { recursive: true });
  cpSync(inTree('packages', 'web', 'dist'), join(folder, 'shipped', 'web'), { recursive: true });
  await copyDocuments(join(folder, 'shipped', 'docs'));
};

/** Without the compressed copies beside the files, which a tarball cannot compress again: 3 MB instead of 9. */
const copyDocuments = async (to) => {
  // A staged tree has the built site and none of its sources; `pack.mjs` has built it.
  if (existsSync(inTree('site', 'package.json'))) await buildSite(runtime());
  cpSync(inTree('site', 'dist', 'site'), to, {
    recursive: true,
    filter: (path) => !/\.(?:br|gz)$/.test(path),
  });
};

const copy = (from, to) => {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to);
};

const write = (path, text) => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};

if (!existsSync(join(ROOT, 'packages', basename(process.cwd()), 'package.json')))
  throw new Error('run this by npm pack in a folder of packages/');
main().catch(tell);
