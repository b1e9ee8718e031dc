// `punto audit`: proves that the chains, the books, the records and the figures of a house agree, and names every row
// that does not. It reads beside a server that plays on, and changes nothing. [T3] [L6]
import { Command } from '@commander-js/extra-typings';
import type { AuditReport } from '@punto/server/store/audit';
import { examples } from '../command-help.ts';
import { FAILED, Failure } from '../failure.ts';
import type { Shell } from '../shell.ts';

export const auditCommand = (shell: Shell) =>
  new Command('audit')
    .description('Follows every chain and plays every table again; names each row that does not agree.')
    .option('--data <folder>', 'the data folder of the server; PUNTO_DATA, or ./data, without it')
    .option('--json', 'the whole report as JSON')
    .addHelpText('after', examples(['audit', 'audit --data ./data', 'audit --json']))
    .action(async ({ data, json }) => {
      const report = await read(data ?? process.env.PUNTO_DATA ?? 'data');
      await shell.write(json ? `${JSON.stringify(report, null, 2)}\n` : textOf(report, shell));
      if (report.faults.length > 0) shell.exitCode = FAILED;
    });

const read = async (folder: string): Promise<AuditReport> => {
  // Read only when asked for: the other commands need nothing of the server.
  const { auditFolder } = await import('@punto/server/store/audit');
  const { isOpenFailure } = await import('@punto/server/store/open-failure');
  try {
    return auditFolder(folder);
  } catch (cause) {
    if (isOpenFailure(cause)) throw new Failure(cause.message);
    throw cause;
  }
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
    shell.style('green', 'Everything agrees.'),
  ];
  return `${lines.join('\n')}\n`;
};

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;
