// `npm run verifiers [-- --mutants N --seed N]`: runs both verifiers over files that were modified and committed again;
// see `packages/engine/test/verifiers`.
import { handOver } from './hand-over.mjs';

handOver('packages/engine/test/verifiers/main.ts');
