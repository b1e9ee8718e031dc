// `npm run bench [-- name …]`: without a name the engine's; what follows the name is the bench's own.
import { handOver } from '../scripts/hand-over.mjs';

const [bench = 'main', ...more] = process.argv.slice(2);
handOver(`bench/${bench}.ts`, more);
