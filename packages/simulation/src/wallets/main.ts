// `npm run wallets`: rounds of operators' patrons over three nodes, in virtual time and with faults at every step of a call; a million
// calls in `npm run soak -- wallets`. Prints the counts, and for a violated invariant the command that repeats it; exit code 1 then.
import { addedUp } from '@punto/server/test/support/deeds/deeds';
import { deedsTable } from '@punto/server/test/support/deeds/deeds-table';
import { judge, lacksOf } from '@punto/server/test/support/deeds/minimums';
import { wholeOptions } from '@punto/server/test/support/whole-options';
import { playWallets, type WalletOutcome } from './play-wallets.ts';
import { WALLET_MINIMUMS } from './wallet-minimums.ts';

const LAST_LINES = 15;

const main = async (): Promise<void> => {
  const { calls, from, each, patrons, tables } = wholeOptions({
    ...{ calls: 20_000, from: 1, each: 20_000, patrons: 60, tables: 4 },
  });
  const outcomes: WalletOutcome[] = [];
  let sent = 0;
  for (let seed = from; sent < calls; seed += 1) {
    const outcome = await playWallets({ seed, calls: Math.min(each, calls - sent), patrons, tables });
    outcomes.push(outcome);
    sent += outcome.counts['run: calls'] ?? 0;
    if (process.stderr.isTTY) process.stderr.write(`\r${sent} calls, seed ${seed}   `);
    if (outcome.fault === null) continue;
    console.error(`\nSeed ${seed}: ${outcome.fault}\n\nThe last that happened:`);
    for (const line of outcome.last.slice(-LAST_LINES)) console.error(`  ${line}`);
    console.error(
      `\nThe same again: npm run wallets -- --from ${seed} --calls ${Math.min(each, calls)} --each ${each} --patrons ${patrons} --tables ${tables}\n`,
    );
    process.exitCode = 1;
    break;
  }
  const counts = addedUp(outcomes.map((outcome) => outcome.counts));
  const judged = judge(counts, WALLET_MINIMUMS);
  console.log(`${deedsTable(counts, judged)}\n`);
  const { user, system } = process.cpuUsage();
  const seconds = ((user + system) / 1_000_000).toFixed(0);
  console.log(
    `${sent} calls in ${outcomes.length} deployments of three nodes, ${seconds} s of processor time`,
  );
  const lacks = lacksOf(judged);
  if (lacks.length === 0) return;
  console.error(`\nToo little was done for a good run:\n${lacks.join('\n')}`);
  process.exitCode = 1;
};

main().catch((fault: unknown) => {
  console.error(fault instanceof Error ? fault.stack : fault);
  process.exitCode = 2;
});
