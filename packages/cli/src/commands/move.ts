// `punto move`: moves a deployment from its data folder into PostgreSQL, where several nodes can run it, or back. Both ends
// are audited and compared, and the deployment can run at only one of them. [T3] [L6] [T8]
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from '@commander-js/extra-typings';
import type { MoveTotals } from '@punto/store/move/move-totals';
import type { Column } from '../column.ts';
import { examples } from '../command-help.ts';
import { atHouse } from '../deployment-location.ts';
import { Misuse } from '../failure.ts';
import { grouped } from '../figures.ts';
import { inCoins } from '../net.ts';
import { notEmpty } from '../parameters.ts';
import type { Shell } from '../shell.ts';
import { type StepProgress, stepProgress } from '../step-progress.ts';
import { drawTable } from '../table.ts';

export const moveCommand = (shell: Shell) =>
  new Command('move')
    .description(
      'Moves a deployment with its whole history from a data folder into an empty PostgreSQL database, or back into a new ' +
        'folder. Stop the server or all nodes first. An interrupted move is repeated with the same command, and the ' +
        'deployment never runs in two places.',
    )
    .option('--data <folder>', 'the data folder (default: PUNTO_DATA, else ./data)', notEmpty('a folder'))
    .option(
      '--to <address>',
      'the PostgreSQL database; set DATABASE_URL instead, so that other users of this machine cannot read the password',
    )
    .option('--from-postgres [address]', 'move from this database (default: DATABASE_URL) into a new folder')
    .addHelpText(
      'after',
      examples([
        'move --data ./data --to postgres://punto@db.example/punto',
        'move --from-postgres postgres://punto@db.example/punto --data ./new-data',
      ]),
    )
    .action(async ({ data, to, fromPostgres }) => {
      if (fromPostgres !== undefined && to !== undefined)
        throw new Misuse('--to and --from-postgres: give only one of them');
      const named = typeof fromPostgres === 'string' ? fromPostgres : to;
      const address = named ?? process.env.DATABASE_URL;
      if (!address)
        throw new Misuse(
          'no database is given. Set DATABASE_URL, such as postgres://punto:password@db.example/punto',
        );
      if (fromPostgres === undefined) return moveIn(data ?? process.env.PUNTO_DATA ?? 'data', address, shell);
      if (data === undefined) throw new Misuse('--from-postgres: give a new folder with --data');
      return moveOut(data, address, shell);
    });

const moveIn = async (folder: string, address: string, shell: Shell): Promise<void> => {
  const progress = stepProgress(shell.watched);
  // Loaded on demand: the other commands do not need the server.
  const { withPostgres } = await import('@punto/store/move/connect-postgres');
  const { moveToPostgres } = await import('@punto/store/move/move-to-postgres');
  const { SHOE_KEY_FILE } = await import('@punto/store/shoes/shoe-key');
  const { text, name } = await atHouse((stop) =>
    withPostgres(address, async ({ connections, name, warnings }) => {
      for (const warning of warnings) shell.say(`note: ${warning}\n`);
      const { ends } = await moveToPostgres({
        ...{ folder, connections, name, stop, now: Date.now() },
        ...steps(progress),
      });
      return { name, text: ends && endsText(ends, [folder, name], shell) };
    }),
  ).finally(progress.end);
  const key = join(folder, SHOE_KEY_FILE);
  await shell.write(
    [
      ...(text === null ? ['The copy was already complete, and the database is open now.', ''] : text),
      `The deployment is in ${name} from now on. The folder ${folder} is unchanged except for moved.json, which makes a server refuse it.`,
      '',
      'Next: start the nodes, each with the same DATABASE_URL, NATS_URL and PUNTO_SHOE_KEY.',
      existsSync(key)
        ? `The shoe key is in ${key}. It is not in the database: without it the shoes on the tables cannot be decrypted.`
        : 'The shoe key is the PUNTO_SHOE_KEY that the server of this folder was started with.',
      '',
    ].join('\n'),
  );
};

const moveOut = async (folder: string, address: string, shell: Shell): Promise<void> => {
  const progress = stepProgress(shell.watched);
  const { withDeployment } = await import('@punto/store/move/connect-postgres');
  const { moveToFolder } = await import('@punto/store/move/move-to-folder');
  const text = await atHouse((stop) =>
    withDeployment(address, async ({ connections, name }) => {
      const ends = await moveToFolder({ folder, connections, stop, ...steps(progress) });
      return [
        ...endsText(ends, [name, folder], shell),
        `The deployment is in ${folder} from now on. The database ${name} is unchanged except for its table "moves", which makes nodes refuse it.`,
      ];
    }),
  ).finally(progress.end);
  await shell.write(
    [
      ...text,
      '',
      `Next: unset DATABASE_URL and NATS_URL, and start the server with PUNTO_DATA=${folder} and the PUNTO_SHOE_KEY of the nodes.`,
      '',
    ].join('\n'),
  );
};

const steps = (progress: StepProgress) => ({
  tell: (step: keyof typeof STEPS) => progress.step(STEPS[step]),
  progress: progress.share,
});

const STEPS = { audit: 'Auditing', copy: 'Copying', compare: 'Comparing' } as const;

const COLUMNS: readonly Column[] = [
  { key: 'what', title: '' },
  { key: 'from', title: 'From', align: 'right' },
  { key: 'to', title: 'To', align: 'right' },
];

const SHOWN = ['events', 'rounds', 'records', 'movements', 'postings', 'journal', 'patrons', 'staff'];

type Ends = { readonly here: MoveTotals; readonly there: MoveTotals };

const endsText = (
  { here, there }: Ends,
  [from, to]: readonly [string, string],
  shell: Shell,
): readonly string[] => {
  const row = (what: string, figure: (tally: MoveTotals) => string) => ({
    what,
    from: figure(here),
    to: figure(there),
  });
  const rows = [
    ...SHOWN.map((table) => row(table, (tally) => grouped(tally.rows[table] ?? 0))),
    row('all rows', ({ rows: all }) => grouped(Object.values(all).reduce((sum, each) => sum + each, 0))),
    row('coins of patrons', ({ minor }) => inCoins(minor.patrons)),
    row('of them waiting', ({ minor }) => inCoins(minor.waiting)),
    row('coins of the house', ({ minor }) => inCoins(minor.house)),
  ];
  return [
    `${from} → ${to}`,
    drawTable(COLUMNS, rows, shell.style),
    '',
    // The same at both ends, or it would not have come so far; kept, they prove it later.
    `${there.streams.sha256}  where the chains of ${there.streams.count} tables end`,
    ...(there.journal.length > 0 ? [`${there.journal.hash}  journal entry ${there.journal.length}`] : []),
    '',
    shell.style('green', 'Both ends are the same, and the audit found no fault.'),
  ];
};
