// `punto audit`: proves that the chains, the books, the records and the figures of a deployment agree, and names every
// row that does not. It may run while the servers run; it only reads. [T3] [L6]
import { Command } from '@commander-js/extra-typings';
import type { AuditReport } from '@punto/store/audit/audit';
import { examples } from '../command-help.ts';
import { atHouse, DATA_OPTION, type DeploymentLocation, deploymentLocation } from '../deployment-location.ts';
import { FAILED } from '../failure.ts';
import type { Shell } from '../shell.ts';

export const auditCommand = (shell: Shell) =>
  new Command('audit')
    .description(
      'Audits the database of a deployment: follows every hash chain, replays every table, adds up every account. Prints each fault with its row.',
    )
    .option(...DATA_OPTION)
    .option('--json', 'the whole report as JSON')
    .addHelpText('after', examples(['audit', 'audit --data ./data', 'audit --json']))
    .action(async ({ data, json }) => {
      const report = await atHouse((stop) => read(deploymentLocation(data), stop));
      await shell.write(json ? `${JSON.stringify(report, null, 2)}\n` : textOf(report, shell));
      if (report.faults.length > 0) shell.exitCode = FAILED;
    });

const read = async (place: DeploymentLocation, stop: AbortSignal): Promise<AuditReport> => {
  // Loaded on demand: the other commands do not need the server.
  if ('folder' in place) return (await import('@punto/store/audit/audit')).auditFolder(place.folder);
  const { withDeployment } = await import('@punto/store/move/connect-postgres');
  const { reportOnPostgres } = await import('@punto/store/move/audit-postgres');
  return withDeployment(place.database, ({ connections }) => reportOnPostgres(connections, { stop }));
};

const textOf = ({ faults, streams, journal, counted: rows }: AuditReport, shell: Shell): string => {
  if (faults.length > 0) {
    return `${[...faults, shell.style('red', counted(faults.length, 'fault'))].join('\n')}\n`;
  }
  const { events, movements, postings, records, rounds } = rows;
  const lines = [
    [
      counted(streams.length, 'table'),
      counted(events, 'event'),
      counted(rounds, 'round'),
      counted(records, 'record'),
      counted(movements, 'movement'),
      counted(postings, 'posting'),
      journal.length === 1 ? '1 journal entry' : `${journal.length} journal entries`,
    ].join(', '),
    '',
    // Kept elsewhere, these prove later that nothing before them was changed.
    ...streams.map(({ table, length, hash }) => `${hash}  event ${length} of table ${table}`),
    `${journal.hash}  journal entry ${journal.length}`,
    '',
    shell.style('green', 'No fault found.'),
  ];
  return `${lines.join('\n')}\n`;
};

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;
