// `punto backup`: a verified copy of the database, SQLite or PostgreSQL, while the servers run. [T3]
import { Command } from '@commander-js/extra-typings';
import type { Backup, BackupOptions } from '@punto/store/backup/backup';
import { examples } from '../command-help.ts';
import { atHouse, DATA_OPTION, type DeploymentLocation, deploymentLocation } from '../deployment-location.ts';
import { Failure } from '../failure.ts';
import type { Shell } from '../shell.ts';

export const backupCommand = (shell: Shell) =>
  new Command('backup')
    .description(
      'Makes a consistent copy of the database while the server runs, and audits the copy. Each backup is a new folder, ' +
        'named by its time, in the given folder. A backup of PostgreSQL is restored into a data folder.',
    )
    .argument('<folder>', 'where backups are kept; copy them to another machine')
    .option(...DATA_OPTION)
    .option(
      '--with-key',
      'include the shoe key, which decrypts undealt cards: protect such a backup like the server',
    )
    .option('--quick', 'check only the database file, without the audit of its content')
    .addHelpText(
      'after',
      examples(['backup /var/backups/punto', 'backup /var/backups/punto --data ./data --with-key']),
    )
    .action(async (into, { data, withKey = false, quick = false }) => {
      const options = {
        into,
        withKey,
        quick,
        givenKey: process.env.PUNTO_SHOE_KEY || undefined,
        now: Date.now(),
      };
      const { folder, manifest } = await atHouse((stop) => keep(deploymentLocation(data), options, stop));
      await shell.write(
        [
          `${folder}: ${manifest.bytes} bytes, everything up to ${new Date(manifest.lastAt).toISOString()}.`,
          manifest.audited
            ? 'Checked: the audit of the copy found no fault.'
            : 'Checked: the database file is intact.',
          ...(manifest.key && !withKey
            ? [
                'The shoe key is not included: keep it elsewhere. A restore without it returns the stakes of open rounds.',
              ]
            : []),
          '',
        ].join('\n'),
      );
    });

const keep = async (
  place: DeploymentLocation,
  options: BackupOptions,
  stop: AbortSignal,
): Promise<Backup> => {
  // Loaded on demand: the other commands do not need the server.
  if ('folder' in place)
    return (await import('@punto/store/backup/backup')).backUp({ folder: place.folder, ...options });
  const { withDeployment } = await import('@punto/store/move/connect-postgres');
  const { backUpPostgres } = await import('@punto/store/move/backup-of-postgres');
  return withDeployment(place.database, (reached) => backUpPostgres(reached, { ...options, stop }));
};

/** A disk that is full or not to be written to is a sentence, and no stack. */
export const fileFailure = (cause: unknown): Failure | null =>
  cause instanceof Error && 'syscall' in cause ? new Failure(cause.message) : null;
