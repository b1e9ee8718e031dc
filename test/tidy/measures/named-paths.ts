// A file or folder that a document names must exist. Checked are the documents for contributors (ARCHITECTURE,
// CONTRIBUTING, the README of the tree and of each package) and, for paths that begin with `packages/`, all code and
// comments.
import { posix } from 'node:path';
import { isCode, type SourceFile } from '../tree.ts';

const DOCUMENTS = /^(ARCHITECTURE|CONTRIBUTING|README)\.md$|^packages\/[^/]+\/README\.md$/;
const SPOKEN = /`([\w@.-]+(?:\/[\w@.-]+)+\/?|[\w-]+(?:\.[\w-]+)*\.(?:tsx?|mjs|css|md|json))`/g;
const LINKED = /\]\(([^)\s#]+)(?:#[^)]*)?\)/g;
const IN_CODE = /(?<![\w./@-])packages\/[\w-]+\/(?:src|test|bin)(?:\/[\w.-]+)*/g;

/** The test samples of these checks contain paths that do not exist. */
const SAMPLES = /^test\/tidy\//;
/** Build output, not in the tree. */
const BUILT = /(^|\/)(dist|node_modules)(\/|$)/;

/** Every named path that does not exist. `paths`: all files of the tree. */
export const deadPaths = (files: readonly SourceFile[], paths: readonly string[]): readonly string[] => {
  const known = endsOf(paths);
  return files.flatMap((file) => {
    const named = DOCUMENTS.test(file.path) ? inDocument(file) : isCode(file) ? inCode(file) : [];
    return named
      .filter((options) => !options.some((path) => BUILT.test(path) || known.has(path)))
      .map(([path]) => `${file.path}: names ${path}, which is not there`);
  });
};

/** The possible meanings of a path: from the root or the end of a longer path, with or without its extension. */
type Options = readonly string[];

const inDocument = ({ path, text }: SourceFile): readonly Options[] => [
  ...[...text.matchAll(LINKED)]
    .filter(([, link = '']) => !/^[a-z]+:/.test(link))
    .map(([, link = '']) => [`/${posix.join(posix.dirname(path), link).replace(/\/$/, '')}`]),
  ...[...text.matchAll(SPOKEN)]
    .map(([, named = '']) => named.replace(/\/$/, '').replace(/^@punto\//, 'packages/'))
    // `./data` is relative to the reader's folder, `@noble/hashes` is another package.
    .filter((named) => !/^[@.]/.test(named))
    .map((named) => waysOf(named)),
];

const inCode = ({ path, text }: SourceFile): readonly Options[] =>
  SAMPLES.test(path) ? [] : [...text.matchAll(IN_CODE)].map(([named]) => [`/${named.replace(/[./]+$/, '')}`]);

const waysOf = (named: string): Options => {
  const inSrc = named.replace(/^packages\/([^/]+)\//, 'packages/$1/src/');
  return [named, inSrc].flatMap((path) => [path, `${path}.ts`, `${path}.tsx`]);
};

/** All files and folders: from the root with a leading slash, and each suffix of their paths without one. */
const endsOf = (paths: readonly string[]): ReadonlySet<string> => {
  const known = new Set<string>();
  for (const path of paths) {
    const parts = path.split('/');
    for (let to = 1; to <= parts.length; to++) {
      known.add(`/${parts.slice(0, to).join('/')}`);
      for (let from = 0; from < to; from++) known.add(parts.slice(from, to).join('/'));
    }
  }
  return known;
};
