// Moves a deployment from PostgreSQL into a data folder, from one snapshot after all its nodes have stopped. No node
// opens the database during the move or afterwards; if the move is interrupted, the folder stays empty.
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { MoveRefused } from '../move-refused.ts';
import type { Connections } from '../postgres/connection.ts';
import { beginLeaving, endLeaving } from '../postgres/database-mark.ts';
import { migrate } from '../postgres/migration.ts';
import { makeFolder } from '../shared/make-folder.ts';
import { syncPath } from '../shared/sync-path.ts';
import { DATABASE_FILE } from '../sqlite/database.ts';
import { MOVED_FILE } from '../sqlite/folder-mark.ts';
import { checkedCopy } from './checked-copy.ts';
import type { Move } from './move-to-postgres.ts';
import { type MoveTotals, totalsOfPostgres } from './move-totals.ts';
import { inSnapshot } from './postgres-snapshot.ts';

/** Inside the data folder, so that the last step is a rename; one left by a move that was killed is cleared. */
const STAGE = 'moving';

/** Rejects with `MoveRefused` or an open failure; the deployment then stays where it was. */
export const moveToFolder = async ({
  folder,
  connections,
  tell,
  ...journey
}: Omit<Move, 'name' | 'now'>): Promise<{ readonly here: MoveTotals; readonly there: MoveTotals }> => {
  refuseTaken(folder);
  await migrate(connections);
  const move = await connections.transaction(beginLeaving);
  const stage = join(folder, STAGE);
  let hasLeft = false;
  try {
    rmSync(stage, { recursive: true, force: true });
    makeFolder(stage);
    await tell?.('copy');
    const file = join(stage, DATABASE_FILE);
    const { faults, here, there } = await checkedCopy(connections, file, { ...journey, audit: true });
    const [fault] = faults;
    if (fault !== undefined)
      throw new MoveRefused(
        `The audit of the database found a fault, and nothing was moved: ${fault}. For all faults run: punto audit`,
      );
    await tell?.('compare');
    await refusePlayedOn(connections, here);
    journey.stop?.throwIfAborted();
    renameSync(file, join(folder, DATABASE_FILE));
    syncPath(folder);
    hasLeft = true;
    return { here, there };
  } finally {
    rmSync(stage, { recursive: true, force: true });
    await connections.transaction((client) => endLeaving(client, move, hasLeft));
  }
};

const refuseTaken = (folder: string): void => {
  for (const name of [DATABASE_FILE, `${DATABASE_FILE}-wal`, MOVED_FILE])
    if (existsSync(join(folder, name)))
      throw new MoveRefused(
        `${folder} already holds a ${name}, and a move overwrites nothing. Give a new folder with --data.`,
      );
};

/** Written by a node that was starting at that moment: the move stops there, and the next try includes it. */
const refusePlayedOn = async (connections: Connections, moved: MoveTotals): Promise<void> => {
  const now = await inSnapshot(connections, totalsOfPostgres);
  if (!isDeepStrictEqual(now, moved))
    throw new MoveRefused('The database was changed while it was copied. Stop all nodes, and try again.');
};
