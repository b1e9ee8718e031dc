// The files that a build of the image gets: those of the tree that `.dockerignore` lets through.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inTree, ROOT } from '../paths.mjs';

/** Whether a path is in the context; the last pattern that matches it or a folder above it decides. */
export const readIgnored = (text = readFileSync(inTree('.dockerignore'), 'utf8')) => {
  const rules = text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ admits: line.startsWith('!'), pattern: patternOf(line.replace(/^!/, '')) }));
  return (path) => {
    const parts = path.split('/');
    const above = parts.map((_, n) => parts.slice(0, n + 1).join('/'));
    return rules.findLast(({ pattern }) => above.some((each) => pattern.test(each)))?.admits ?? true;
  };
};

const patternOf = (glob) => {
  const inner = glob
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(
      /\*\*\/|\*\*|\*|\?/g,
      (each) => ({ '**/': '(?:.*/)?', '**': '.*', '*': '[^/]*', '?': '[^/]' })[each],
    );
  return new RegExp(`^${inner}$`);
};

/** Paths relative to the root. A folder that is left out is not entered: no pattern lets a part of one in again. */
export const contextFiles = (admits, folder = '') =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (!admits(path)) return [];
    if (entry.isDirectory()) return contextFiles(admits, path);
    return entry.isFile() ? [path] : [];
  });
