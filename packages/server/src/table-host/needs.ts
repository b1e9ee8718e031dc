// The declared needs of a batch: what it will read in its transaction.
import { escrowAccount, HOUSE, patronAccount } from '@punto/ledger/index';
import type { Needs } from '@punto/store/store';
import { type Duty, type PatronId, settlesNext, type TableId, type TableState } from '@punto/table/index';
import type { Item } from './batch.ts';

/** `tablesAtOnce`: most tables at which a patron may have stakes; `null`: no limit. */
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
    // With a limit of one, the account alone shows stakes elsewhere.
    inPlay: tablesAtOnce !== null && tablesAtOnce > 1 ? tickets.map(({ patron }) => patron) : [],
    rounds: items.flatMap((item) => (item.kind === 'duty' ? correctedBy(item.command.duty) : [])),
  };
};

/**
 * Whether the item may move money other than the stake of a ticket. Dealing a card must not lock the accounts of all
 * patrons with stakes.
 */
const mayMoveMoney = (state: TableState, item: Item): boolean => {
  if (item.kind === 'ticket' || item.kind === 'check') return false;
  if (item.kind !== 'order' || item.command.type !== 'Advance') return true;
  return state === null || settlesNext(state);
};

const correctedBy = (duty: Duty): Needs['rounds'] =>
  duty.duty === 'void-round' || duty.duty === 'resettle-round'
    ? [{ shoe: duty.shoe, round: duty.round }]
    : [];
