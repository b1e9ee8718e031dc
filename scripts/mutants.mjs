// `npm run mutants [-- --only TEXT] [--tests "FILES"] [--command "COMMAND"] [--markdown FILE]`: applies faults to a
// copy of the tree one at a time, and reports whether a test fails; see `test/mutants`.
import { handOver } from './hand-over.mjs';

handOver('test/mutants/main.ts');
