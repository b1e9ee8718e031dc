// `npm run nodes -- --faults 40`: a house of several nodes, and all that can befall it; see
// `packages/server/test/nodes/nodes-run.ts`.
import { handOver } from './hand-over.mjs';

handOver('packages/server/test/nodes/nodes-run.ts');
