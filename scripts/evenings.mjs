// `npm run evenings [-- --evenings N] [--from SEED] [--patrons N]`: see `packages/simulation/src/evenings`.
import { handOver } from './hand-over.mjs';

handOver('packages/simulation/src/evenings/main.ts');
