// Counts the figures of one batch while it is written, and reports them when it is on disk. Counted at the
// transaction, so that a repeated ticket counts once and nothing that was rolled back is counted.

import type { Transaction } from '@punto/store/store';
import type { TableEvent } from '@punto/table/event';
import type { BatchTally } from '../meter/meter.ts';

export const newBatchCounts = (): BatchTally => ({ events: 0, accepted: 0, refused: [], ended: [] });

/** The same transaction, also counting what is written. */
export const counted = (tx: Transaction, tally: BatchTally): Transaction => ({
  ...tx,
  append: (events) => {
    for (const event of events) count(tally, event);
    tx.append(events);
  },
  remember: (key, answer) => {
    if (!answer.accepted) tally.refused.push({ ...key, reason: answer.refusal.reason });
    tx.remember(key, answer);
  },
});

const count = (tally: BatchTally, event: TableEvent): void => {
  tally.events += 1;
  switch (event.type) {
    case 'TicketAccepted':
      tally.accepted += 1;
      break;
    case 'RoundSettled':
      tally.ended.push({ end: 'settled', shoe: null, round: null });
      break;
    case 'RoundCancelled':
      tally.ended.push({ end: 'cancelled', shoe: null, round: null });
      break;
    case 'RoundVoided':
      tally.ended.push({ end: 'voided', shoe: event.shoe, round: event.round });
      break;
    case 'RoundResettled':
      tally.ended.push({ end: 'resettled', shoe: event.shoe, round: event.round });
  }
};
