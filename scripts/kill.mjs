// `npm run kill -- --times 200`: hands over to the pinned runtime, which reads the TypeScript of the test as it is.
import { spawnSync } from 'node:child_process';
import { inTree, ROOT } from './paths.mjs';
import { environment, runtime } from './runtime.mjs';
import { tell } from './tell.mjs';

try {
  const node = runtime();
  const run = inTree('packages', 'server', 'test', 'kill-run.ts');
  const args = ['--disable-warning=ExperimentalWarning', run, ...process.argv.slice(2)];
  const { status } = spawnSync(node, args, { cwd: ROOT, stdio: 'inherit', env: environment(node) });
  process.exitCode = status ?? 1;
} catch (error) {
  tell(error);
}
