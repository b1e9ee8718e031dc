// Compares the two verifiers over many mutants, prints what was done and fails when they differ, or when it was too little to
// say so. [F2]
import { parseArgs } from 'node:util';
import { compare, type Mutant, mutants, NO_PYTHON, python, tooLittle } from './compare.ts';
import { RECORD_STEPS, recordMutants } from './records.ts';

const { values } = parseArgs({
  options: { mutants: { type: 'string', default: '20000' }, seed: { type: 'string', default: '1' } },
});
const [wanted, seed] = [Number(values.mutants), Number(values.seed)];
/** What is kept in memory at a time. */
const BATCH = 2_000;

if (python === null) throw new Error(NO_PYTHON);
if (!(Number.isSafeInteger(wanted) && wanted > 0 && Number.isSafeInteger(seed)))
  throw new Error('--mutants must be a whole number above 0, --seed a whole number');

type Kind = {
  readonly name: string;
  readonly made: (count: number, seed: number) => readonly Mutant[];
  /** Steps at which at least one file must be refused. */
  readonly reached?: readonly string[];
};
const KINDS: readonly Kind[] = [
  { name: 'shoes and rounds', made: mutants },
  { name: 'play records', made: recordMutants, reached: RECORD_STEPS },
];

/** Whether both verifiers judged all files alike, and enough files. */
const judge = ({ name, made, reached }: Kind): boolean => {
  const judged: Record<string, number> = {};
  let different = 0;
  for (let done = 0; done < wanted; done += BATCH) {
    const found = compare(made(Math.min(BATCH, wanted - done), seed * 1_000_003 + done));
    for (const [step, count] of Object.entries(found.judged)) judged[step] = (judged[step] ?? 0) + count;
    different += found.differences.length;
    for (const { changes, here, python: there } of found.differences)
      console.log(`punto verify: ${here}; verify.py: ${there}; after ${changes.join(', then ')}`);
  }
  const compared = Object.values(judged).reduce((sum, count) => sum + count, different);
  console.log(
    `${name}, seed ${seed}: ${compared} mutants, ${different} judged differently; refused at, or agrees:`,
  );
  for (const [step, count] of Object.entries(judged).sort(([, a], [, b]) => b - a))
    console.log(`  ${step.padEnd(14)} ${count}`);
  const missing = tooLittle({ judged, differences: [] }, wanted - different, reached);
  if (missing) console.log(`This is too little: ${missing}.`);
  return different === 0 && missing === null;
};

const alike = KINDS.map(judge);
process.exitCode = alike.every(Boolean) ? 0 : 1;
