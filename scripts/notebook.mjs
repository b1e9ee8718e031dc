// `npm run notebook [-- --code | --write]`: runs the cells of docs/study/notebook.md; see `packages/cli/test/docs/run-notebook.ts`.
import { handOver } from './hand-over.mjs';

handOver('packages/cli/test/docs/run-notebook.ts');
