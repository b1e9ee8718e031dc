// `npm run fuzz [-- --messages N --seed N]`: attacks a house of its own; see `packages/server/test/hostile/fuzz`. Hands
// over to the pinned runtime, which reads TypeScript as it is.
import { spawnSync } from 'node:child_process';
import { inTree, ROOT } from './paths.mjs';
import { environment, runtime } from './runtime.mjs';
import { tell } from './tell.mjs';

try {
  const node = runtime();
  const main = inTree('packages', 'server', 'test', 'hostile', 'fuzz', 'main.ts');
  const { status } = spawnSync(node, [main, ...process.argv.slice(2)], {
    cwd: ROOT,
    stdio: 'inherit',
    env: environment(node),
  });
  process.exitCode = status ?? 1;
} catch (error) {
  tell(error);
}
