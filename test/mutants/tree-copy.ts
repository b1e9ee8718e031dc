// A copy of the tree to break: the files that git keeps or would keep, and the installed packages by links. Its own
// packages are the copy's, so that a fault in one reaches the tests of the others, and the tree itself is never touched.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export type TreeCopy = {
  readonly folder: string;
  /** `null`: there is no such file. */
  readonly read: (file: string) => string | null;
  readonly write: (file: string, text: string) => void;
  readonly remove: () => void;
};

const OWN_SCOPE = '@punto';

export const copyTree = (root: string): TreeCopy => {
  const folder = mkdtempSync(join(tmpdir(), 'punto-mutants-'));
  for (const file of filesOf(root)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const name of readdirSync(join(root, 'packages')))
    linkPackages(
      join(root, 'packages', name, 'node_modules'),
      join(folder, 'packages', name, 'node_modules'),
    );
  const own = join(folder, 'node_modules', OWN_SCOPE);
  mkdirSync(own);
  for (const name of readdirSync(join(folder, 'packages')))
    symlinkSync(join(folder, 'packages', name), join(own, name), 'junction');
  return {
    folder,
    read: (file) => (existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : null),
    write: (file, text) => writeFileSync(join(folder, file), text),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};

const filesOf = (root: string): readonly string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(root, file)));

/** Caches that tools keep there are left out, the folder of commands is not. */
const linkPackages = (from: string, to: string): void => {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name === OWN_SCOPE || (name.startsWith('.') && name !== '.bin')) continue;
    symlinkSync(join(from, name), join(to, name), 'junction');
  }
};
