// Puts each mutant of the list into a copy of the tree, alone, and runs tests: those near it, those given, or a command.
// A mutant that no test notices fails the run; so does one that no longer applies, and tests that fail without any.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ROOT, readTree } from '../tidy/tree.ts';
import { MUTANTS } from './list.ts';
import { listFaults, type Mutant, mutated } from './mutant.ts';
import { copyTree, type TreeCopy } from './tree-copy.ts';
import { commandTrial, endAll, type Trial, type Verdict, vitestTrial } from './trial.ts';

const { values } = parseArgs({
  options: {
    /** Mutants whose file, rule or words have this in them. */
    only: { type: 'string' },
    /** The number of mutants, spread evenly over the list and so over all packages. */
    count: { type: 'string' },
    /** Test files and folders for every mutant, instead of those near it. */
    tests: { type: 'string' },
    /** A command for every mutant, run in the copy: exit code 0 lets it live. */
    command: { type: 'string' },
    /** Writes the table there as Markdown. */
    markdown: { type: 'string' },
  },
});

type Tried = { readonly mutant: Mutant; readonly verdict: Verdict; readonly seconds: number };

const wordsOf = ({ rule, does, file }: Mutant): string => `${rule} ${does} ${file}`;
const WORD: Readonly<Record<Verdict['is'], string>> = {
  passed: 'SURVIVED',
  failed: 'killed',
  untested: 'UNTESTED',
};
const noteOf = (verdict: Verdict): string => {
  if (verdict.is === 'passed') return '';
  return verdict.is === 'failed' ? verdict.by : (verdict.why.split('\n')[0] ?? '');
};

const spread = (mutants: readonly Mutant[], count: number): readonly Mutant[] => {
  if (!Number.isSafeInteger(count) || count < 1) throw new Error('--count must be a whole number above 0');
  const least = Math.min(count, mutants.length);
  return Array.from(
    { length: least },
    (_, index) => mutants[Math.floor((index * mutants.length) / least)],
  ).filter((mutant) => mutant !== undefined);
};

const tryOne = async (copy: TreeCopy, trial: Trial, mutant: Mutant): Promise<Tried> => {
  const whole = copy.read(mutant.file);
  const broken = mutated(mutant, whole);
  if (!broken.ok || whole === null) throw new Error(broken.ok ? mutant.file : broken.fault);
  const began = performance.now();
  copy.write(mutant.file, broken.text);
  try {
    const verdict = await trial(mutant.near);
    return { mutant, verdict, seconds: (performance.now() - began) / 1000 };
  } finally {
    copy.write(mutant.file, whole);
  }
};

const markdownOf = (tried: readonly Tried[]): string =>
  [
    '| rule | mutant | file | verdict | by |',
    '|---|---|---|---|---|',
    ...tried.map(
      ({ mutant: { rule, does, file }, verdict }) =>
        `| ${rule} | ${does} | ${file} | ${WORD[verdict.is]} | ${noteOf(verdict).replaceAll('|', '\\|')} |`,
    ),
    '',
  ].join('\n');

const main = async (): Promise<number> => {
  if (values.tests !== undefined && values.command !== undefined)
    throw new Error('choose --tests or --command, not both');
  const faults = listFaults(MUTANTS, readTree());
  for (const fault of faults) console.log(`does not apply  ${fault}`);
  if (faults.length > 0) return 1;
  const found = MUTANTS.filter((mutant) => wordsOf(mutant).includes(values.only ?? ''));
  const chosen = values.count === undefined ? found : spread(found, Number(values.count));
  if (chosen.length === 0) throw new Error(`no mutant has "${values.only}" in its rule, words or file`);

  const copy = copyTree(ROOT);
  const stop = () => {
    endAll();
    copy.remove();
    process.exit(130);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  try {
    const given = values.tests?.split(/\s+/).filter(Boolean);
    const vitest = vitestTrial(copy.folder);
    const trial: Trial =
      values.command === undefined
        ? (near) => vitest(given ?? near)
        : commandTrial(copy.folder, values.command);
    const before = await trial([...new Set(chosen.flatMap(({ near }) => near))]);
    if (before.is !== 'passed') {
      console.log(`The tests do not pass without any mutant: ${before.is}, ${noteOf(before)}`);
      return 1;
    }
    const tried: Tried[] = [];
    for (const mutant of chosen) {
      const one = await tryOne(copy, trial, mutant);
      tried.push(one);
      const { rule, does, file } = mutant;
      const place = `${tried.length}/${chosen.length}`.padStart(6);
      console.log(
        `${place}  ${WORD[one.verdict.is].padEnd(8)}  ${one.seconds.toFixed(1).padStart(5)} s  [${rule}] ${does}`,
      );
      console.log(`${' '.repeat(27)}${file}${noteOf(one.verdict) && `: ${noteOf(one.verdict)}`}`);
    }
    if (values.markdown !== undefined) writeFileSync(values.markdown, markdownOf(tried));
    const count = (is: Verdict['is']): number => tried.filter(({ verdict }) => verdict.is === is).length;
    console.log(
      `\n${tried.length} mutants: ${count('failed')} killed, ${count('passed')} survived, ${count('untested')} untested`,
    );
    return count('failed') === tried.length ? 0 : 1;
  } finally {
    copy.remove();
  }
};

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
