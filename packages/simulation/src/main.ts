// `npm run torture`: simulated deployments one after the other, each from its own seed; with `--nodes` each of
// several nodes. Prints the counts, the violated invariants and the command that repeats the run; exit code 1 if
// anything was violated.
import { parseArgs } from 'node:util';
import { addedUp } from '@punto/server/test/support/deeds/deeds';
import { deedsTable } from '@punto/server/test/support/deeds/deeds-table';
import { judge, lacksOf } from '@punto/server/test/support/deeds/minimums';
import { MINIMUMS } from './minimums.ts';
import { MINIMUMS_OF_NODES } from './nodes/minimums.ts';
import { type NodesOutcome, tortureNodes } from './nodes/torture.ts';
import type { Outcome } from './run.ts';
import { torture } from './torture.ts';

const BAR = 24;
const LAST_LINES = 15;
const LONGEST_LINE = 240;

const wholeNumber = (name: string, text: string): number => {
  const number = Number(text);
  if (Number.isSafeInteger(number) && number > 0) return number;
  throw new Error(`--${name} is ${text}: a whole number above 0 is expected`);
};

const optionsOf = (args: readonly string[]) => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seed: { type: 'string' },
      from: { type: 'string', default: '1' },
      seeds: { type: 'string', default: '1' },
      rounds: { type: 'string', default: '60' },
      nodes: { type: 'string' },
      least: { type: 'string', default: '1' },
    },
  });
  const { seed, from, seeds, rounds, nodes, least } = values;
  return {
    first: wholeNumber(seed === undefined ? 'from' : 'seed', seed ?? from),
    seeds: seed === undefined ? wholeNumber('seeds', seeds) : 1,
    rounds: wholeNumber('rounds', rounds),
    nodes: nodes === undefined ? null : wholeNumber('nodes', nodes),
    /** The least number of rounds of all runs together. */
    least: wholeNumber('least', least),
  };
};

const progress = (done: number, of: number, words: string): void => {
  if (!process.stderr.isTTY) return;
  const filled = Math.min(BAR, Math.round((done / of) * BAR));
  process.stderr.write(`\r[${'#'.repeat(filled)}${' '.repeat(BAR - filled)}] ${words}   `);
};

const printFailure = ({ seed, steps, fault, last }: Outcome, rounds: number, nodes: number | null): void => {
  if (process.stderr.isTTY) process.stderr.write('\n');
  console.error(`\nSeed ${seed}, step ${steps}: ${fault}\n\nThe last that happened:`);
  for (const line of last.slice(-LAST_LINES)) console.error(`  ${line.slice(0, LONGEST_LINE)}`);
  console.error(
    `\nThe same again: npm run torture -- --seed ${seed} --rounds ${rounds}${nodes === null ? '' : ` --nodes ${nodes}`}\n`,
  );
};

/** The counts of deeds, and a sentence for each minimum that was not reached. */
const printDeeds = (outcomes: readonly Outcome[], nodes: number | null): readonly string[] => {
  const counts = addedUp(outcomes.map((each) => each.counts));
  const judged = judge(counts, nodes === null ? MINIMUMS : MINIMUMS_OF_NODES);
  console.log(`${deedsTable(counts, judged)}\n`);
  return lacksOf(judged);
};

const tooFewRounds = (outcomes: readonly Outcome[], least: number): readonly string[] => {
  const rounds = outcomes.reduce((sum, each) => sum + each.rounds, 0);
  return rounds < least ? [`Only ${rounds} rounds were played, at least ${least} are needed.`] : [];
};

const printSums = (outcomes: readonly Outcome[]): void => {
  const sum = (what: (outcome: Outcome) => number) => outcomes.reduce((total, each) => total + what(each), 0);
  const failed = outcomes.filter(({ fault }) => fault !== null);
  console.log(
    [
      `${outcomes.length} houses`,
      `${sum(({ rounds }) => rounds)} rounds`,
      `${sum(({ tickets }) => tickets)} tickets`,
      `${sum(({ starts }) => starts)} starts`,
      `${sum(({ frames }) => frames)} messages looked at`,
      `${sum(({ proved }) => proved.shoes)} shoes proved with ${sum(({ proved }) => proved.values)} values of patrons`,
      `${sum(({ steps }) => steps)} steps`,
      failed.length === 0 ? 'everything held' : `${failed.length} failed`,
    ].join(', '),
  );
  printNodes(outcomes);
  const [only] = outcomes;
  if (outcomes.length === 1 && only) console.log(`trace ${only.hash}`);
};

/** What there is to say of houses of several nodes alone. */
const printNodes = (outcomes: readonly (Outcome | NodesOutcome)[]): void => {
  const ofNodes = outcomes.filter((each): each is NodesOutcome => 'pauses' in each);
  const pauses = ofNodes.flatMap((each) => each.pauses).sort((a, b) => a - b);
  if (ofNodes.length === 0) return;
  const between = ofNodes.reduce((sum, each) => sum + each.between, 0);
  const part = (of: number) => pauses[Math.min(pauses.length - 1, Math.floor(pauses.length * of))];
  console.log(`${between} messages between nodes looked through`);
  if (pauses.length > 0)
    console.log(
      `${pauses.length} tables of nodes that died had no owner for ${part(0.5)} ms (half of them), at most ${part(1)} ms`,
    );
};

const main = async (): Promise<void> => {
  const { first, seeds, rounds, nodes, least } = optionsOf(process.argv.slice(2));
  const outcomes: (Outcome | NodesOutcome)[] = [];
  for (let seed = first; seed < first + seeds; seed += 1) {
    const done = outcomes.length;
    const report = (played: number): void =>
      progress(done + Math.min(1, played / rounds), seeds, `seed ${seed}, ${done} of ${seeds} done`);
    const outcome =
      nodes === null
        ? await torture({ seed, rounds }, report)
        : await tortureNodes({ seed, rounds, nodes }, report);
    outcomes.push(outcome);
    if (outcome.fault !== null) printFailure(outcome, rounds, nodes);
  }
  progress(seeds, seeds, `${seeds} of ${seeds} done\n`);
  const lacks = [...printDeeds(outcomes, nodes), ...tooFewRounds(outcomes, least)];
  printSums(outcomes);
  if (lacks.length > 0) console.error(`\nToo little was done for a good run:\n${lacks.join('\n')}`);
  if (lacks.length > 0 || outcomes.some(({ fault }) => fault !== null)) process.exitCode = 1;
};

main().catch((fault: unknown) => {
  console.error(fault instanceof Error ? fault.message : fault);
  process.exitCode = 2;
});
