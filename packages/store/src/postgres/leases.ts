// Leases as rows of the database that keeps everything else, so that a write and the right to it are looked at in one
// transaction. Who writes holds the row of the lease shared, who takes it alone: a table changes hands between two writes.
// Rows are locked in one order by everybody, tables by name and then nodes by name, and nobody waits in a circle.
import type { TableId } from '@punto/table/ids';
import type { PoolClient } from 'pg';
import { type Board, type Epoch, epoch, type Leases, type NodeId } from '../leases.ts';
import type { Connections } from './connection.ts';

type LeaseRow = { readonly table_id: TableId; readonly node: NodeId | null; readonly epoch: number };
type NodeRow = { readonly node: NodeId; readonly alive: boolean; readonly draining: boolean };

/** By the database's clock as it is now, and not as it was when the transaction began. */
const IN_MS = (parameter: string): string => `clock_timestamp() + ${parameter} * interval '1 ms'`;

/** A life; and one who has been dead for so long and has no table is off the board. */
const JOIN = `INSERT INTO nodes (node, expires_at) VALUES ($1, ${IN_MS('$2')})
  ON CONFLICT (node) DO UPDATE SET expires_at = EXCLUDED.expires_at, draining = false`;
const FORGET = `DELETE FROM nodes WHERE node IN (
  SELECT node FROM nodes WHERE expires_at < clock_timestamp() - interval '1 minute'
    AND NOT EXISTS (SELECT FROM leases WHERE leases.node = nodes.node)
  ORDER BY node FOR UPDATE SKIP LOCKED)`;
/**
 * Not waited for until it is on disk: a disk that hangs for a moment would make all nodes look dead. What a crash of the
 * database takes back of it makes a node look dead a little sooner, to others that must be heard for a whole life first.
 */
const RENEW = `WITH soon AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true))
  UPDATE nodes SET expires_at = ${IN_MS('$2')} FROM soon WHERE node = $1`;
const NODES = 'SELECT node, expires_at > clock_timestamp() AS alive, draining FROM nodes ORDER BY node';
const LEASES = 'SELECT table_id, node FROM leases ORDER BY table_id';
const DRAIN = 'UPDATE nodes SET draining = $2 WHERE node = $1';
const GIVE = `UPDATE leases SET node = NULL WHERE table_id IN (
  SELECT table_id FROM leases WHERE node = $1 AND ($2::text[] IS NULL OR table_id = ANY ($2))
  ORDER BY table_id FOR NO KEY UPDATE)`;

const NAME =
  'INSERT INTO leases (table_id, epoch) SELECT name, 1 FROM unnest($1::text[]) AS name ORDER BY name';
const LOCK =
  'SELECT table_id, node, epoch FROM leases WHERE table_id = ANY ($1) ORDER BY table_id FOR NO KEY UPDATE';
const ALIVE = 'SELECT node FROM nodes WHERE node = ANY ($1) AND expires_at > clock_timestamp()';
/** Asked again under the lock: it may have renewed while this waited. */
const BURY = `DELETE FROM nodes WHERE node IN (
  SELECT node FROM nodes WHERE node = ANY ($1) AND expires_at <= clock_timestamp() ORDER BY node FOR UPDATE)`;
const KNOWN = 'SELECT node FROM nodes WHERE node = ANY ($1)';
const TAKE = `UPDATE leases SET node = $1, epoch = epoch + (node IS DISTINCT FROM $1)::int
  WHERE table_id = ANY ($2) RETURNING table_id, epoch`;

export const openPostgresLeases = ({ pool, transaction }: Connections): Leases => ({
  join: (node, lifeMs) =>
    transaction(async (client) => {
      await client.query(GIVE, [node, null]);
      await client.query(JOIN, [node, lifeMs]);
      await client.query(FORGET);
    }),
  renew: async (node, lifeMs) => (await pool.query(RENEW, [node, lifeMs])).rowCount === 1,
  board: async (): Promise<Board> => {
    // Nodes first: one that is seen with a table was on the board when it got it, or has come since.
    const { rows: nodes } = await pool.query<NodeRow>(NODES);
    const { rows: leases } = await pool.query<Omit<LeaseRow, 'epoch'>>(LEASES);
    return { nodes, leases: new Map(leases.map(({ table_id, node }) => [table_id, node])) };
  },
  take: (node, tables) => transaction((client) => take(client, node, tables)),
  give: async (node, tables) => void (await pool.query(GIVE, [node, tables])),
  drain: async (node, isDraining = true) => void (await pool.query(DRAIN, [node, isDraining])),
  leave: (node) =>
    transaction(async (client) => {
      await client.query(GIVE, [node, null]);
      await client.query('DELETE FROM nodes WHERE node = $1', [node]);
    }),
});

const take = async (
  client: PoolClient,
  node: NodeId,
  tables: readonly TableId[],
): Promise<ReadonlyMap<TableId, Epoch>> => {
  await client.query(`${NAME} ON CONFLICT DO NOTHING`, [tables]);
  const { rows: held } = await client.query<LeaseRow>(LOCK, [tables]);
  const { rowCount: isAlive } = await client.query(ALIVE, [[node]]);
  if (isAlive === 0) return new Map();
  const others = [...new Set(held.map((lease) => lease.node))].filter((other) => other !== node);
  await client.query(BURY, [others]);
  const { rows: left } = await client.query<{ node: NodeId }>(KNOWN, [others]);
  const taken = held.filter((lease) => !left.some((other) => other.node === lease.node));
  const { rows } = await client.query<LeaseRow>(TAKE, [node, taken.map(({ table_id }) => table_id)]);
  return new Map(rows.map((lease) => [lease.table_id, epoch(lease.epoch)]));
};
