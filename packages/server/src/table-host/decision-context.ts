// The context of a decision: the shoe, the beacon, absent patrons, and the books as seen in the transaction.
import { minor, ZERO } from '@punto/engine/minor';
import { availableMinor, patronAccount } from '@punto/ledger/index';
import { absenceOf } from '@punto/ledger/protection/protection';
import type { Store, Transaction } from '@punto/store/store';
import type { Context, Instant, OpenTable, PatronId, TicketRefusal } from '@punto/table/index';
import type { TablesAtOnce } from '../brands/tables-at-once.ts';
import { storeRead, whyProtected, whyTooMany } from './apply-command.ts';
import type { BeaconWatch } from './beacon-watch.ts';
import type { Absence } from './presence/absence.ts';
import type { SecretShoe } from './shoe-secret.ts';

/** Read or declared before the transaction. */
export type ReadBefore = {
  /** The suspended patrons among those who bet behind a seat. */
  readonly suspended: ReadonlySet<PatronId>;
  /** Patrons whose protection the transaction may read. */
  readonly protections: ReadonlySet<PatronId>;
};

type World = ReadBefore & {
  readonly box: SecretShoe;
  readonly beacon: BeaconWatch;
  readonly absence: Absence;
  /** `null`: no limit. */
  readonly tablesAtOnce: TablesAtOnce | null;
  /** See `Store.spentShoes`. */
  readonly spentShoes: number;
  /** Whether the patron's money is at an operator. */
  readonly isElsewhere: (patron: PatronId) => boolean;
};

const MOST = minor(Number.MAX_SAFE_INTEGER);

export const contextOf = (tx: Transaction, now: Instant, world: World): Context => ({
  ...ofWorld(world),

  now,
  absenceOf: storeRead((patron) => (world.protections.has(patron) ? absenceIn(tx, patron, now) : null)),
  // A correction takes it from the operator, who alone knows the balance and may refuse.
  availableMinor: storeRead((patron) =>
    world.isElsewhere(patron) ? MOST : availableMinor(tx.account(patronAccount(patron))),
  ),
  recordsOf: storeRead(tx.recordsOf),
  whyNotBehind: storeRead((patron, table, stakeMinor) =>
    whyNotBehind(tx, table, { patron, stakeMinor, nowMs: now }, world),
  ),
});

const absenceIn = (tx: Transaction, patron: PatronId, now: Instant): 'exclusion' | 'time-out' | null => {
  const protection = tx.protection(patron, now);
  return (protection && absenceOf(protection, now)?.kind) ?? null;
};

const ofWorld = ({ box, beacon, absence, spentShoes }: World) => ({
  spentShoes,
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
  { suspended, tablesAtOnce, isElsewhere }: World,
): TicketRefusal | null => {
  const { patron } = asked;
  // No debit can be confirmed while the betting closes.
  if (isElsewhere(patron)) return { reason: 'not-enough-balance', availableMinor: ZERO };
  if (suspended.has(patron)) return { reason: 'suspended' };
  return whyTooMany(tx, table, patron, tablesAtOnce) ?? whyProtected(tx, patron, asked);
};

/** Which of them are suspended, read before the transaction as for a ticket. */
export const suspendedAmong = async (
  store: Pick<Store, 'patrons'>,
  patrons: readonly PatronId[],
): Promise<ReadonlySet<PatronId>> => {
  const suspended = await Promise.all(patrons.map((patron) => store.patrons.isSuspended(patron)));
  return new Set(patrons.filter((_, n) => suspended[n]));
};
