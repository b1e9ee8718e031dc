// The context of a decision: the shoe, the beacon, absent patrons, and the books as seen in the transaction.
import { availableMinor, patronAccount } from '@punto/ledger/index';
import type { Store, Transaction } from '@punto/store/store';
import type { Context, Instant, OpenTable, PatronId, TicketRefusal } from '@punto/table/index';
import { mayStakeHere, storeRead, whyProtected } from './apply-command.ts';
import type { BeaconWatch } from './beacon-watch.ts';
import type { Absence } from './presence/absence.ts';
import type { SecretShoe } from './shoe-secret.ts';

type World = {
  readonly box: SecretShoe;
  readonly beacon: BeaconWatch;
  readonly absence: Absence;
  /** The suspended patrons among those who bet behind a seat. */
  readonly suspended: ReadonlySet<PatronId>;
  /** `null`: no limit. */
  readonly tablesAtOnce: number | null;
};

export const contextOf = (tx: Transaction, now: Instant, world: World): Context => ({
  ...ofWorld(world),

  now,
  availableMinor: storeRead((patron) => availableMinor(tx.account(patronAccount(patron)))),
  recordsOf: storeRead(tx.recordsOf),
  whyNotBehind: storeRead((patron, table, stakeMinor) =>
    whyNotBehind(tx, table, { patron, stakeMinor, nowMs: now }, world),
  ),
});

const ofWorld = ({ box, beacon, absence }: World) => ({
  cardAt: box.cardAt,
  houseValue: box.houseValue,
  beacon: beacon.value,
  beaconDueAt: beacon.dueAt,
  awaySince: absence.since,
});

/** The context for a ticket that the patron sends; the table compares the balance. [V6] */
const whyNotBehind = (
  tx: Transaction,
  table: OpenTable,
  asked: { readonly patron: PatronId; readonly stakeMinor: number; readonly nowMs: number },
  { suspended, tablesAtOnce }: World,
): TicketRefusal | null => {
  const { patron } = asked;
  if (suspended.has(patron)) return { reason: 'suspended' };
  if (tablesAtOnce !== null && !mayStakeHere(tx, table, patron, tablesAtOnce))
    return { reason: 'staked-elsewhere', tablesAtOnce };
  return whyProtected(tx, patron, asked);
};

/** Which of them are suspended, read before the transaction as for a ticket. */
export const suspendedAmong = async (
  store: Pick<Store, 'patrons'>,
  patrons: readonly PatronId[],
): Promise<ReadonlySet<PatronId>> => {
  const suspended = await Promise.all(patrons.map((patron) => store.patrons.isSuspended(patron)));
  return new Set(patrons.filter((_, n) => suspended[n]));
};
