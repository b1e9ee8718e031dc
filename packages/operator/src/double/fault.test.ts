import { describe, expect, it } from 'vitest';
import { FAULT_NAMES, type FaultRule, faultFor, parseFaultRule } from './fault.ts';

const message = (id: string, delivery = 1) => ({ call: 'debit', patron: 'anna', id, delivery }) as const;
const chosen = (rules: readonly FaultRule[], seed: number, count = 10_000) =>
  Array.from({ length: count }, (_, n) => faultFor(rules, seed, message(`d${n}`)));

describe('faults', () => {
  it('are those of the contract', () => {
    expect(FAULT_NAMES).toHaveLength(16);
  });

  it('are applied to about their share of the messages, the same ones for the same seed', () => {
    const rules = [parseFaultRule('answer-lost=0.1')];
    const one = chosen(rules, 7);
    const done = one.filter((fault) => fault !== null).length;
    expect(done).toBeGreaterThan(850);
    expect(done).toBeLessThan(1_150);
    expect(chosen(rules, 7)).toEqual(one);
    expect(chosen(rules, 8)).not.toEqual(one);
  });

  it('depend on the delivery, so that a retry may pass', () => {
    const rules = [parseFaultRule('request-lost=0.5')];
    const deliveries = Array.from({ length: 64 }, (_, n) => faultFor(rules, 1, message('d1', n + 1)));
    expect(new Set(deliveries).size).toBe(2);
  });

  it('follow the first rule that matches the call and patron', () => {
    const rules = [
      parseFaultRule('funds:debit:bob'),
      parseFaultRule('malformed:credit'),
      parseFaultRule('truncated'),
    ];
    expect(faultFor(rules, 1, message('d1'))).toBe('truncated');
    expect(faultFor(rules, 1, { ...message('d1'), patron: 'bob' })).toBe('funds');
    expect(faultFor(rules, 1, { ...message('d1'), call: 'credit' })).toBe('malformed');
    expect(faultFor([parseFaultRule('funds')], 1, { ...message('d1'), call: 'credit' })).toBeNull();
  });
});

describe('a fault rule as text', () => {
  it.each([
    ['answer-lost', { fault: 'answer-lost', share: 1 }],
    ['slow-5100:credit=0.25', { fault: 'slow-5100', call: 'credit', share: 0.25 }],
    ['funds:debit:a:b=c=1', { fault: 'funds', call: 'debit', patron: 'a:b=c', share: 1 }],
    ['funds::anna=1', { fault: 'funds', patron: 'anna', share: 1 }],
  ])('%s', (text, rule) => {
    expect(parseFaultRule(text)).toEqual(rule);
  });

  it.each([
    ['lost', 'There is no fault "lost"; there are answer-lost'],
    ['malformed:bet', 'There is no call "bet"; there are session'],
    ['funds:credit', 'of debits alone'],
    ['funds=', 'above 0 and at most 1'],
    ['funds=0', 'above 0 and at most 1'],
    ['funds=1.5', 'above 0 and at most 1'],
    ['funds=x', 'above 0 and at most 1'],
  ])('%s is refused', (text, says) => {
    expect(() => parseFaultRule(text)).toThrow(says);
  });
});
