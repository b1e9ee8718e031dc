// `npm run wallets [-- --calls N] [--from SEED] [--each CALLS] [--patrons N] [--tables N] [--keep FILE]`: see `packages/simulation/src/wallets`.
import { handOver } from './hand-over.mjs';

handOver('packages/simulation/src/wallets/main.ts');
