// `punto backup`: a checked copy of a house, beside a server that plays on. [T3]
import { Command } from '@commander-js/extra-typings';
import { examples } from '../command-help.ts';
import { Failure } from '../failure.ts';
import type { Shell } from '../shell.ts';

export const backupCommand = (shell: Shell) =>
  new Command('backup')
    .description(
      'Copies the database of a house as it stands at one moment, while its server plays on, and checks the copy. Each ' +
        'backup is a folder of its own, named by its time, in the folder given.',
    )
    .argument('<folder>', 'where backups are kept; best on another machine')
    .option('--data <folder>', 'the data folder of the server; PUNTO_DATA, or ./data, without it')
    .option(
      '--with-key',
      'take the key along that undealt cards are sealed with: keep such a copy as safe as the house',
    )
    .option('--quick', 'check the file alone, and do not add up what is in it')
    .addHelpText(
      'after',
      examples(['backup /var/backups/punto', 'backup /var/backups/punto --data ./data --with-key']),
    )
    .action(async (into, { data, withKey = false, quick = false }) => {
      // Read only when asked for: the other commands need nothing of the server.
      const { backUp, BackupRefused } = await import('@punto/server/store/backup');
      const { isOpenFailure } = await import('@punto/server/store/open-failure');
      const { UnsafeShoeKey } = await import('@punto/server/store/shoe-key');
      const { folder, manifest } = await backUp({
        folder: data ?? process.env.PUNTO_DATA ?? 'data',
        into,
        withKey,
        quick,
        givenKey: process.env.PUNTO_SHOE_KEY || undefined,
        now: Date.now(),
      }).catch((cause: unknown) => {
        const isKnown =
          cause instanceof BackupRefused || cause instanceof UnsafeShoeKey || isOpenFailure(cause);
        throw isKnown ? new Failure(cause.message) : (fileFailure(cause) ?? cause);
      });
      await shell.write(
        [
          `${folder}: ${manifest.bytes} bytes, everything up to ${new Date(manifest.lastAt).toISOString()}.`,
          manifest.audited ? 'Checked: everything in it agrees.' : 'Checked: the file is whole.',
          ...(manifest.key && !withKey
            ? [
                'The key of the shoes is not in it: without shoe.key a restore returns the stakes of open rounds.',
              ]
            : []),
          '',
        ].join('\n'),
      );
    });

/** A disk that is full or not to be written to is a sentence, and no stack. */
export const fileFailure = (cause: unknown): Failure | null =>
  cause instanceof Error && 'syscall' in cause ? new Failure(cause.message) : null;
