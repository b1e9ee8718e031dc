// The leases and the ends of the streams that transactions lock before anything else, in the order of their names.
import type { ClientBase } from 'pg';
import { chainStart, eventsChain, type Head } from '../../shared/chain.ts';
import { type Fence, LeaseLost } from '../../store.ts';
import { prepared } from '../prepared-statements.ts';
import { type LockConflict, SKIP_LOCKED } from './lock-conflict.ts';

type LeaseRow = { readonly table_id: string; readonly epoch: number };

const leases = (more = '') =>
  prepared<LeaseRow>(
    `SELECT table_id, epoch FROM leases WHERE table_id = ANY ($1::text[]) ORDER BY table_id FOR SHARE${more}`,
  );
const streams = (more = '') =>
  prepared<Head & { readonly chain: string }>(
    `SELECT chain, length, hash FROM chains WHERE chain = ANY ($1::text[]) ORDER BY chain FOR UPDATE${more}`,
  );
const lease = { wait: leases(), skip: leases(SKIP_LOCKED) };
const stream = { wait: streams(), skip: streams(SKIP_LOCKED) };
const insertStream = prepared(
  'INSERT INTO chains (chain, length, hash) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
);

/** By table. */
export type LockedLeases = ReadonlyMap<string, number>;

export const lockLeases = async (
  client: ClientBase,
  fences: readonly Fence[],
  conflict: LockConflict = 'wait',
): Promise<LockedLeases> => {
  if (fences.length === 0) return NO_LEASES;
  const rows = await lease[conflict](
    client,
    fences.map((fence) => fence.lease),
  );
  return new Map(rows.map(({ table_id, epoch }) => [table_id, epoch]));
};

const NO_LEASES: LockedLeases = new Map();

/** `null`: the writer's lease is still the newest. */
export const whyLost = ({ lease, epoch }: Fence, found: number | undefined): LeaseLost | null =>
  found === epoch ? null : new LeaseLost(`table ${lease} is at epoch ${found ?? 0}, the writer at ${epoch}`);

/** The ends of the streams that exist, by table. */
export const lockStreams = async (
  client: ClientBase,
  tables: readonly string[],
  conflict: LockConflict = 'wait',
): Promise<ReadonlyMap<string, Head>> => {
  const rows = await stream[conflict](client, tables.map(eventsChain));
  return new Map(rows.map(({ chain, length, hash }) => [tableOf(chain), { length, hash }]));
};

const tableOf = (chain: string): string => chain.slice(eventsChain('').length);

/** Creates the stream for the table's first transaction. The caller repeats its reads, which came before the lock. */
export const startStream = async (client: ClientBase, table: string): Promise<void> => {
  const { length, hash } = chainStart(eventsChain(table));
  await insertStream(client, eventsChain(table), length, hash);
};
