// The form of a file: its name, its length, its header comment, and that it does not only re-export others.
import { statements } from './syntax.ts';
import { isCode, isTest, type SourceFile } from './tree.ts';

export const MOST_LINES = 400;

const GOVERNED = /^(packages|scripts|test|docs)\//;
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
/** Folders of texts have the tag of their language: `pt-BR`, `zh-Hant`. */
const LANGUAGE_FOLDER = /^packages\/language\/texts\/[a-z]{2}-[A-Z]\w+\//;

/** Words that say nothing about the content. */
const EMPTY_WORDS = new Set([
  'util',
  'utils',
  'helper',
  'helpers',
  'common',
  'types',
  'manager',
  'service',
  'misc',
]);

/** Files and folders that are not kebab-case, or contain a meaningless word. */
export const badNames = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter(({ path }) => GOVERNED.test(path) && !path.endsWith('/README.md'))
    .flatMap(({ path }) =>
      path
        .replace(LANGUAGE_FOLDER, '')
        .split('/')
        .flatMap((part) => {
          if (!KEBAB.test(part)) return [`${path}: ${part} is not kebab-case`];
          const empty = part.split(/[-.]/).find((word) => EMPTY_WORDS.has(word));
          return empty === undefined ? [] : [`${path}: the name says only "${empty}"`];
        }),
    );

/** Files that are too long. */
export const longFiles = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter((file) => isCode(file) || file.path.endsWith('.css'))
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > MOST_LINES)
    .map(({ path, lines }) => `${path}: ${lines} lines, ${MOST_LINES} at most`);

/** Source files without a header comment. Tests do not need one, since their titles describe them. */
export const unopened = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter((file) => isCode(file) && !/\.test\.tsx?$/.test(file.path))
    .filter(({ text }) => !/^(#!.*\n)?\s*(\/\/ \S|\/\*)/.test(text))
    .map(({ path }) => `${path}: does not open with a comment`);

/** Modules that only re-export others, except the public entries of packages. */
export const barrels = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter((file) => isCode(file) && !isTest(file) && !/^packages\/[^/]+\/src\/index\.ts$/.test(file.path))
    .filter((file) => {
      const body = statements(file);
      const passesOn = body.filter(({ source, type }) => type.startsWith('Export') && source != null);
      return (
        body.some(({ type }) => type === 'ExportAllDeclaration') ||
        (body.length > 0 && passesOn.length === body.length)
      );
    })
    .map(({ path }) => `${path}: a barrel; import the file itself`);
