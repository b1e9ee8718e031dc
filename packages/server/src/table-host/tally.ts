// What one batch of a table comes to, added up while it is written and told once it is on disk. Seen where it
// passes into the transaction, so that a ticket sent twice counts once and nothing is counted that was undone.

import type { Transaction } from '@punto/store/store';
import type { TableEvent } from '@punto/table/event';
import type { BatchTally } from '../meter/meter.ts';

export const newTally = (): BatchTally => ({ events: 0, accepted: 0, refused: [], ended: [] });

/** The same transaction, with its eye on what is written. */
export const tallied = (tx: Transaction, tally: BatchTally): Transaction => ({
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
