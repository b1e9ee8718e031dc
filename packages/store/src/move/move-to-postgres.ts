// Moves a deployment from its data folder into an empty PostgreSQL. Both ends are audited and compared; then the
// source is closed permanently and the target opened, in this order: write the target, not yet open; mark the folder
// as moved; open the target. After an interruption at any point exactly one of them can be opened, and running the
// move again completes it.
import type { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import { auditDatabase } from '../audit/audit.ts';
import { MoveRefused } from '../move-refused.ts';
import type { Connections } from '../postgres/connection.ts';
import { beginArrival, endArrival, markIn } from '../postgres/database-mark.ts';
import { migrate } from '../postgres/migration.ts';
import { openStill } from '../sqlite/database.ts';
import { type FolderMark, placeMark, readMark } from '../sqlite/folder-mark.ts';
import { reportOnPostgres } from './audit-postgres.ts';
import type { CopyControl } from './copy-control.ts';
import { differences } from './differences.ts';
import { type MoveTotals, totalsOfFile, totalsOfPostgres } from './move-totals.ts';
import { inSnapshot, withoutTimeouts } from './postgres-snapshot.ts';
import { copyToPostgres } from './to-postgres.ts';

export type Move = CopyControl & {
  /** The data folder. */
  readonly folder: string;
  readonly connections: Connections;
  /** The database's name in messages. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Called with each step, which waits for it. */
  readonly tell?: (step: 'audit' | 'copy' | 'compare') => void | Promise<void>;
};

type Moved = {
  /** Counts at each end; `null`: only the last step of an interrupted move was left. */
  readonly ends: { readonly here: MoveTotals; readonly there: MoveTotals } | null;
};

/** Rejects with `MoveRefused` or an open failure; the deployment then stays where it was. */
export const moveToPostgres = async (options: Move): Promise<Moved> => {
  const { folder, connections, name, now } = options;
  const source = openStill(folder);
  try {
    const mark = readMark(folder);
    await migrate(connections);
    if (mark) return await goOn(folder, connections, mark);
    const { database } = source;
    database.exec('BEGIN');
    const { move, here } = await copy(database, options);
    const there = await compare(database, here, options);
    placeMark(folder, { move, to: name, at: now });
    await connections.transaction((client) => endArrival(client, move));
    return { ends: { here, there } };
  } finally {
    source.close();
  }
};

/** The folder was left: all was compared before. */
const goOn = async (folder: string, connections: Connections, mark: FolderMark): Promise<Moved> => {
  const found = await markIn(connections.pool);
  if (found?.move !== mark.move)
    throw new MoveRefused(
      `The deployment in ${folder} was moved to ${mark.to} at ${new Date(mark.at).toISOString()} already. It can be moved only once.`,
    );
  await connections.transaction((client) => endArrival(client, mark.move));
  return { ends: null };
};

const copy = async (
  database: DatabaseSync,
  { folder, connections, tell, ...journey }: Move,
): Promise<{ move: string; here: MoveTotals }> => {
  await tell?.('audit');
  const [fault] = auditDatabase(database).faults;
  if (fault !== undefined)
    throw new MoveRefused(
      `The audit of ${folder} found a fault, and nothing was moved: ${fault}. For all faults run: punto audit --data ${folder}`,
    );
  journey.stop?.throwIfAborted();
  await tell?.('copy');
  const move = await connections.transaction(async (client) => {
    await withoutTimeouts(client);
    const begun = await beginArrival(client);
    await copyToPostgres(database, client, journey);
    return begun;
  });
  return { move, here: totalsOfFile(database) };
};

const compare = async (
  database: DatabaseSync,
  here: MoveTotals,
  { connections, tell, stop }: Move,
): Promise<MoveTotals> => {
  await tell?.('compare');
  const found: string[] = [];
  const { faults } = await reportOnPostgres(connections, {
    look: (copied) => found.push(...differences(database, copied)),
    ...(stop ? { stop } : {}),
  });
  const there = await inSnapshot(connections, totalsOfPostgres);
  if (!isDeepStrictEqual(here, there)) found.push('the sums of the two ends are not the same');
  const [fault] = [...faults, ...found];
  if (fault !== undefined)
    throw new MoveRefused(
      `The copy differs from the original, and the deployment stays where it is: ${fault}.`,
    );
  stop?.throwIfAborted();
  return there;
};
