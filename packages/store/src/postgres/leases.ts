// Leases as rows of the same database, so that a write and its lease are checked in one transaction. A writer locks the
// lease row shared, a node that takes it exclusively: a table changes owner only between two writes. All transactions
// lock in the same order, tables by name and then nodes by name, so there is no deadlock.
import type { TableId } from '@punto/table/ids';
import type { PoolClient } from 'pg';
import { type Board, type Epoch, epoch, type Leases, type NodeId } from '../leases.ts';
import type { Connections } from './connection.ts';

type LeaseRow = { readonly table_id: TableId; readonly node: NodeId | null; readonly epoch: number };
type NodeRow = { readonly node: NodeId; readonly alive: boolean; readonly draining: boolean };

/** By the database's current clock, not the start of the transaction. */
const IN_MS = (parameter: string): string => `clock_timestamp() + ${parameter} * interval '1 ms'`;

/** Registers a node; `FORGET` removes nodes whose lease expired a minute ago and that own no table. */
const JOIN = `INSERT INTO nodes (node, expires_at) VALUES ($1, ${IN_MS('$2')})
  ON CONFLICT (node) DO UPDATE SET expires_at = EXCLUDED.expires_at, draining = false`;
const FORGET = `DELETE FROM nodes WHERE node IN (
  SELECT node FROM nodes WHERE expires_at < clock_timestamp() - interval '1 minute'
    AND NOT EXISTS (SELECT FROM leases WHERE leases.node = nodes.node)
  ORDER BY node FOR UPDATE SKIP LOCKED)`;
/**
 * Committed without waiting for the flush: a disk that hangs for a moment would make all leases expire. If a crash of
 * the database loses a renewal, that lease expires a little early; other nodes must then renew for a full lease period
 * before they take over.
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
/** Checked again under the lock: the node may have renewed meanwhile. */
const BURY = `DELETE FROM nodes WHERE node IN (
  SELECT node FROM nodes WHERE node = ANY ($1) AND expires_at <= clock_timestamp() ORDER BY node FOR UPDATE)`;
const KNOWN = 'SELECT node FROM nodes WHERE node = ANY ($1)';
const TAKE = `UPDATE leases SET node = $1, epoch = epoch + (node IS DISTINCT FROM $1)::int
  WHERE table_id = ANY ($2) RETURNING table_id, epoch`;

export const createPostgresLeases = ({ pool, transaction }: Connections): Leases => ({
  join: (node, lifeMs) =>
    transaction(async (client) => {
      await client.query(GIVE, [node, null]);
      await client.query(JOIN, [node, lifeMs]);
      await client.query(FORGET);
    }),
  renew: async (node, lifeMs) => (await pool.query(RENEW, [node, lifeMs])).rowCount === 1,
  board: async (): Promise<Board> => {
    // Nodes first: a node that owns a table was on the board when it got it, or has joined since.
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
