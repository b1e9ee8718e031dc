// `npm run bench [-- name …]`: without a name the benchmarks of the engine; further arguments are passed to the
// benchmark.
import { handOver } from '../scripts/hand-over.mjs';

const [bench = 'main', ...more] = process.argv.slice(2);
handOver(`bench/${bench}.ts`, more);
