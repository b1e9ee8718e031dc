// `punto restore`: restores a backup into a data folder without a database. [T3]
import { Command } from '@commander-js/extra-typings';
import type { Restored } from '@punto/store/backup/restore';
import { examples } from '../command-help.ts';
import { Failure } from '../failure.ts';
import { notEmpty } from '../parameters.ts';
import type { Shell } from '../shell.ts';
import { fileFailure } from './backup.ts';

export const restoreCommand = (shell: Shell) =>
  new Command('restore')
    .description(
      'Restores a backup into a data folder without a database, audits it, and prints the time of its newest event. ' +
        'Nothing is overwritten.',
    )
    .argument('<backup>', 'the folder of one backup')
    .option(
      '--data <folder>',
      'the data folder of the server (default: PUNTO_DATA, else ./data)',
      notEmpty('a folder'),
    )
    .option('--without-key', 'the shoe key is lost: cancel the rounds in progress and return their stakes')
    .addHelpText('after', examples(['restore /var/backups/punto/punto-2026-11-21T03-00-00Z --data ./data']))
    .action(async (backup, { data, withoutKey = false }) => {
      // Loaded on demand: the other commands do not need the server.
      const { restore, RestoreRefused } = await import('@punto/store/backup/restore');
      const { BrokenBackup } = await import('@punto/store/backup/backup-manifest');
      const { endEveryShoe } = await import('@punto/server/table-host/tables/unreadable-shoes');
      const { isOpenFailure } = await import('@punto/store/open-failure');
      const { UnsafeShoeKey } = await import('@punto/store/shoes/shoe-key');
      const folder = data ?? process.env.PUNTO_DATA ?? 'data';
      const now = Date.now();
      const givenKey = process.env.PUNTO_SHOE_KEY || undefined;
      const restored = await restore({
        backup,
        folder,
        withoutKey,
        givenKey,
        now,
        endShoes: endEveryShoe,
      }).catch((cause: unknown) => {
        const isKnown =
          cause instanceof RestoreRefused ||
          cause instanceof BrokenBackup ||
          cause instanceof UnsafeShoeKey ||
          isOpenFailure(cause);
        throw isKnown ? new Failure(cause.message) : (fileFailure(cause) ?? cause);
      });
      await shell.write(textOf(restored, folder, now));
    });

const textOf = ({ manifest, counted, ended, spentShoes }: Restored, folder: string, now: number): string => {
  const { lastAt, madeAt } = manifest;
  const { events, rounds, records } = counted;
  return [
    `Restored into ${folder} the state of ${new Date(madeAt).toISOString()}: ${events} events, ${rounds} rounds, ${records} records, and the audit found no fault.`,
    `Its newest event is of ${new Date(lastAt).toISOString()}, ${spanOf(now - lastAt)} ago. Everything after it is lost: bets, payouts, new guests.`,
    ...(ended.length > 0
      ? [
          `The shoes of ${ended.join(', ')} have ended, because patrons may have seen their next cards. The stakes on them were returned.`,
        ]
      : []),
    `The next shoe of every table has a number above ${spentShoes}: lower numbers may be those of shoes that are lost.`,
    '',
  ].join('\n');
};

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/** The largest unit that fits: `3 hours`. */
const spanOf = (ms: number): string => {
  const [unit, length] = UNITS.find(([, each]) => ms >= each) ?? ['second', 1_000];
  const count = Math.floor(ms / length);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
};
