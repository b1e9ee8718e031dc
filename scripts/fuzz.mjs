// `npm run fuzz [-- --messages N --seed N]`: attacks a deployment that it starts; see `packages/server/test/hostile/fuzz`.
import { handOver } from './hand-over.mjs';

handOver('packages/server/test/hostile/fuzz/main.ts');
