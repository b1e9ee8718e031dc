// What a batch will read in its transaction, told beforehand.
import { escrowAccount, HOUSE, patronAccount } from '@punto/ledger';
import type { Duty, PatronId, TableId, TableState } from '@punto/table';
import type { Needs } from '../store/store.ts';
import type { Item } from './batch.ts';

export const needsOf = (table: TableId, state: TableState, items: readonly Item[]): Needs => {
  const advancing = items.some((item) => item.kind !== 'ticket');
  const tickets = items.flatMap((item) => (item.kind === 'ticket' ? item.ticket : []));
  const patrons = new Set<PatronId>(advancing ? (state?.round?.stakes.keys() ?? []) : []);
  for (const { patron } of tickets) patrons.add(patron);
  return {
    accounts: [
      ...[...patrons].map(patronAccount),
      escrowAccount(table),
      ...(advancing ? ([HOUSE] as const) : []),
    ],
    tickets: tickets.map(({ patron, id }) => ({ patron, ticket: id })),
    escrow: advancing,
    rounds: items.flatMap((item) => (item.kind === 'duty' ? correctedBy(item.command.duty) : [])),
  };
};

const correctedBy = (duty: Duty): Needs['rounds'] =>
  duty.duty === 'void-round' || duty.duty === 'resettle-round'
    ? [{ shoe: duty.shoe, round: duty.round }]
    : [];
