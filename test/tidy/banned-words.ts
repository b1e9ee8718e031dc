// Words that must not occur in the tree: unfinished work, holes in the types, disabled tests, betting tips and hype
// [D5], and traces of one machine. Only this file and its test may contain them.
import type { SourceFile } from './tree.ts';

type Ban = { readonly what: string; readonly words: RegExp };

const IN_CODE: readonly Ban[] = [
  { what: 'a type check bypassed', words: /\bas any\s*[;,)\].}]|@ts-(ignore|nocheck|expect-error)/ },
  { what: 'a disabled lint rule', words: /biome-ignore|eslint-disable/ },
  {
    what: 'a focused or skipped test',
    words: /\.(only|skip|todo|fixme)\(|\b(xit|fit|xdescribe|fdescribe)\(/,
  },
];

const ANYWHERE: readonly Ban[] = [
  { what: 'unfinished work', words: /\bTODO\b|\bFIXME\b|\bXXX\b|\bHACK\b/ },
  {
    what: 'a tip or hype',
    words:
      /\b(hot|cold) (streak|table|hand)|\blucky you\b|\bdue to win\b|\bso close\b|\bsure (thing|win)\b|\bcan't lose\b|\bbig win\b|\bwinning system\b|\bbeat the house\b/i,
  },
  {
    what: 'a path of one machine',
    words: /(^|[\s'"`(=])(\/work\/|\/root\/|\/tmp\/|\/home\/\w|\/Users\/\w|[A-Z]:\\Users)/m,
  },
  {
    what: 'a package registry',
    words: /https?:\/\/[^\s'"`)]*(registry|npmmirror|artifactory|verdaccio|nexus)/i,
  },
];

const EXEMPT = /^test\/tidy\/banned-words(\.test)?\.ts$/;

export const bannedWords = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter(({ path }) => !EXEMPT.test(path) && path !== 'package-lock.json')
    .flatMap(({ path, text }) => {
      const bans = /\.(ts|tsx|mjs|js)$/.test(path) ? [...IN_CODE, ...ANYWHERE] : ANYWHERE;
      return bans.flatMap(({ what, words }) => {
        const found = words.exec(text);
        return found === null ? [] : [`${path}:${lineAt(text, found.index)}: ${what}: ${found[0].trim()}`];
      });
    });

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;
