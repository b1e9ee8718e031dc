// Mark of a move in PostgreSQL: one row, present while a deployment is moved in or out, and permanently after it was
// moved out. Nodes refuse to open such a database, so that a move can be interrupted at any point without leaving half
// a deployment, or two.
import { randomUUID } from 'node:crypto';
import type { ClientBase, PoolClient } from 'pg';
import { MoveRefused } from '../move-refused.ts';
import { DeploymentMoved } from '../open-failure.ts';
import { DATABASE_TABLES } from '../shared/database-tables.ts';
import { codeOf } from './postgres-error.ts';
import { type Queryable, row } from './typed-queries.ts';

type State = 'arriving' | 'leaving' | 'gone';
export type DatabaseMark = { readonly move: string; readonly state: State };

const LOCK_NOT_AVAILABLE = '55P03';
const TABLES = DATABASE_TABLES.map(({ table }) => table).join(', ');

/** `null`: no move under way or finished, or no deployment here. */
export const markIn = async (asked: Queryable): Promise<DatabaseMark | null> =>
  (await row<DatabaseMark>(asked, 'SELECT move, state FROM moves LIMIT 1')) ?? null;

/** Throws `DeploymentMoved` when the database has a mark; called before opening. */
export const refuseMovedDatabase = async (asked: Queryable): Promise<void> => {
  const mark = await markIn(asked);
  if (mark) throw new DeploymentMoved(SENTENCES[mark.state]);
};

const SENTENCES: Readonly<Record<State, string>> = {
  arriving:
    'A deployment is being moved into the database of DATABASE_URL, or its move was interrupted. Run punto move again: it starts over.',
  leaving:
    'The deployment in the database of DATABASE_URL is being moved out, or its move was interrupted. Run punto move again, or, to continue in this database, run in it: DELETE FROM moves.',
  gone: 'The deployment in the database of DATABASE_URL has moved into a data folder and runs there: unset DATABASE_URL. To continue in this database from its state at the move, run in it: DELETE FROM moves.',
};

/** Throws `MoveRefused` while a node is running. */
export const refusePlaying = async (asked: Queryable): Promise<void> => {
  const alive = await row(asked, 'SELECT 1 FROM nodes WHERE expires_at > clock_timestamp() LIMIT 1');
  if (alive) throw new MoveRefused('A server has this database open. Stop all nodes first.');
};

/**
 * Locks the database for an arriving deployment until the end of the transaction: no other connection reads or writes
 * meanwhile. Removes the remains of an interrupted move. Throws `MoveRefused` when the database is in use or has other
 * data.
 */
export const beginArrival = async (client: PoolClient): Promise<string> => {
  try {
    await client.query(`SET LOCAL lock_timeout = '5s'`);
    await client.query(`LOCK TABLE ${TABLES}, nodes, leases, moves IN ACCESS EXCLUSIVE MODE`);
  } catch (cause) {
    if (codeOf(cause) !== LOCK_NOT_AVAILABLE) throw cause;
    throw new MoveRefused('Another connection uses this database. Stop all nodes first.', { cause });
  }
  await refusePlaying(client);
  const mark = await markIn(client);
  if (mark?.state === 'arriving') await client.query(`TRUNCATE ${TABLES}, moves`);
  else if (mark || (await holdsRows(client)))
    throw new MoveRefused(
      'This database already holds a deployment, and a move overwrites nothing. Create an empty database and set DATABASE_URL to it.',
    );
  const move = randomUUID();
  await client.query(`INSERT INTO moves (move, state) VALUES ($1, 'arriving')`, [move]);
  return move;
};

const holdsRows = async (client: PoolClient): Promise<boolean> => {
  const any = DATABASE_TABLES.map(({ table }) => `EXISTS (SELECT FROM ${table})`).join(' OR ');
  return (await row<{ held: boolean }>(client, `SELECT ${any} AS held`))?.held !== false;
};

/** Removes the mark: the deployment can be opened from now on. */
export const endArrival = async (client: ClientBase, move: string): Promise<void> => {
  await client.query('DELETE FROM moves WHERE move = $1', [move]);
};

/** Sets the mark, so that no node opens the database from now on; throws `MoveRefused` when a node has it open. */
export const beginLeaving = async (client: PoolClient): Promise<string> => {
  const mark = await markIn(client);
  if (mark?.state === 'arriving' || mark?.state === 'gone') throw new DeploymentMoved(SENTENCES[mark.state]);
  await refusePlaying(client);
  if (mark) return mark.move;
  const move = randomUUID();
  await client.query(`INSERT INTO moves (move, state) VALUES ($1, 'leaving')`, [move]);
  return move;
};

/** Marks the database as moved out permanently, or removes the mark. */
export const endLeaving = async (client: ClientBase, move: string, hasLeft: boolean): Promise<void> => {
  if (hasLeft) await client.query(`UPDATE moves SET state = 'gone' WHERE move = $1`, [move]);
  else await client.query('DELETE FROM moves WHERE move = $1', [move]);
};
