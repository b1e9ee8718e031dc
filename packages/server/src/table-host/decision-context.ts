// The context of a decision: the shoe, the beacon, absent patrons, and the books as seen in the transaction.
import { availableMinor, patronAccount } from '@punto/ledger/index';
import type { Transaction } from '@punto/store/store';
import type { Context, Instant } from '@punto/table/index';
import { storeRead } from './apply-command.ts';
import type { BeaconWatch } from './beacon-watch.ts';
import type { Absence } from './presence/absence.ts';
import type { SecretShoe } from './shoe-secret.ts';

type World = { readonly box: SecretShoe; readonly beacon: BeaconWatch; readonly absence: Absence };

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
