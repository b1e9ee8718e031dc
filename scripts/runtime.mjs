// The Node runtime that everything runs with, which the launcher of the command line finds: pinned in the lockfile and installed
// from npm.
import { delimiter, dirname } from 'node:path';
import { pinnedRuntime, RUNTIME_PACKAGE } from '../packages/cli/bin/pinned-runtime.mjs';
import { Failure } from './child.mjs';
import { inTree } from './paths.mjs';

export { RUNTIME_PACKAGE };

/** The path of the Node executable to use. */
export const runtime = () => {
  try {
    return pinnedRuntime();
  } catch (error) {
    throw new Failure(error.message);
  }
};

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
