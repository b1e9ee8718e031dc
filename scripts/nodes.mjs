// `npm run nodes -- --faults 40`: a deployment of several nodes under injected faults; see
// `packages/server/test/nodes/nodes-run.ts`.
import { handOver } from './hand-over.mjs';

handOver('packages/server/test/nodes/nodes-run.ts');
