// What one batch of a table comes to, added up while it is written and told once it is on disk. Seen where it
// passes into the transaction, so that a ticket sent twice counts once and nothing is counted that was undone.
import type { TableEvent } from '@punto/table/event';
import type { RefusalReason } from '@punto/table/ticket';
import type { Transaction } from '../store/store.ts';

/** How rounds end: at the table, or later by the floor. */
export const ROUND_ENDS = ['settled', 'cancelled', 'voided', 'resettled'] as const;
export type RoundEnd = (typeof ROUND_ENDS)[number];

export type Tally = {
  events: number;
  accepted: number;
  readonly refused: RefusalReason[];
  readonly ended: RoundEnd[];
};

export const newTally = (): Tally => ({ events: 0, accepted: 0, refused: [], ended: [] });

/** The same transaction, with its eye on what is written. */
export const tallied = (tx: Transaction, tally: Tally): Transaction => ({
  ...tx,
  append: (events) => {
    for (const event of events) count(tally, event);
    tx.append(events);
  },
  remember: (key, answer) => {
    if (!answer.accepted) tally.refused.push(answer.refusal.reason);
    tx.remember(key, answer);
  },
});

const count = (tally: Tally, { type }: TableEvent): void => {
  tally.events += 1;
  switch (type) {
    case 'TicketAccepted':
      tally.accepted += 1;
      break;
    case 'RoundSettled':
      tally.ended.push('settled');
      break;
    case 'RoundCancelled':
      tally.ended.push('cancelled');
      break;
    case 'RoundVoided':
      tally.ended.push('voided');
      break;
    case 'RoundResettled':
      tally.ended.push('resettled');
  }
};
