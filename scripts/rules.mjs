// `npm run rules [-- ID]`: lists the tests of each rule of docs/rules.md; see `test/tidy/rule-list.ts`.
import { handOver } from './hand-over.mjs';

handOver('test/tidy/print-rules.ts');
