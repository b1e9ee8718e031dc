// The links between the Markdown pages of the repository: each leads to a file or folder that is there, and its anchor to a
// heading of that page.
import { posix } from 'node:path';
import { anchorsIn, isAddress, linksIn } from './markdown-links.ts';
import type { SourcePage } from './pages.ts';

export type CheckedLinks = { readonly checked: number; readonly dead: readonly string[] };

/** `paths`: every file of the repository. */
export const checkRepositoryLinks = (
  pages: readonly SourcePage[],
  paths: readonly string[],
): CheckedLinks => {
  const there = new Set(paths.flatMap((path) => [path, ...foldersOf(path)]));
  const anchors = new Map(pages.map(({ path, text }) => [path, anchorsIn(text)]));
  const dead: string[] = [];
  let checked = 0;
  for (const { path, text } of pages)
    for (const target of linksIn(text)) {
      if (isAddress(target)) continue;
      checked += 1;
      const [file, anchor] = resolveLink(path, target);
      if (!there.has(file)) dead.push(`${path}: ${target} leads to no file`);
      else if (anchor !== null && anchors.has(file) && anchors.get(file)?.has(anchor) !== true)
        dead.push(`${path}: ${target} names no heading of ${file}`);
    }
  return { checked, dead };
};

/** The path from the root that a link of a page leads to, and its anchor. */
export const resolveLink = (page: string, target: string): readonly [string, string | null] => {
  const [before = '', anchor] = target.split('#', 2);
  const path = before === '' ? page : posix.join(posix.dirname(page), decodeURIComponent(before));
  return [path.replace(/\/$/, ''), anchor === undefined || anchor === '' ? null : decodeURIComponent(anchor)];
};

export const foldersOf = (path: string): readonly string[] => {
  const parts = path.split('/');
  return parts.slice(1).map((_, at) => parts.slice(0, at + 1).join('/'));
};
