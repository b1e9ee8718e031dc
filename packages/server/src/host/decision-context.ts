// The world as a decision sees it: the shoe, the beacon, who is away, and the books as they are in the transaction.
import { availableMinor, patronAccount } from '@punto/ledger';
import type { Context, Instant } from '@punto/table';
import type { Transaction } from '../store/store.ts';
import type { Absence } from './absence.ts';
import type { BeaconWatch } from './beacon-watch.ts';
import type { ShoeBox } from './shoe-box.ts';
import { storeRead } from './work.ts';

type World = { readonly box: ShoeBox; readonly beacon: BeaconWatch; readonly absence: Absence };

export const contextOf = (tx: Transaction, now: Instant, { box, beacon, absence }: World): Context => ({
  now,
  cardAt: box.cardAt,
  houseValue: box.houseValue,
  beacon: beacon.value,
  beaconDueAt: beacon.dueAt,
  awaySince: absence.since,
  availableMinor: storeRead((patron) => availableMinor(tx.account(patronAccount(patron)))),
  recordsOf: storeRead(tx.recordsOf),
});
