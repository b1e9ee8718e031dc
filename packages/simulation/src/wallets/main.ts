// `npm run wallets`: rounds of operators' patrons over three nodes, in virtual time and with faults at every step of a call; a million
// calls in `npm run soak -- wallet`. Prints the counts, and for a violated invariant the command that repeats it; exit code 1 then.
// With `--keep FILE` each finished deployment is a line of that file, and the same command continues after the last one.
import { addedUp } from '@punto/server/test/support/deeds/deeds';
import { deedsTable } from '@punto/server/test/support/deeds/deeds-table';
import { judge, lacksOf } from '@punto/server/test/support/deeds/minimums';
import { wholeAndFiles } from '@punto/server/test/support/whole-options';
import { type FinishedDeployment, openFinishedDeployments } from './finished-deployments.ts';
import { playWallets, type WalletOutcome } from './play-wallets.ts';
import { WALLET_MINIMUMS } from './wallet-minimums.ts';

const LAST_LINES = 15;
const BACKUP_AGE_MS = 120_000;

const main = async (): Promise<void> => {
  const { numbers, files } = wholeAndFiles({ calls: 20_000, from: 1, each: 20_000, patrons: 60, tables: 4 }, [
    'keep',
  ]);
  const { calls, from, each, patrons, tables } = numbers;
  const kept = openFinishedDeployments(files.keep, { each, patrons, tables });
  const played: FinishedDeployment[] = [];
  const sent = (): number => played.reduce((sum, { counts }) => sum + (counts['run: calls'] ?? 0), 0);
  for (let seed = from; sent() < calls; seed += 1) {
    const before = kept.of(seed);
    if (before) {
      played.push(before);
      continue;
    }
    const began = processorMs();
    const most = Math.min(each, calls - sent());
    const outcome = await playWallets({ seed, calls: most, patrons, tables, backupAgeMs: BACKUP_AGE_MS });
    const { counts, fault } = outcome;
    const one = { ...{ seed, each, patrons, tables, counts }, ms: processorMs() - began };
    played.push(one);
    if (process.stderr.isTTY) process.stderr.write(`\r${sent()} calls, seed ${seed}   `);
    if (fault === null && most === each) kept.keep(one);
    if (fault === null) continue;
    printFault(
      outcome,
      `--from ${seed} --calls ${most} --each ${most} --patrons ${patrons} --tables ${tables}`,
    );
    process.exitCode = 1;
    break;
  }
  printSummary(played, sent());
};

const printFault = ({ seed, fault, last }: WalletOutcome, options: string): void => {
  console.error(`\nSeed ${seed}: ${fault}\n\nThe last that happened:`);
  for (const line of last.slice(-LAST_LINES)) console.error(`  ${line}`);
  console.error(`\nThe same again: npm run wallets -- ${options}\n`);
};

const printSummary = (played: readonly FinishedDeployment[], sent: number): void => {
  const counts = addedUp(played.map((one) => one.counts));
  const judged = judge(counts, WALLET_MINIMUMS);
  console.log(`${deedsTable(counts, judged)}\n`);
  const ms = played.reduce((sum, one) => sum + one.ms, 0);
  console.log(
    `${sent} calls in ${played.length} deployments of three nodes, ${(ms / 1_000).toFixed(0)} s of processor time`,
  );
  const lacks = lacksOf(judged);
  if (lacks.length === 0) return;
  console.error(`\nToo little was done for a good run:\n${lacks.join('\n')}`);
  process.exitCode = 1;
};

const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return Math.round((user + system) / 1_000);
};

main().catch((fault: unknown) => {
  console.error(fault instanceof Error ? fault.stack : fault);
  process.exitCode = 2;
});
