// The manifest of a tarball, made from the one in the tree: exports lead to compiled files, siblings are named by their exact
// version, and what only the tree uses is left out.
import { readJson } from '../paths.mjs';
import { PUBLISHED, sourceFoldersOf } from './published.mjs';

const TREE_ONLY = ['devDependencies', 'private', 'scripts'];

/** `undefined` values are left out by JSON. */
export const packedManifest = (source, { name, isLibrary }) => {
  const manifest = Object.fromEntries(Object.entries(source).filter(([field]) => !TREE_ONLY.includes(field)));
  return {
    ...manifest,
    ...(source.exports === undefined ? {} : { exports: packedExports(source.exports, name, isLibrary) }),
    ...(source.imports === undefined ? {} : { imports: packedImports(source.imports, name) }),
    dependencies: packedDependencies(source.dependencies ?? {}, name, isLibrary),
    // The pinned runtime, which the launcher in `bin` looks for.
    ...(name === 'cli' ? { optionalDependencies: readJson('package.json').optionalDependencies } : {}),
  };
};

const packedExports = (exports, name, isLibrary) => ({
  ...Object.fromEntries(
    Object.entries(exports)
      .filter(([subpath]) => !subpath.startsWith('./test/'))
      .map(([subpath, file]) => [subpath, packedTarget(file, name, isLibrary)]),
  ),
  './package.json': './package.json',
});

/** Each leads to a file for each of its conditions; declarations do not name them, so they need no types. */
const packedImports = (imports, name) =>
  Object.fromEntries(
    Object.entries(imports).map(([specifier, files]) => [
      specifier,
      Object.fromEntries(
        Object.entries(files).map(([condition, file]) => [condition, packedTarget(file, name, false)]),
      ),
    ]),
  );

/** What the tarball has of `./src/room/room.ts`; a file that is no source, such as a schema, has the same place there. */
const packedTarget = (file, name, isLibrary) => {
  if (!file.endsWith('.ts')) return file;
  const path = distPath(name, file.replace(/^\.\//, '')).replace(/\.ts$/, '');
  return isLibrary ? { types: `./${path}.d.ts`, default: `./${path}.js` } : `./${path}.js`;
};

/** The place in `dist` of a file in a folder of sources. */
export const distPath = (name, path) =>
  sourceFoldersOf(name).length > 1 ? `dist/${path}` : path.replace(/^src\//, 'dist/');

/** Siblings by their version; what the program needs by the version it was tested with, which the lockfile has. */
const packedDependencies = (dependencies, name, isLibrary) =>
  Object.fromEntries(
    Object.entries(dependencies).map(([dependency, range]) => {
      if (dependency.startsWith('@punto/')) return [dependency, siblingVersion(dependency)];
      return [dependency, isLibrary ? range : lockedVersion(name, dependency)];
    }),
  );

const siblingVersion = (sibling) => {
  const folder = sibling.slice('@punto/'.length);
  if (!PUBLISHED.some((each) => each.name === folder))
    throw new Error(`${sibling} is not published, and a published package needs it`);
  return readJson('packages', folder, 'package.json').version;
};

const lockedVersion = (name, dependency) => {
  const { packages } = readJson('package-lock.json');
  const found =
    packages[`packages/${name}/node_modules/${dependency}`] ?? packages[`node_modules/${dependency}`];
  return found.version;
};
