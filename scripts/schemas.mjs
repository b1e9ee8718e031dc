// `npm run schemas`: writes the committed schema files anew, from the schemas that check the messages. Each is compared by the test
// that this runs.
import { spawnSync } from 'node:child_process';
import { commandOf, ROOT } from './paths.mjs';
import { environment, runtime } from './runtime.mjs';
import { tell } from './tell.mjs';

const TESTS = [
  'packages/server/src/routes/openapi',
  'packages/server/src/http/errors-page.test.ts',
  'packages/server/src/operators/office/office-document.test.ts',
  'packages/operator/src/contract/openapi.test.ts',
];

try {
  const node = runtime();
  // After the files: the flag takes a word that follows it.
  const args = [commandOf('vitest', 'vitest'), 'run', ...TESTS, '-u'];
  const { status } = spawnSync(node, args, { cwd: ROOT, stdio: 'inherit', env: environment(node) });
  process.exitCode = status ?? 1;
} catch (error) {
  tell(error);
}
