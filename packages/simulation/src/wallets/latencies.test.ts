// Debits that are confirmed at any moment around the first card: the referee compares each accepted ticket with the first card of its round.
import { expect, inject, it } from 'vitest';
import { playLatencies } from './play-wallets.ts';

const [SEEDS, DEBITS] = inject('soak') ? [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 10_000] : [[1], 500];
/** One debit in this number must be confirmed when the first card is dealt already: about half of what is. */
const LATE_ONCE_IN = 12;

it.each(SEEDS)('[B-28] accept no ticket after the first card of its round: seed %i', async (seed) => {
  const { fault, counts } = await playLatencies({ seed, debits: DEBITS, patrons: 120, tables: 4 });
  expect(fault).toBeNull();
  expect(counts['run: debits of any latency']).toBeGreaterThanOrEqual(DEBITS);
  expect(counts['answer: confirmed after the first card']).toBeGreaterThan(DEBITS / LATE_ONCE_IN);
  expect(counts['ticket: accepted']).toBeGreaterThan(DEBITS / LATE_ONCE_IN);
});
