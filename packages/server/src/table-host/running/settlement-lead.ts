// When the next step of a table starts. A settlement is one transaction of 40 to 65 µs for each patron with stakes, so that
// thousands of patrons would wait for the result. In the pause before the result all cards are face up: a large settlement
// starts in this pause and has the time at which the result is due, and the host publishes it at that time.
import { type Instant, instant, type OpenTable, settlesNext } from '@punto/table/index';

/** Longest expected duration of a settlement for each patron with stakes, in microseconds. */
const SETTLEMENT_US = 65;

/** The deadline of the table, or for a large settlement an earlier time. */
export const startOfStep = (table: OpenTable, settlementUs = SETTLEMENT_US): Instant => {
  const deadline = table.deadline ?? instant(0);
  if (!table.round || !settlesNext(table)) return deadline;
  const expectedMs = Math.floor((table.round.stakes.size * settlementUs) / 1000);
  // In the first half of the pause the floor can still stop the round.
  return instant(deadline - Math.min(expectedMs, Math.floor(table.setup.pace.thirdCardMs / 2)));
};
