// Prints all floods: the counts of each, and one line with their effect on the honest patrons.
import { loadavg } from 'node:os';
import { deedsTable } from '../../support/deeds/deeds-table.ts';
import { type Felt, type FloodsReport, MOST_GROWTH_MIB, runFloods } from './floods.ts';

const at = (sorted: readonly number[], share: number): string =>
  (sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN).toFixed(0);

const feltLine = ({ flood, tickets, rounds, late, ticketMs, pingMs, mostMib, processorMs }: Felt): string =>
  `| ${flood} | ${tickets} of ${rounds}, ${late} late | ${at(ticketMs, 0.5)}, ${at(ticketMs, 1)} | ` +
  `${at(pingMs, 0.5)}, ${at(pingMs, 0.9)}, ${at(pingMs, 1)} | ${mostMib} | ${(processorMs / 1_000).toFixed(1)} |`;

const textOf = ({
  felt,
  memoryMib,
  refusedTicketRows,
  counts,
  judged,
  faults,
  hurts,
}: FloodsReport): string =>
  [
    deedsTable(counts, judged),
    '',
    '| flood | tickets of the honest pair | answered in ms: p50, most | pings answered in ms: p50, p90, most | server, MiB | its processor, s |',
    '|---|---|---|---|---|---|',
    ...felt.map(feltLine),
    '',
    `The server's memory: ${memoryMib.before} MiB before the floods, ${memoryMib.after} MiB after; ${MOST_GROWTH_MIB} MiB more are allowed`,
    `Refused tickets in the database: ${refusedTicketRows}`,
    faults.length === 0 ? 'No faults.' : `${faults.length} faults:\n${faults.join('\n')}`,
    hurts.length === 0
      ? 'Nobody was hurt.'
      : `Patrons were hurt (load ${loadavg()[0]?.toFixed(0)}):\n${hurts.join('\n')}`,
  ].join('\n');

/** Sets the exit code to 1 on a fault. */
export const showFloods = async (seconds: number): Promise<void> => {
  const report = await runFloods({
    seconds,
    progress: (flood) => process.stderr.isTTY && process.stderr.write(`\r\u001b[K${flood}`),
  });
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  console.log(textOf(report));
  if (report.faults.length + report.hurts.length > 0) process.exitCode = 1;
};
