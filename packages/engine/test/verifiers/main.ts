// Compares the two verifiers over many mutants, prints what was done and fails when they differ, or when it was too little to
// say so. [F2]
import { parseArgs } from 'node:util';
import { compare, mutants, NO_PYTHON, python, tooLittle } from './compare.ts';

const { values } = parseArgs({
  options: { mutants: { type: 'string', default: '20000' }, seed: { type: 'string', default: '1' } },
});
const [wanted, seed] = [Number(values.mutants), Number(values.seed)];
/** What is kept in memory at a time. */
const BATCH = 2_000;

if (python === null) throw new Error(NO_PYTHON);
if (!(Number.isSafeInteger(wanted) && wanted > 0 && Number.isSafeInteger(seed)))
  throw new Error('--mutants must be a whole number above 0, --seed a whole number');

const judged: Record<string, number> = {};
let different = 0;
for (let done = 0; done < wanted; done += BATCH) {
  const found = compare(mutants(Math.min(BATCH, wanted - done), seed * 1_000_003 + done));
  for (const [step, count] of Object.entries(found.judged)) judged[step] = (judged[step] ?? 0) + count;
  different += found.differences.length;
  for (const { changes, here, python: there } of found.differences)
    console.log(`punto verify: ${here}; verify.py: ${there}; after ${changes.join(', then ')}`);
}
const compared = Object.values(judged).reduce((sum, count) => sum + count, different);
console.log(`seed ${seed}: ${compared} mutants, ${different} judged differently; refused at, or agrees:`);
for (const [step, count] of Object.entries(judged).sort(([, a], [, b]) => b - a))
  console.log(`  ${step.padEnd(14)} ${count}`);
const missing = tooLittle({ judged, differences: [] }, wanted - different);
if (missing) console.log(`This is too little: ${missing}.`);
process.exitCode = different > 0 || missing ? 1 : 0;
