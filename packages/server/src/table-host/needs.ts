// The declared needs of a batch: what it will read in its transaction.
import { escrowAccount, HOUSE, patronAccount } from '@punto/ledger/index';
import type { Needs } from '@punto/store/store';
import { type Duty, type PatronId, settlesNext, type TableId, type TableState } from '@punto/table/index';
import type { Item } from './batch.ts';

/** `tablesAtOnce`: the bound on tables that a patron may have stakes at; `null`: none. */
export const needsOf = (
  table: TableId,
  state: TableState,
  items: readonly Item[],
  tablesAtOnce: number | null,
): Needs => {
  const isMoving = items.some((item) => mayMoveMoney(state, item));
  const tickets = items.flatMap((item) => (item.kind === 'ticket' ? item.ticket : []));
  const patrons = new Set<PatronId>(isMoving ? (state?.round?.stakes.keys() ?? []) : []);
  for (const { patron } of tickets) patrons.add(patron);
  return {
    accounts: [
      ...[...patrons].map(patronAccount),
      escrowAccount(table),
      ...(isMoving ? ([HOUSE] as const) : []),
    ],
    tickets: tickets.map(({ patron, id }) => ({ patron, ticket: id })),
    escrow: isMoving,
    // With a bound of one the account says enough.
    inPlay: tablesAtOnce !== null && tablesAtOnce > 1 ? tickets.map(({ patron }) => patron) : [],
    rounds: items.flatMap((item) => (item.kind === 'duty' ? correctedBy(item.command.duty) : [])),
  };
};

/** Beyond the stake of a ticket. A card is dealt by itself, and is not to wait for everybody who has staked. */
const mayMoveMoney = (state: TableState, item: Item): boolean => {
  if (item.kind === 'ticket') return false;
  if (item.kind !== 'order' || item.command.type !== 'Advance') return true;
  return state === null || settlesNext(state);
};

const correctedBy = (duty: Duty): Needs['rounds'] =>
  duty.duty === 'void-round' || duty.duty === 'resettle-round'
    ? [{ shoe: duty.shoe, round: duty.round }]
    : [];
