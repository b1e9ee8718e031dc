// Installs missing packages. Whether they are complete is decided by the lockfile inside node_modules: npm writes it
// last, so an interrupted install counts as missing.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, run } from './child.mjs';
import { inTree, ROOT } from './paths.mjs';
import { RUNTIME_PACKAGE } from './runtime.mjs';
import { step } from './step.mjs';

const OLDEST_NODE = 20;
/**
 * Without asking the registry whether what npm's cache has of each package is still its newest: the lockfile has the versions
 * and their hashes. A list of versions in the cache may be older than the lockfile; then npm asks the registry.
 */
const CACHED_FIRST = ['--prefer-offline'];
const IS_TOO_OLD = /code ETARGET/;

export const installPackages = async () => {
  requireNode();
  if (!installed(ROOT)) await step('installing packages', () => install(ROOT));
};

/** The packages that build the documents: a folder with a separate lockfile, so that a start does not install them. */
export const installSitePackages = async () => {
  const site = inTree('site');
  // None of their install scripts is needed.
  if (!installed(site))
    await step('installing packages of the site', () => install(site, ['--ignore-scripts']));
};

const requireNode = () => {
  if (Number.parseInt(process.versions.node, 10) >= OLDEST_NODE) return;
  throw new Failure(
    `Punto needs Node ${OLDEST_NODE} or newer to install and start, and this is Node ${process.versions.node}. Install a newer Node.`,
  );
};

/** Whether every package of the lockfile is installed; of platform-specific ones, only the runtime is required. */
const installed = (folder) => {
  const written = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(written)) return false;
  const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const there = packagesIn(written);
  return Object.entries(packagesIn(join(folder, 'package-lock.json'))).every(([path, wanted]) => {
    if (path === '') return true;
    const found = there[path];
    if (found === undefined) return wanted.optional === true && path !== `node_modules/${RUNTIME_PACKAGE}`;
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
};

const install = async (folder, further = []) => {
  const { program, args, shell } = npm();
  // The build needs development dependencies, for any NODE_ENV.
  const everything = ['--include=dev', '--include=optional'];
  const words = [...args, ...verb(folder), ...everything, ...further];
  const attempt = (more) => run(program, [...words, ...more], { shell, cwd: folder });
  const cached = await attempt(CACHED_FIRST);
  const { code, output } = IS_TOO_OLD.test(cached.output) ? await attempt([]) : cached;
  if (code !== 0)
    throw new Failure(
      'npm could not install the packages; its message is above. Check the network, the proxy settings and the free disk space, then try again.',
      firstLines(output),
    );
};

/** npm prints the reason first and its help text after. */
const firstLines = (output) => output.split('\n').slice(0, 12).join('\n');

/** npm's own script if npm started this process; otherwise npm from PATH, which on Windows is a batch file. */
export const npm = () => {
  const script = process.env.npm_execpath;
  if (script?.endsWith('npm-cli.js')) {
    return { program: process.env.npm_node_execpath ?? process.execPath, args: [script], shell: false };
  }
  return { program: 'npm', args: [], shell: process.platform === 'win32' };
};

/** `npm ci` deletes node_modules first, which fails on Windows while a runtime from there is running. */
const verb = (folder) =>
  process.platform === 'win32' && existsSync(join(folder, 'node_modules'))
    ? ['install', '--no-save']
    : ['ci'];
