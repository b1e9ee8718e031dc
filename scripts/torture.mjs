// `npm run torture [-- --seed N | --from N --seeds N] [--rounds N]`: hands over to the pinned runtime, which reads the
// TypeScript of the simulation as it is.
import { spawnSync } from 'node:child_process';
import { inTree, ROOT } from './paths.mjs';
import { environment, runtime } from './runtime.mjs';
import { tell } from './tell.mjs';

const SIMULATION = 'packages/server/src/simulation/main.ts';

try {
  const node = runtime();
  const { status } = spawnSync(node, [inTree(SIMULATION), ...process.argv.slice(2)], {
    cwd: ROOT,
    stdio: 'inherit',
    env: environment(node),
  });
  process.exitCode = status ?? 1;
} catch (error) {
  tell(error);
}
