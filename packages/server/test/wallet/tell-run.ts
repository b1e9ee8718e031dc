// Prints the checks of a run with operators, and at its end what it did; faults, and a run that did too little, fail.
import type { Deeds } from '../support/deeds/deeds.ts';
import { deedsTable } from '../support/deeds/deeds-table.ts';
import { judge, lacksOf, type Minimum, type Never } from '../support/deeds/minimums.ts';
import type { WalletChecked, WalletHouse } from './wallet-house.ts';

type End = { readonly house: WalletHouse; readonly minimums: readonly (Minimum | Never)[] };

/** `end`: at the end of the run alone. Throws with the faults. */
export const tellRun = (what: string, checked: WalletChecked, deeds: Deeds, end: End | null): void => {
  const { tickets, records, moved, drainedMs, faults } = checked;
  console.log(
    `${what}: ${tickets} tickets, ${records} records, all delivered after ${(drainedMs / 1_000).toFixed(1)} s, ${faults.length} faults`,
  );
  if (faults.length > 0) throw new Error(faults.slice(0, 20).join('\n'));
  if (!end) return;
  deeds.count('run', 'patrons', end.house.crowd.members.length);
  deeds.count('ticket', 'accepted', tickets);
  deeds.count('run', 'records', records);
  for (const each of moved) deeds.countAll('wallet', each);
  for (const [error, times] of end.house.crowd.errors) deeds.count('error', error, times);
  const counts = deeds.counts();
  const judged = judge(counts, end.minimums);
  console.log(deedsTable(counts, judged));
  if (lacksOf(judged).length > 0) process.exitCode = 1;
};
