// `npm run evenings`: plays evenings of patrons with limits over three nodes, in virtual time and with faults; 100,000 in `npm
// run soak -- evenings`. Prints the counts, and for a violated invariant the command that repeats it; exit code 1 then.
import { addedUp } from '@punto/server/test/support/deeds/deeds';
import { deedsTable } from '@punto/server/test/support/deeds/deeds-table';
import { isLongEnough, judge, lacksOf } from '@punto/server/test/support/deeds/minimums';
import { wholeOptions } from '@punto/server/test/support/whole-options';
import { EVENING_MINIMUMS, FEWEST_EVENINGS } from './evening-minimums.ts';
import { type EveningsOutcome, playEvenings } from './evenings.ts';

const LAST_LINES = 15;
const LONGEST_LINE = 240;

const printFailure = ({ seed, fault, last }: EveningsOutcome, patrons: number): void => {
  console.error(`\nSeed ${seed}: ${fault}\n\nThe last that happened:`);
  for (const line of last.slice(-LAST_LINES)) console.error(`  ${line.slice(0, LONGEST_LINE)}`);
  console.error(`\nThe same again: npm run evenings -- --from ${seed} --evenings 1 --patrons ${patrons}\n`);
};

const main = async (): Promise<void> => {
  const { evenings, from, patrons } = wholeOptions({ evenings: 1000, from: 1, patrons: 400 });
  const outcomes: EveningsOutcome[] = [];
  let played = 0;
  for (let seed = from; played < evenings; seed += 1) {
    const outcome = await playEvenings({ seed, patrons });
    outcomes.push(outcome);
    played += outcome.counts['run: evenings'] ?? 0;
    if (process.stderr.isTTY) process.stderr.write(`\r${played} evenings, seed ${seed}   `);
    if (outcome.fault === null) continue;
    printFailure(outcome, patrons);
    process.exitCode = 1;
    break;
  }
  const counts = addedUp(outcomes.map((each) => each.counts));
  const judged = judge(counts, EVENING_MINIMUMS);
  console.log(`${deedsTable(counts, judged)}\n`);
  const { user, system } = process.cpuUsage();
  const seconds = ((user + system) / 1_000_000).toFixed(0);
  console.log(
    `${played} evenings in ${outcomes.length} deployments of three nodes, ${seconds} s of processor time`,
  );
  const lacks = lacksOf(judged);
  if (lacks.length > 0) console.error(`\nToo little was done for a good run:\n${lacks.join('\n')}`);
  else if (isLongEnough(judged)) return;
  else
    console.error(
      `\n${played} evenings are too few to count anything in. Give --evenings ${2 * FEWEST_EVENINGS} or more.`,
    );
  process.exitCode = 1;
};

main().catch((fault: unknown) => {
  console.error(fault instanceof Error ? fault.message : fault);
  process.exitCode = 2;
});
