// The files that a page of the patrons' app needs first, for a `Link` header of its answer: the browser requests them at
// once, and not only after the page's code has arrived and imports them. The build lists its files.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseLanguage } from '@punto/language/languages';
import { preferredIn } from '../http/preferred-languages.ts';

/** An entry of Vite's manifest. */
type BuiltFile = {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
};

const PAGE = 'index.html';
/** The names that `packages/web/visit-files.ts` and `text-files.ts` give to the files of lobby and table. */
const TABLE = 'table';
const TEXTS = /^texts-(.*)$/;

/** Whether the page is a table, and the browser's `Accept-Language`. */
type Asked = { readonly table: boolean; readonly languages: string | undefined };

/** `null`: the build has no list of files. */
export type PreloadFiles = (asked: Asked) => string | null;

export const preloadFilesIn = (folder: string): PreloadFiles => {
  const path = join(folder, '.vite', 'patrons.json');
  if (!existsSync(path)) return () => null;
  const built: Readonly<Record<string, BuiltFile>> = JSON.parse(readFileSync(path, 'utf8'));
  // The page's HTML names its own files.
  const own = reachedFrom(PAGE, built);
  const linksOf = (key: string) => reachedFrom(key, built).filter((link) => !own.includes(link));
  // Several modules may be in one file; the manifest key of the file itself begins with an underscore.
  const files = Object.entries(built).filter(([key]) => key.startsWith('_'));
  const table = files.filter(([, { name }]) => name === TABLE).flatMap(([key]) => linksOf(key));
  const texts = new Map(
    files.flatMap(([key, { name = '' }]) => {
      const [, language] = TEXTS.exec(name) ?? [];
      return language === undefined ? [] : [[language, linksOf(key)] as const];
    }),
  );
  return (asked) => {
    const language = chooseLanguage(preferredIn(asked.languages));
    return [...(asked.table ? table : []), ...(texts.get(language) ?? [])].join(', ');
  };
};

/** Adds links to a file and to all its imports. */
const reachedFrom = (first: string, built: Readonly<Record<string, BuiltFile>>): readonly string[] => {
  const reached = new Set<string>();
  const links = new Set<string>();
  const visit = (key: string): void => {
    const found = built[key];
    if (!found || reached.has(key)) return;
    reached.add(key);
    links.add(`</${found.file}>; rel=modulepreload; as=script; crossorigin`);
    for (const css of found.css ?? []) links.add(`</${css}>; rel=preload; as=style; crossorigin`);
    for (const next of found.imports ?? []) visit(next);
  };
  visit(first);
  return [...links];
};
