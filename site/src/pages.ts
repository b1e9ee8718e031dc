// The Markdown pages of the repository and their addresses on the site. What `docs/` holds keeps its path; the documents at the
// root, the packages and the examples have folders of their own, so that one address never names two pages.
import { posix } from 'node:path';

export type SourcePage = {
  /** Path from the root of the repository. */
  readonly path: string;
  readonly text: string;
};

const PROJECT: Readonly<Record<string, string>> = {
  'README.md': 'project/readme.md',
  'ARCHITECTURE.md': 'explanation/architecture.md',
  'CONTRIBUTING.md': 'project/contributing.md',
  'SECURITY.md': 'project/security.md',
  'CHANGELOG.md': 'project/changelog.md',
  'CODE_OF_CONDUCT.md': 'project/code-of-conduct.md',
  LICENSE: 'project/licence.md',
};

/** Path of the page in the site's sources, `null` for a file that is no page. */
export const sitePathOf = (path: string): string | null => {
  const project = PROJECT[path];
  if (project !== undefined) return project;
  if (!path.endsWith('.md')) return null;
  const own = path.startsWith('docs/') ? path.slice('docs/'.length) : underOwnFolder(path);
  if (own === null) return null;
  return posix.basename(own) === 'README.md' ? posix.join(posix.dirname(own), 'index.md') : own;
};

const underOwnFolder = (path: string): string | null =>
  /^(?:packages\/[^/]+|examples(?:\/[^/]+)*|deploy(?:\/[^/]+)*|site)\/[^/]+\.md$/.test(path) ? path : null;
