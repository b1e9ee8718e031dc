// `npm run bench`: hands over to the pinned runtime, which reads the TypeScript of the bench as it is.
import { spawnSync } from 'node:child_process';
import { inTree, ROOT } from '../scripts/paths.mjs';
import { environment, runtime } from '../scripts/runtime.mjs';
import { tell } from '../scripts/tell.mjs';

try {
  const node = runtime();
  const { status } = spawnSync(node, [inTree('bench', 'main.ts')], {
    cwd: ROOT,
    stdio: 'inherit',
    env: environment(node),
  });
  process.exitCode = status ?? 1;
} catch (error) {
  tell(error);
}
