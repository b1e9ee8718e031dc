// A copy of the tree in which packages are packed: `prepack` changes manifests, and tests that run at the same time read them.
// Installed packages are links, those of the tree are the copy's own.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inTree, ROOT } from '../paths.mjs';

const NEEDED = [
  ...['LICENSE', '.npmrc', 'package.json', 'package-lock.json', 'tsconfig.json'],
  ...['bets', 'brands', 'packages', 'rooms', 'scripts'],
];

/** What the server's tarball has of the pages and the documents. */
const BUILT = [join('packages', 'web', 'dist'), join('site', 'dist', 'site')];

/** `{ folder, remove }`. `withBuilt`: with what the server's tarball needs. */
export const stageTree = (withBuilt) => {
  const folder = mkdtempSync(join(tmpdir(), 'punto-staged-'));
  for (const file of filesOf(NEEDED)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(inTree(file), join(folder, file));
  }
  for (const built of withBuilt ? BUILT : [])
    if (existsSync(inTree(built))) cpSync(inTree(built), join(folder, built), { recursive: true });
  link(inTree('node_modules'), join(folder, 'node_modules'));
  const own = join(folder, 'node_modules', '@punto');
  mkdirSync(own);
  for (const name of readdirSync(join(folder, 'packages')))
    symlinkSync(join(folder, 'packages', name), join(own, name), 'junction');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

/** What git has or would add, without tests. */
const filesOf = (paths) =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...paths], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\0')
    .filter(
      (file) =>
        file !== '' && !/\.test\.tsx?$|^packages\/[^/]+\/test\//.test(file) && existsSync(inTree(file)),
    );

const link = (from, to) => {
  mkdirSync(to);
  for (const name of readdirSync(from))
    if (name !== '@punto') symlinkSync(join(from, name), join(to, name), 'junction');
};
