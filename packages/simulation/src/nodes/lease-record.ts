// Which node had which table when, taken only from the database at the moment of each commit. Every write must be
// made under the current lease by the node that has it; and the epochs of a stream only grow.

import type { NodeId } from '@punto/store/leases';
import { type Fence, LeaseLost } from '@punto/store/store';
import type { TableId } from '@punto/table/index';
import type { DiskListener } from '../disk.ts';
import type { Faults } from '../faults.ts';
import { UncommittedWrites } from '../uncommitted-writes.ts';
import { mustHold } from '../violations.ts';
import type { Owner } from '../world.ts';
import type { LeaseBook } from './lease-book.ts';

type Written = { readonly by: Owner; readonly table: TableId; readonly fence: Fence | null };

export class LeaseRecord extends UncommittedWrites<Written> implements DiskListener {
  readonly #leases: LeaseBook;
  readonly #faults: Faults;
  /** Under which epoch each stream was written last. */
  readonly #epochs = new Map<TableId, number>();
  /** Which process wrote under each epoch. */
  readonly #writers = new Map<string, Owner>();
  /** When each stream was written last, by the world's time. */
  readonly #writtenAt = new Map<TableId, number>();
  readonly #now: () => number;

  constructor(leases: LeaseBook, faults: Faults, now: () => number) {
    super();
    this.#leases = leases;
    this.#faults = faults;
    this.#now = now;
  }

  /** Inside the transaction. */
  writes(written: Written): void {
    this.add(written);
  }

  /** Counts what the fence turns away. */
  async fenced<T>(held: Promise<T>): Promise<T> {
    try {
      return await held;
    } catch (fault) {
      if (fault instanceof LeaseLost) this.#faults.count('write refused by the fence');
      throw fault;
    }
  }

  readonly committed = (): void => {
    for (const written of this.take()) this.#judge(written);
  };

  #judge({ by, table, fence }: Written): void {
    mustHold(fence !== null, () => `${by.name} wrote to ${table} without a lease`);
    const { lease, epoch } = fence;
    const stands = this.#leases.leaseOf(lease);
    mustHold(
      stands?.epoch === epoch && stands.node !== null,
      () =>
        `${by.name} wrote to ${table} under epoch ${epoch}, while ${stands?.node} has it at ${stands?.epoch}`,
    );
    const before = this.#epochs.get(table) ?? 0;
    mustHold(before <= epoch, () => `${table} was written under epoch ${epoch} after ${before}`);
    this.#epochs.set(table, epoch);
    const writer = this.#writers.get(`${lease} ${epoch}`) ?? by;
    mustHold(
      writer === by,
      () => `${lease} was written under epoch ${epoch} by ${writer.name} and ${by.name}`,
    );
    this.#writers.set(`${lease} ${epoch}`, by);
    this.#writtenAt.set(table, this.#now());
  }

  /** The owner of the table by its lease. */
  ownerOf(table: TableId): NodeId | null {
    return this.#leases.leaseOf(table)?.node ?? null;
  }

  writtenAt(table: TableId): number {
    return this.#writtenAt.get(table) ?? 0;
  }
}
