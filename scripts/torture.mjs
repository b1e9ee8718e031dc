// `npm run torture [-- --seed N | --from N --seeds N] [--rounds N] [--nodes N]`: see `packages/simulation/src`.
import { handOver } from './hand-over.mjs';

handOver('packages/simulation/src/main.ts');
