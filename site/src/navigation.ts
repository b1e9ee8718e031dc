// The bar and the sidebar of the site. Pages are named by their first heading, so that a page has one title.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_PACKAGES } from './api-modules.ts';

export type Item = {
  readonly text: string;
  readonly link?: string;
  readonly target?: string;
  readonly collapsed?: boolean;
  readonly items?: readonly Item[];
};

export const nav: readonly Item[] = [
  { text: 'Tutorials', link: '/tutorials/' },
  { text: 'Guides', link: '/guides/operating' },
  { text: 'Reference', link: '/reference/wire' },
  // A page of the server beside the site.
  { text: 'HTTP API', link: '/api/', target: '_self' },
];

/** The sidebar of each part of the site: the pages of a package have its modules, all others the index. `pages`: the sources. */
export const sidebar = (pages: string): Readonly<Record<string, readonly Item[]>> => ({
  '/': indexOf(pages),
  ...Object.fromEntries(API_PACKAGES.map((name) => [`/packages/${name}/`, modulesOf(pages, name)])),
});

const indexOf = (pages: string): readonly Item[] => {
  const group = (text: string, folder: string, collapsed: boolean, first: readonly string[] = []): Item => ({
    text,
    collapsed,
    items: inOrder(pagesIn(pages, folder), first).map((name) => item(pages, `${folder}/${name}`)),
  });
  const alone = (text: string, files: readonly string[], collapsed: boolean): Item => ({
    text,
    collapsed,
    items: files.filter((file) => existsIn(pages, file)).map((file) => item(pages, file)),
  });
  return [
    group('Tutorials', 'tutorials', false, TUTORIALS),
    group('Guides', 'guides', false, ['operating', 'embed', 'operator']),
    group('Study', 'study', true),
    alone('The game', ['rules', 'reference/glossary', 'reference/history', 'reference/terms'], true),
    group('Reference', 'reference', true, ['wire', 'bets', 'notation']),
    {
      text: 'Packages',
      collapsed: true,
      items: API_PACKAGES.map((name) => ({ text: `@punto/${name}`, link: `/packages/${name}/` })),
    },
    group('Explanation', 'explanation', true, ['architecture', 'fairness']),
    alone('Decisions', ['decisions/index'], true),
    group('Measurements', 'notes', true),
    alone('Project', PROJECT, true),
  ];
};

const TUTORIALS = [
  'index',
  'play',
  'study-a-bet',
  'write-a-room',
  'write-a-bot',
  'embed-a-table',
  'run-a-house',
  'connect-a-platform',
];
const PROJECT = [
  ...['project/readme', 'project/contributing', 'translations', 'project/security', 'project/changelog'],
  ...['project/code-of-conduct', 'project/licence'],
];

const modulesOf = (pages: string, name: string): readonly Item[] => [
  { text: 'All documents', link: '/' },
  {
    text: `@punto/${name}`,
    link: `/packages/${name}/`,
    items: modulesIn(pages, name).map((module) => ({
      text: module,
      link: `/packages/${name}/src/${module}`,
    })),
  },
];

const modulesIn = (pages: string, name: string): readonly string[] =>
  readdirSync(join(pages, 'packages', name, 'src'), { recursive: true })
    .map((file) => String(file).replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.slice(0, -'.md'.length))
    .sort();

const pagesIn = (pages: string, folder: string): readonly string[] =>
  existsIn(pages, folder, '')
    ? readdirSync(join(pages, folder))
        .filter((file) => file.endsWith('.md'))
        .map((file) => file.slice(0, -'.md'.length))
        .sort()
    : [];

const inOrder = (names: readonly string[], first: readonly string[]): readonly string[] => [
  ...first.filter((name) => names.includes(name)),
  ...names.filter((name) => !first.includes(name)),
];

const existsIn = (pages: string, path: string, extension = '.md'): boolean => {
  const [, folder = '.', name] = /^(?:(.*)\/)?([^/]+)$/.exec(path) ?? [];
  return readdirSync(join(pages, folder)).includes(`${name}${extension}`);
};

const item = (pages: string, path: string): Item => ({
  text: titleOf(readFileSync(join(pages, `${path}.md`), 'utf8')) ?? path,
  link: `/${path.replace(/(^|\/)index$/, '$1')}`,
});

const titleOf = (text: string): string | null =>
  /^# +(.+)$/m.exec(text)?.[1]?.replace(/[`*]/g, '').trim() ?? null;
