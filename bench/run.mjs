// `npm run bench [-- name …]`: hands over to the pinned runtime, which reads the TypeScript of the bench as it is.
// Without a name the engine's; what follows the name is the bench's own.
import { spawnSync } from 'node:child_process';
import { inTree, ROOT } from '../scripts/paths.mjs';
import { environment, runtime } from '../scripts/runtime.mjs';
import { tell } from '../scripts/tell.mjs';

try {
  const node = runtime();
  const [bench = 'main', ...more] = process.argv.slice(2);
  const { status } = spawnSync(node, [inTree('bench', `${bench}.ts`), ...more], {
    cwd: ROOT,
    stdio: 'inherit',
    env: environment(node),
  });
  process.exitCode = status ?? 1;
} catch (error) {
  tell(error);
}
