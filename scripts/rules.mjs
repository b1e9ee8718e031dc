// `npm run rules [-- ID]`: where each rule of docs/rules.md is tested; see `test/tidy/rule-list.ts`.
import { handOver } from './hand-over.mjs';

handOver('test/tidy/print-rules.ts');
