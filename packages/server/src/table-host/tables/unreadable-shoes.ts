// Ends shoes that must not be dealt on: those whose key is lost, if the operator confirms it before the start, and
// all shoes after a restore from a backup, since patrons may have seen their cards after it was made. Each shoe is
// ended, revealed where possible, and a round in progress is cancelled. Other tables are not affected. [T5] [F2] [F3]

import type { ShoeKeys } from '@punto/store/shoes/shoe-key';
import type { Fence, Store, Transaction } from '@punto/store/store';
import {
  type CommandOf,
  instant,
  LOST,
  type OpenTable,
  RESTORED,
  type Shoe,
  type TableId,
} from '@punto/table/index';
import { carryOut, standing } from '../apply-command.ts';
import { needsOf } from '../needs.ts';
import { createSecretShoe, type SecretShoe } from '../shoe-secret.ts';
import { readTable } from '../stored-table.ts';
import { namedBy } from './hosted-name.ts';

/**
 * Returns the tables whose shoe was ended. `keys`: `null` decrypts none. `fence`: only tables under that lease; absent:
 * the store must have no other user.
 */
export const endUnreadableShoes = (store: Store, keys: ShoeKeys | null, now: number, fence?: Fence) =>
  endShoes(store, keys, now, (box) => box === null, fence);

/** Ends every shoe, also those that a person deals: their cards may have been dealt since the backup. */
export const endEveryShoe = (store: Store, keys: ShoeKeys | null, now: number) =>
  endShoes(store, keys, now, () => true);

const endShoes = async (
  store: Store,
  keys: ShoeKeys | null,
  now: number,
  isToEnd: (box: SecretShoe | 'real' | null) => boolean,
  fence?: Fence,
): Promise<readonly TableId[]> => {
  const ended: TableId[] = [];
  const tables = await store.tables();
  for (const table of fence ? tables.filter((each) => namedBy(each) === fence.lease) : tables) {
    const { state } = await readTable(store, table);
    if (!state?.shoe) continue;
    // The order of a real shoe is not stored.
    const isReal = state.setup.dealing === 'person';
    const box = isReal ? null : keys && (await boxOf(store, keys, table, state.shoe));
    if (!isToEnd(isReal ? 'real' : box)) continue;
    const command = { type: 'LoseShoe', reason: box || isReal ? RESTORED : LOST } as const;
    await store.write({
      table,
      expected: state.version,
      needs: needsOf(table, state, [{ kind: 'order', command, encrypted: null, entry: null }], null),
      ...(fence && { fence }),
      work: (tx) => putAway(tx, state, command, box, now),
    });
    ended.push(table);
  }
  return ended;
};

/** `null`: it cannot be decrypted. */
const boxOf = async (
  store: Store,
  keys: ShoeKeys,
  table: TableId,
  { id }: Shoe,
): Promise<SecretShoe | null> => {
  const box = createSecretShoe(table, store, keys, none);
  const opens = await box.reopen(id).then(
    () => true,
    () => false,
  );
  return opens ? box : null;
};

const none = (): never => {
  throw new Error('nothing more comes out of a shoe that is put away');
};

const putAway = (
  tx: Transaction,
  before: OpenTable,
  command: CommandOf<'LoseShoe'>,
  box: SecretShoe | null,
  now: number,
): void => {
  const { reason } = command;
  const context = { now: instant(now), cardAt: none, houseValue: none, beacon: none };
  const { table: after } = carryOut(
    tx,
    before,
    command,
    { ...context, awaySince: none, availableMinor: none, recordsOf: none },
    box?.revealShoe,
  );
  tx.journal({
    ...{ at: now, staff: null, role: null, action: 'lose-shoe', patron: null, reason },
    table: before.setup.table,
    shoe: before.shoe?.number ?? null,
    round: before.round?.number ?? null,
    before: standing(before),
    after: standing(after),
  });
};
