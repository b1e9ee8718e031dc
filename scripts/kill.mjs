// `npm run kill -- --times 200`: kills the server process under load; see `packages/server/test/kill-run.ts`.
import { handOver } from './hand-over.mjs';

handOver('packages/server/test/kill-run.ts');
