// Runs a TypeScript file with the pinned runtime in the root of the tree, and exits with its exit code.
import { spawnSync } from 'node:child_process';
import { inTree, ROOT } from './paths.mjs';
import { environment, runtime } from './runtime.mjs';
import { tell } from './tell.mjs';

export const handOver = (file, args = process.argv.slice(2)) => {
  try {
    const node = runtime();
    const flags = ['--disable-warning=ExperimentalWarning', inTree(file), ...args];
    const { status } = spawnSync(node, flags, { cwd: ROOT, stdio: 'inherit', env: environment(node) });
    process.exitCode = status ?? 1;
  } catch (error) {
    tell(error);
  }
};
