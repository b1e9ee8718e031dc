// `npm run verifiers [-- --mutants N --seed N]`: both verifiers over files that were changed and sealed again; see
// `packages/engine/test/verifiers`.
import { handOver } from './hand-over.mjs';

handOver('packages/engine/test/verifiers/main.ts');
