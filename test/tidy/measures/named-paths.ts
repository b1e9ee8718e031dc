// A file or folder that a document names is there. Read are the documents for who works here (ARCHITECTURE, CONTRIBUTING,
// the README of the tree and of each package) and, for paths that begin with `packages/`, all code with its comments.
import { posix } from 'node:path';
import { isCode, type SourceFile } from '../tree.ts';

const DOCUMENTS = /^(ARCHITECTURE|CONTRIBUTING|README)\.md$|^packages\/[^/]+\/README\.md$/;
const SPOKEN = /`([\w@.-]+(?:\/[\w@.-]+)+\/?|[\w-]+(?:\.[\w-]+)*\.(?:tsx?|mjs|css|md|json))`/g;
const LINKED = /\]\(([^)\s#]+)(?:#[^)]*)?\)/g;
const IN_CODE = /(?<![\w./@-])packages\/[\w-]+\/(?:src|test|bin)(?:\/[\w.-]+)*/g;

/** The samples of these checks name what is not there. */
const SAMPLES = /^test\/tidy\//;
/** Built, not kept. */
const BUILT = /(^|\/)(dist|node_modules)(\/|$)/;

/** Every path that is named and not there. `paths`: all files of the tree. */
export const deadPaths = (files: readonly SourceFile[], paths: readonly string[]): readonly string[] => {
  const known = endsOf(paths);
  return files.flatMap((file) => {
    const named = DOCUMENTS.test(file.path) ? inDocument(file) : isCode(file) ? inCode(file) : [];
    return named
      .filter((options) => !options.some((path) => BUILT.test(path) || known.has(path)))
      .map(([path]) => `${file.path}: names ${path}, which is not there`);
  });
};

/** Each path in the ways it may be meant: from the root or the end of a longer path, with or without its ending. */
type Options = readonly string[];

const inDocument = ({ path, text }: SourceFile): readonly Options[] => [
  ...[...text.matchAll(LINKED)]
    .filter(([, link = '']) => !/^[a-z]+:/.test(link))
    .map(([, link = '']) => [`/${posix.join(posix.dirname(path), link).replace(/\/$/, '')}`]),
  ...[...text.matchAll(SPOKEN)]
    .map(([, named = '']) => named.replace(/\/$/, '').replace(/^@punto\//, 'packages/'))
    // `./data` is of who runs it, `@noble/hashes` of others.
    .filter((named) => !/^[@.]/.test(named))
    .map((named) => waysOf(named)),
];

const inCode = ({ path, text }: SourceFile): readonly Options[] =>
  SAMPLES.test(path) ? [] : [...text.matchAll(IN_CODE)].map(([named]) => [`/${named.replace(/[./]+$/, '')}`]);

const waysOf = (named: string): Options => {
  const inSrc = named.replace(/^packages\/([^/]+)\//, 'packages/$1/src/');
  return [named, inSrc].flatMap((path) => [path, `${path}.ts`, `${path}.tsx`]);
};

/** All files and folders, from the root with a leading slash, and by each end of their path without one. */
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
