// Writes the pages of the repository as sources of the site: links lead to the addresses of the site. A linked file that is no
// page is copied below `files/`, a linked folder becomes a page that lists its files.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { isAddress, mapLinks, withoutComments } from './markdown-links.ts';
import { type SourcePage, sitePathOf } from './pages.ts';
import { resolveLink } from './repository-links.ts';

export type SourceCounts = { readonly pages: number; readonly files: number };

export type PageSourceParts = {
  readonly root: string;
  readonly pages: readonly SourcePage[];
  /** Every file of the repository. */
  readonly paths: readonly string[];
  readonly folder: string;
};

/** Source code as a browser shows it: as text. */
const SHOWN_AS_TEXT = /\.(?:html|ts|tsx|mjs|js|py|yml|yaml|cfg|service|timer|sql|css)$|(?:^|\/)[^.]+$/;
const PICTURE = /\.(?:webp|png|svg)$/;

export const writePageSources = ({ root, pages, paths, folder }: PageSourceParts): SourceCounts => {
  const files = new Set<string>();
  const folders = new Set<string>();
  const known = new Set(paths);
  const addressOf = (path: string): string => {
    const index = posix.join(path, 'README.md');
    const page = known.has(path) ? sitePathOf(path) : known.has(index) ? sitePathOf(index) : null;
    if (page !== null) return `/${page}`;
    if (known.has(path)) {
      files.add(path);
      return `/${fileAddress(path)}`;
    }
    folders.add(path);
    return `/${folderPage(path)}`;
  };
  for (const { path, text } of pages) {
    const to = sitePathOf(path);
    if (to === null) continue;
    const linked = mapLinks(withoutComments(text), (target) => {
      if (isAddress(target) || target.startsWith('#')) return target;
      const [file, anchor] = resolveLink(path, target);
      return `${fromPage(to, addressOf(file))}${anchor === null ? '' : `#${anchor}`}`;
    });
    write(folder, to, linked);
  }
  for (const path of folders)
    write(
      folder,
      folderPage(path),
      listing(path, paths, (file) => fromPage(folderPage(path), addressOf(file))),
    );
  for (const path of files) {
    const to = join(folder, PICTURE.test(path) ? '' : 'public', fileAddress(path));
    mkdirSync(dirname(to), { recursive: true });
    cpSync(join(root, path), to);
  }
  return { pages: pages.length + folders.size, files: files.size };
};

export const fileAddress = (path: string): string => `files/${path}${SHOWN_AS_TEXT.test(path) ? '.txt' : ''}`;
const folderPage = (path: string): string => `files/${path}/index.md`;

/** Pages and pictures are linked relatively, as VitePress checks and bundles them; other files by their address. */
const fromPage = (page: string, address: string): string =>
  address.endsWith('.md') || PICTURE.test(address)
    ? posix.relative(posix.dirname(`/${page}`), address).replace(/^(?!\.)/, './')
    : address;

const listing = (path: string, paths: readonly string[], linkOf: (file: string) => string): string => {
  const inside = paths.filter((file) => file.startsWith(`${path}/`)).sort();
  const lines = inside.map((file) => `- [${file.slice(path.length + 1)}](${linkOf(file)})`);
  return `# Files in ${path}\n\n${lines.join('\n')}\n`;
};

const write = (folder: string, path: string, text: string): void => {
  const to = join(folder, path);
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, text);
};
