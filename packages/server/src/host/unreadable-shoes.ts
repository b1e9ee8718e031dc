// Shoes that cannot be read any more, because their key is lost: nobody can deal them on. Whoever keeps the house says so,
// before it opens; then each is put away, and a round in progress on it is called off. What comes next is dealt from a
// new shoe, and nothing else suffers. [T5] [F3]
import { instant, LOST, type OpenTable, type TableId } from '@punto/table';
import { openSecret } from '../store/seal.ts';
import type { ShoeKeys } from '../store/shoe-key.ts';
import type { Store, Transaction } from '../store/store.ts';
import { readTable } from './stored-table.ts';
import { carryOut, standing } from './work.ts';

/** Gives the tables whose shoe ended. The store must have no other user. `keys`: `null` opens none. */
export const endUnreadableShoes = async (
  store: Store,
  keys: ShoeKeys | null,
  now: number,
): Promise<readonly TableId[]> => {
  const ended: TableId[] = [];
  for (const table of await store.tables()) {
    const { state } = await readTable(store, table);
    // The order of a real shoe was never sealed.
    if (!state?.shoe || state.setup.dealing === 'person') continue;
    if (await opens(store, keys, state)) continue;
    await store.write({
      table,
      expected: state.version,
      needs: { accounts: [], tickets: [], escrow: true },
      work: (tx) => putAway(tx, state, now),
    });
    ended.push(table);
  }
  return ended;
};

const opens = async (store: Store, keys: ShoeKeys | null, { shoe }: OpenTable): Promise<boolean> => {
  const sealed = shoe && (await store.sealedShoe(shoe.id));
  if (!keys || !sealed) return false;
  try {
    openSecret(keys, sealed);
    return true;
  } catch {
    return false;
  }
};

const putAway = (tx: Transaction, before: OpenTable, now: number): void => {
  const none = (): never => {
    throw new Error('nothing of a shoe that does not open is asked for');
  };
  const { table: after } = carryOut(
    tx,
    before,
    { type: 'LoseShoe' },
    {
      now: instant(now),
      cardAt: none,
      houseValue: none,
      beacon: none,
      awaySince: none,
      availableMinor: none,
      recordsOf: none,
    },
  );
  tx.journal({
    ...{ at: now, staff: null, role: null, action: 'lose-shoe', patron: null, reason: LOST },
    table: before.setup.table,
    shoe: before.shoe?.number ?? null,
    round: before.round?.number ?? null,
    before: standing(before),
    after: standing(after),
  });
};
