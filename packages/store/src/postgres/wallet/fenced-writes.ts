// Fenced writes of several table owners in one transaction: each is checked against the lease of its table, and a write
// under a lost lease is rejected without the others.
import type { ClientBase } from 'pg';
import type { Fence, LeaseLost } from '../../store.ts';
import { lockLeases, whyLost } from '../locked/locked-streams.ts';

export type Fenced = { readonly fence: Fence | undefined };

/** The condition of a statement behind `lockFences`: no lease is asked for, or it is still of that epoch. */
export const holdsLease = (asked: string): string =>
  `(${asked}.lease IS NULL OR EXISTS (
     SELECT FROM leases WHERE leases.table_id = ${asked}.lease AND leases.epoch = ${asked}.epoch))`;

export const fenceColumns = ({ fence }: Fenced) => ({
  lease: fence?.lease ?? null,
  epoch: fence?.epoch ?? null,
});

/** Locks the leases. For each write in order: why its lease is lost, or `null`. */
export const lockFences = async (
  client: ClientBase,
  asked: readonly Fenced[],
): Promise<readonly (LeaseLost | null)[]> => {
  const fences = new Map(asked.flatMap(({ fence }) => (fence ? [[fence.lease, fence] as const] : [])));
  const epochs = await lockLeases(client, [...fences.values()]);
  return asked.map(({ fence }) => (fence ? whyLost(fence, epochs.get(fence.lease)) : null));
};
