import { describe, expect, it } from 'vitest';
import { asCall, callFault } from './check-call.ts';
import { CALL_EXAMPLES } from './examples.ts';

const { debit, credit, promo } = CALL_EXAMPLES;

describe('bodies of calls', () => {
  it.each([
    ['no object', 'debit' as const, 7],
    ['an amount in text', 'debit' as const, { ...debit, amount: '3000' }],
    ['half a minor unit', 'debit' as const, { ...debit, amount: 0.5 }],
    ['a stake of nothing', 'debit' as const, { ...debit, amount: 0 }],
    ['no lines', 'debit' as const, { ...debit, lines: [] }],
    ['an id with a full stop', 'debit' as const, { ...debit, transaction: 'a.b' }],
    ['an id of 129 characters', 'debit' as const, { ...debit, transaction: 'a'.repeat(129) }],
    ['a currency in small letters', 'debit' as const, { ...debit, currency: 'eur' }],
    ['a patron with a line feed', 'debit' as const, { ...debit, patron: 'anna\nbob' }],
    ['a number beyond what JSON readers keep', 'promo' as const, { ...promo, amount: 2 ** 53 }],
    ['a credit of less than nothing', 'credit' as const, { ...credit, amount: -1 }],
  ])('are refused with %s', (_, call, body) => {
    expect(callFault(call, body)).toMatch(/^body/);
    expect(asCall(call, body)).toBeNull();
  });

  it('are refused when their lines do not add up', () => {
    expect(callFault('debit', { ...debit, amount: 3_001 })).toBe(
      'body/lines: their stakes add up to 3000, the amount is 3001',
    );
    expect(callFault('credit', { ...credit, amount: 0 })).toContain('add up to 4875');
  });

  it('may have Unicode where the operator chose it, and the largest amount', () => {
    expect(callFault('debit', { ...debit, patron: 'Ünal 花子 🂡', session: 'sess–1' })).toBeNull();
    expect(callFault('promo', { ...promo, amount: Number.MAX_SAFE_INTEGER })).toBeNull();
    expect(callFault('debit', { ...debit, transaction: 'a'.repeat(128) })).toBeNull();
  });
});
