// Checks the built pages: every link leads to a file of the site and its anchor to an element there; nothing is loaded from
// another origin; nothing is inline that the content security policy of the server refuses.
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';

export type CheckedSite = {
  readonly built: number;
  readonly checked: number;
  readonly faults: readonly string[];
};

/** Routes of the server that is not part of the site. */
const OF_THE_SERVER = /^\/docs\/api(?:[/?#]|$)|^\/(?!docs\/)/;

/** `base`: the address of the folder, `/docs/`. */
export const checkSite = (folder: string, base: string): CheckedSite => {
  const files = new Set(
    readdirSync(folder, { recursive: true }).map((file) => String(file).replaceAll(sep, '/')),
  );
  const pages = [...files].filter((file) => file.endsWith('.html')).sort();
  const texts = new Map(pages.map((page) => [page, readFileSync(join(folder, page), 'utf8')]));
  const ids = new Map([...texts].map(([page, text]) => [page, idsIn(text)]));
  const faults: string[] = [];
  let checked = 0;
  for (const [page, text] of texts) {
    faults.push(...inlineIn(text).map((part) => `${page}: ${part}`));
    for (const { attribute, value, tag } of targetsIn(text)) {
      if (/^(?:https?:)?\/\//.test(value)) {
        if (attribute === 'src' || tag === 'link') faults.push(`${page}: loads ${value}`);
        continue;
      }
      if (/^[a-z]+:/.test(value)) continue;
      checked += 1;
      const { pathname, hash } = new URL(value, `http://site${posix.join(base, page)}`);
      if (OF_THE_SERVER.test(pathname)) continue;
      const path = decodeURIComponent(pathname.slice(base.length));
      const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
      const anchor = decodeURIComponent(hash.slice(1));
      if (!files.has(file)) faults.push(`${page}: ${value} leads to no file`);
      else if (anchor !== '' && ids.get(file)?.has(anchor) === false)
        faults.push(`${page}: ${value} names no element of ${file}`);
    }
  }
  return { built: pages.length, checked, faults: grouped(faults) };
};

/** A fault of the sidebar is on every page: it is reported once. */
const grouped = (faults: readonly string[]): readonly string[] => {
  const pagesOf = new Map<string, string[]>();
  for (const fault of faults) {
    const [page = '', ...rest] = fault.split(': ');
    const what = rest.join(': ');
    pagesOf.set(what, [...(pagesOf.get(what) ?? []), page]);
  }
  return [...pagesOf].map(([what, [first, ...others]]) =>
    others.length === 0 ? `${first}: ${what}` : `${first} and ${others.length} more: ${what}`,
  );
};

const idsIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => plain(id)));

type Target = { readonly tag: string; readonly attribute: string; readonly value: string };

const targetsIn = (html: string): readonly Target[] =>
  [...html.matchAll(/<(\w+)\b[^>]*?\s(href|src)="([^"]*)"/g)].map(
    ([, tag = '', attribute = '', value = '']) => ({
      tag,
      attribute,
      value: plain(value),
    }),
  );

/** What a strict policy refuses; a data block of a script runs nothing. */
const inlineIn = (html: string): readonly string[] => [
  ...(html.match(/<script(?![^>]*\ssrc=)[^>]*>/g) ?? []),
  ...(html.match(/<style[\s>]/g) ?? []),
  ...(html.match(/<[a-z][^>]*\s(?:on[a-z]+|style)="[^"]*"/g) ?? []),
];

const plain = (text: string): string =>
  text.replace(/&(?:amp|quot|#39|lt|gt);/g, (each) => ENTITIES[each] ?? each);
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
};
