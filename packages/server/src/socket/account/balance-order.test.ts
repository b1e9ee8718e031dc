import { minor } from '@punto/engine/minor';
import { expect, it } from 'vitest';
import { type BalanceMessage, isInOrder, placeOfBalance } from './balance-order.ts';

const AVAILABLE = { availableMinor: minor(100) };
const accepted = (table: string, shoe: number, round: number) =>
  ({
    type: 'ticket-accepted',
    table,
    ticket: 'ticket-0001',
    own: { shoe, round },
    ...AVAILABLE,
  }) as BalanceMessage;
const settled = (table: string, shoe: number, round: number) =>
  ({ type: 'round-settled', table, record: { shoe, round }, ...AVAILABLE }) as BalanceMessage;
const corrected = {
  type: 'round-corrected',
  table: 'one',
  record: { shoe: 1, round: 1 },
  ...AVAILABLE,
} as BalanceMessage;
const answeredLate = { ...accepted('one', 1, 1), own: null } as BalanceMessage;

const inOrder = (first: BalanceMessage, second: BalanceMessage): boolean =>
  isInOrder(placeOfBalance(first), placeOfBalance(second));

it.each([
  ['two tickets of a round', accepted('one', 1, 1), accepted('one', 1, 1)],
  ['a ticket and its result', accepted('one', 1, 1), settled('one', 1, 1)],
  ['a result and a ticket of the next round', settled('one', 1, 1), accepted('one', 1, 2)],
  ['results of two rounds', settled('one', 1, 1), settled('one', 1, 2)],
  ['the last round of a shoe and the first of the next', settled('one', 1, 60), accepted('one', 2, 1)],
])('[L6] the later balance is newer: %s', (_, first, second) => {
  expect(inOrder(first, second)).toBe(true);
});

it.each([
  ['a ticket answered after its result', settled('one', 1, 1), accepted('one', 1, 1)],
  [
    'a result read from the store after a ticket of the next round',
    accepted('one', 1, 2),
    settled('one', 1, 1),
  ],
  ['a result of an earlier shoe', accepted('one', 2, 1), settled('one', 1, 60)],
  ['two tables', accepted('one', 1, 1), accepted('two', 1, 2)],
  ['a correction', settled('one', 1, 1), corrected],
  ['after a correction', corrected, settled('one', 1, 2)],
  ['an answer without stakes', accepted('one', 1, 1), answeredLate],
])('[L6] the later balance may be older: %s', (_, first, second) => {
  expect(inOrder(first, second)).toBe(false);
});
