// Backup of a PostgreSQL deployment: the same folder as a backup of SQLite, restored by the same command.
import { type Backup, type BackupOptions, BackupRefused, keepBackup } from '../backup/backup.ts';
import { knownShoeKeys } from '../shoes/shoe-key.ts';
import { checkedCopy } from './checked-copy.ts';
import type { PostgresConnection } from './connect-postgres.ts';
import type { CopyControl } from './copy-control.ts';

/** While its nodes play. Rejects with `BackupRefused` or an open failure. */
export const backUpPostgres = async (
  { connections, name }: Pick<PostgresConnection, 'connections' | 'name'>,
  { stop, ...options }: BackupOptions & Pick<CopyControl, 'stop'>,
): Promise<Backup> => {
  const { givenKey, withKey, quick, progress } = options;
  const keys = givenKey === undefined ? null : knownShoeKeys('', givenKey);
  if (withKey && keys === null)
    throw new BackupRefused(
      'The shoe key is not known here: set PUNTO_SHOE_KEY to the key of the nodes, or leave out --with-key.',
    );
  const journey: CopyControl = { ...(progress && { progress }), ...(stop && { stop }) };
  return keepBackup(
    {
      name,
      audit: 'punto audit',
      keys,
      copy: async (file) => (await checkedCopy(connections, file, { ...journey, audit: !quick })).faults,
      note: () => {},
    },
    options,
  );
};
