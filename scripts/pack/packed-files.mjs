// Files of a tarball made from those of the tree: paths in compiled files, source maps, links of the README.
import { dirname, relative } from 'node:path';

const WORKER = /new URL\('(\.\/[^']+)\.ts', import\.meta\.url\)/g;

/** The compiler rewrites imports, but not the addresses of threads. */
export const packedScript = (text) => text.replace(WORKER, "new URL('$1.js', import.meta.url)");

/** Imports of declarations name files that are there, so that tools that do not resolve as the compiler does find them. */
export const packedDeclaration = (text) =>
  text.replace(/(from |import\(|import )(['"])(\.{1,2}\/[^'"]+)\.ts\2/g, '$1$2$3.js$2');

/** A source map that leads to the source in the same tarball. */
export const packedMap = (text, mapPath, sourcePath) =>
  JSON.stringify({
    ...JSON.parse(text),
    sourceRoot: '',
    sources: [relative(dirname(mapPath), sourcePath).replaceAll('\\', '/')],
  });

/** Links into the tree become names of files of the repository: an installed package has no tree around it. */
export const packedReadme = (text) =>
  text.replace(
    /\[([^\]]+)\]\((?:\.\.\/)+([^)]+)\)/g,
    (_, words, path) => `${words} (\`${path}\` in the repository)`,
  );
