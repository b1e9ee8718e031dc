// `npm run docs`: writes the sources of the site and builds it. The site is in `site/dist/site`, its sources in `site/dist/pages`.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeLicences } from '../../scripts/licences.mjs';
import { writeApi } from './api.ts';
import { apiModules } from './api-modules.ts';
import { checkSite } from './built-site.ts';
import { compressSite } from './compress.ts';
import { writePageSources } from './page-sources.ts';
import { type SourcePage, sitePathOf } from './pages.ts';
import { ROOT, repositoryPaths, SITE } from './repository.ts';

const PAGES = join(SITE, 'dist', 'pages');
const OUT = join(SITE, 'dist', 'site');
/** Fewer pages than this mean that the build left some out. */
const LEAST_PAGES = 200;

const main = async (): Promise<void> => {
  // Read by VitePress when it is loaded: files whose links it neither checks nor routes.
  process.env.VITE_EXTRA_EXTENSIONS = 'ipynb';
  const { build } = await import('vitepress');
  rmSync(join(SITE, 'dist'), { recursive: true, force: true });
  const modulePages = join(PAGES, 'packages');
  mkdirSync(modulePages, { recursive: true });
  const paths = repositoryPaths();
  const pages: SourcePage[] = paths
    .filter((path) => sitePathOf(path) !== null)
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
  const modules = apiModules(ROOT, paths);
  // First, because TypeDoc empties its folder.
  await writeApi({ site: SITE, root: ROOT, modules, folder: modulePages });
  const written = writePageSources({ root: ROOT, pages, paths, folder: PAGES });
  await build(SITE);
  const found = join(OUT, 'licences.json');
  writeLicences([found], join(ROOT, 'LICENSE'), join(OUT, 'licences.txt'));
  rmSync(found);
  const { checked, built, faults } = checkSite(OUT, '/docs/');
  if (faults.length > 0) throw new Error(`The site has faults:\n${faults.join('\n')}`);
  if (built < LEAST_PAGES) throw new Error(`The site has ${built} pages, fewer than ${LEAST_PAGES}.`);
  compressSite(OUT);
  console.log(
    `${written.pages} pages and ${written.files} linked files of the repository, ${modules.length} modules of the reference; ` +
      `${built} pages built, ${checked} links checked`,
  );
};

await main();
