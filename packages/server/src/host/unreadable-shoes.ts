// Shoes whose key is lost: nobody can deal them any more. A round in progress is cancelled and its stakes returned, the
// shoe is put away as far as it was dealt, and the table takes a new one at its next start. [T5] [F3]
import { type Instant, instant, isPrivate, type OpenTable, type Staff, type TableId } from '@punto/table';
import { endShoe } from '@punto/table/advance';
import { openSecret } from '../store/seal.ts';
import type { Store, Transaction } from '../store/store.ts';
import { readTable } from './stored-table.ts';
import { attend } from './work.ts';

/** Who did it, in the events and the journal. */
const BY: Staff = { id: 'house', name: 'The house' };
const REASON = 'The key of the shoe is lost';

/** Gives the tables whose shoe ended. The store must have no other user. `key`: `null` opens none. */
export const endUnreadableShoes = async (
  store: Store,
  key: Uint8Array | null,
  now: number,
): Promise<readonly TableId[]> => {
  const ended: TableId[] = [];
  for (const table of await store.tables()) {
    const { state } = await readTable(store, table);
    // The order of a real shoe was never sealed.
    if (!state?.shoe || state.setup.dealing === 'person') continue;
    if (await opens(store, key, state)) continue;
    await store.write({
      table,
      expected: state.version,
      needs: { accounts: [], tickets: [], escrow: true },
      work: (tx) => putAway(tx, state, instant(now)),
    });
    ended.push(table);
  }
  return ended;
};

const opens = async (store: Store, key: Uint8Array | null, { shoe }: OpenTable): Promise<boolean> => {
  const sealed = shoe && (await store.sealedShoe(shoe.id));
  if (!key || !sealed) return false;
  try {
    openSecret(key, sealed);
    return true;
  } catch {
    return false;
  }
};

const putAway = (tx: Transaction, before: OpenTable, now: Instant): void => {
  const table = isUnderWay(before) ? cancelled(tx, before, now) : before;
  if (!table.shoe) return;
  const end = endShoe(table, table.shoe, now);
  tx.append(end.events);
  if (end.archived && !isPrivate(end.archived.table)) tx.archive(end.archived);
};

const isUnderWay = ({ round, phase }: OpenTable): boolean =>
  round !== null && phase !== 'shuffling' && phase !== 'settled';

const cancelled = (tx: Transaction, before: OpenTable, now: Instant): OpenTable => {
  const context = {
    now,
    cardAt: () => {
      throw new Error('no card of a shoe that does not open');
    },
    houseValue: () => {
      throw new Error('nothing is cut');
    },
    beacon: () => null,
    awaySince: () => null,
    availableMinor: () => {
      throw new Error('no money is asked for');
    },
    recordsOf: tx.recordsOf,
  };
  const act = (table: OpenTable, duty: 'pause' | 'cancel-round'): OpenTable => {
    const command = { type: 'DoDuty', staff: BY, duty: { duty, reason: REASON } } as const;
    const done = attend(tx, table, command, 'manager', false, context);
    if (done.refusal) throw new Error(`${duty} at ${table.setup.table}: ${done.refusal.reason}`);
    return done.table;
  };
  return act(before.pause ? before : act(before, 'pause'), 'cancel-round');
};
