// `npm run kill -- --times 200`: kills the server process under load; see `packages/server/test/kill-run.ts`. With `--wallet kills`,
// `moves`, `away` or `slow` first: processes of operators and the calls to them; see `packages/server/test/wallet`.
import { handOver } from './hand-over.mjs';

const [first, stage = 'kills', ...more] = process.argv.slice(2);
if (first !== '--wallet') handOver('packages/server/test/kill-run.ts');
else if (['kills', 'moves', 'away', 'slow'].includes(stage))
  handOver(`packages/server/test/wallet/${stage}-run.ts`, more);
else {
  console.error('--wallet is followed by kills, moves, away or slow.');
  process.exitCode = 2;
}
