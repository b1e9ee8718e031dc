import { describe, expect, it } from 'vitest';
import { debitRefusal } from './debit-refusal.ts';

const say = { text: 'Bis morgen.', lang: 'de' };

describe('the refusal of a ticket whose debit the wallet refused', () => {
  it.each([
    ['funds', { reason: 'not-enough-balance', availableMinor: 700, say }],
    ['limit-loss', { reason: 'wallet-refused', code: 'limit-loss', say }],
    ['patron-blocked', { reason: 'wallet-refused', code: 'patron-blocked', say }],
    ['signature', { reason: 'wallet-refused', code: 'fault' }],
    ['currency', { reason: 'wallet-refused', code: 'fault' }],
  ] as const)(
    'has the sentence of the operator where the patron can act on the code: %s',
    (code, refusal) => {
      expect(debitRefusal({ kind: 'refused', code, balance: 700, say })).toEqual(refusal);
    },
  );

  it('without a sentence has the code alone', () => {
    expect(debitRefusal({ kind: 'refused', code: 'limit-stake' })).toEqual({
      ...{ reason: 'wallet-refused', code: 'limit-stake' },
    });
  });
});
