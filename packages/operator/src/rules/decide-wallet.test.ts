import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../test/simulation/chance.ts';
import { creditOf, debitOf } from '../../test/support/call-samples.ts';
import type { DebitCall } from '../contract/calls.ts';
import { UNCLEAR, verdictOf, type WalletVerdict } from './answer-of.ts';
import { decideWallet, firstCardFrom, isWalletLocked, type WalletInput } from './decide-wallet.ts';
import { DEBIT_TIMEOUT_MS, GRACE_MS, retryAfterMs } from './limits.ts';
import { evolve, newWalletState, type OwedCall, roundOf, type WalletState } from './wallet-state.ts';

const debit = (transaction: string, more: Partial<DebitCall> = {}): DebitCall => {
  const { call, body } = debitOf(transaction, 100, more);
  if (call !== 'debit') throw new Error('no debit');
  return body;
};
const credit = (transaction: string, patron = 'anna'): OwedCall => {
  const call = creditOf(transaction, ['d1'], 100, { patron });
  if (call.call !== 'credit') throw new Error('no credit');
  return call;
};
const DONE: WalletVerdict = { kind: 'done', balance: 900 };
const ROUND = roundOf(debit('d1'));

/** Applies the decision to the state. `told` has the answers to the patron, `sent` the transaction ids of the wallet calls. */
const step = (state: WalletState, input: WalletInput) => {
  const { events, notes, effects } = decideWallet(state, input);
  for (const change of [...events, ...notes]) evolve(state, change);
  return {
    events: events.map(({ kind }) => kind),
    told: effects.flatMap((effect) => (effect.kind === 'tell' ? [effect.refused ?? 'accepted'] : [])),
    sent: effects.flatMap((effect) => (effect.kind === 'send' ? [effect.call.body.transaction] : [])),
    rings: effects.filter(({ kind }) => kind === 'ring').length,
    probes: effects.filter(({ kind }) => kind === 'probe').length,
  };
};
const ticket = (state: WalletState, id: string, at = 0, more: Partial<DebitCall> = {}) =>
  step(state, { kind: 'ticket', debit: debit(id, more), at });
const answer = (state: WalletState, id: string, verdict: WalletVerdict, at = 0) =>
  step(state, { kind: 'answer', sent: { call: 'debit', body: debit(id) }, verdict, at });
const answerOwed = (state: WalletState, sent: OwedCall, verdict: WalletVerdict, at = 0) =>
  step(state, { kind: 'answer', sent, verdict, at });

describe('a ticket', () => {
  it('is an intent first, then a debit, then accepted', () => {
    const state = newWalletState();
    expect(ticket(state, 'd1')).toMatchObject({ events: ['intended'], sent: ['d1'], told: [] });
    expect(answer(state, 'd1', DONE)).toMatchObject({ events: ['accepted'], sent: [], told: ['accepted'] });
    expect(answer(state, 'd1', DONE)).toMatchObject({ events: [], told: [] });
  });

  it('is refused with the code of the wallet, and nothing is cancelled', () => {
    const state = newWalletState();
    ticket(state, 'd1');
    const refused: WalletVerdict = { kind: 'refused', code: 'limit-loss' };
    expect(answer(state, 'd1', refused)).toMatchObject({
      events: ['refused'],
      sent: [],
      told: ['limit-loss'],
    });
  });

  it('[L6] is refused and its debit cancelled when the answer is unclear, never sent again', () => {
    const state = newWalletState();
    ticket(state, 'd1');
    const unclear = answer(state, 'd1', UNCLEAR);
    expect(unclear).toMatchObject({
      events: ['refused', 'owed'],
      sent: ['cancel:d1'],
      told: ['wallet-unclear'],
    });
    expect(answer(state, 'd1', DONE)).toMatchObject({ events: [], told: [] });
  });

  it('is unclear five seconds after its debit', () => {
    const state = newWalletState();
    ticket(state, 'd1', 1_000);
    expect(step(state, { kind: 'tick', at: 999 + DEBIT_TIMEOUT_MS }).told).toEqual([]);
    expect(step(state, { kind: 'tick', at: 1_000 + DEBIT_TIMEOUT_MS }).told).toEqual(['wallet-unclear']);
  });

  it('is unclear when another holder begins', () => {
    const state = newWalletState();
    ticket(state, 'd1');
    expect(step(state, { kind: 'resume', at: 9 })).toMatchObject({
      told: ['wallet-unclear'],
      sent: ['cancel:d1'],
    });
  });

  it('[B-28] is refused at once after the first card, and an answer of 200 is not taken', () => {
    const state = newWalletState();
    ticket(state, 'd1');
    ticket(state, 'd2');
    const dealt = step(state, { kind: 'first-card', round: ROUND, at: 5 });
    expect(dealt).toMatchObject({ told: ['wallet-late', 'wallet-late'], sent: ['cancel:d1'] });
    expect(answer(state, 'd1', DONE).events).toEqual([]);
    expect(ticket(state, 'd3')).toMatchObject({ events: [], told: ['closed'] });
    expect(ticket(state, 'd4', 0, { round: 2 }).events).toEqual(['intended']);
  });

  it('is given up when its round is cancelled while bets are open', () => {
    const state = newWalletState();
    ticket(state, 'd1');
    const over = step(state, { kind: 'settled', round: ROUND, owed: [], at: 5 });
    expect(over).toMatchObject({ told: ['wallet-unclear'], sent: ['cancel:d1'] });
  });

  it('[B-28] is never accepted after the first card: 100,000 debits of random latency', () => {
    const chance = chanceOf(20);
    const closedAt = 10_000;
    let [accepted, late] = [0, 0];
    for (let n = 0; n < 100_000; n += 1) {
      const state = newWalletState();
      const sentAt = closedAt - chance.between(0, 2_000);
      const answeredAt = sentAt + chance.between(0, 5_000);
      ticket(state, 'd1', sentAt);
      const early = answeredAt < closedAt ? answer(state, 'd1', DONE, answeredAt) : null;
      const cardAt = firstCardFrom(state, ROUND, closedAt, chance.between(0, 5_000));
      const inGrace = early === null && answeredAt < cardAt ? answer(state, 'd1', DONE, answeredAt) : null;
      const { told } = step(state, { kind: 'first-card', round: ROUND, at: cardAt });
      const after = early === null && inGrace === null ? answer(state, 'd1', DONE, answeredAt) : null;
      if (cardAt - closedAt > 3_000 || cardAt < closedAt) throw new Error(`a first card at ${cardAt}`);
      if (after?.told.includes('accepted')) throw new Error('accepted after the first card');
      if (after === null) accepted += 1;
      else if (told[0] === 'wallet-late') late += 1;
    }
    expect(accepted + late).toBe(100_000);
    expect(Math.min(accepted, late)).toBeGreaterThan(10_000);
  });
});

describe('the first card', () => {
  it('waits for debits on their way, the grace at most', () => {
    const state = newWalletState();
    expect(firstCardFrom(state, ROUND, 1_000)).toBe(1_000);
    ticket(state, 'd1');
    expect(firstCardFrom(state, ROUND, 1_000)).toBe(1_000 + GRACE_MS);
    expect(firstCardFrom(state, ROUND, 1_000, 60_000)).toBe(4_000);
    expect(firstCardFrom(state, 'one/1/2', 1_000)).toBe(1_000);
  });
});

describe('owed calls', () => {
  const [one, two, three] = [credit('c1'), credit('c2'), credit('c3')];
  const owing = () => {
    const state = newWalletState();
    const owed = [one, two, three, credit('c4', 'bob')];
    expect(step(state, { kind: 'settled', round: ROUND, owed, at: 0 }).sent).toEqual(['c1', 'c4']);
    return state;
  };

  it('is sent in order for each patron, the next when the one before was delivered', () => {
    const state = owing();
    expect(answerOwed(state, one, DONE)).toMatchObject({ events: ['delivered'], sent: ['c2'] });
    expect(answerOwed(state, two, DONE).sent).toEqual(['c3']);
    expect(answerOwed(state, one, DONE).events).toEqual([]);
    expect(answerOwed(state, three, DONE)).toMatchObject({ events: ['delivered'], sent: [] });
    expect([...state.queues.keys()]).toEqual(['bob']);
  });

  it('is sent again, the same call, after longer and longer waits of half a minute at most', () => {
    const state = owing();
    let at = 0;
    for (let attempt = 1; attempt <= 20; attempt += 1) {
      answerOwed(state, one, attempt % 2 === 0 ? UNCLEAR : { kind: 'refused', code: 'unknown-patron' }, at);
      const wait = retryAfterMs('c1', attempt);
      expect(wait).toBeLessThanOrEqual(37_500);
      expect(step(state, { kind: 'tick', at: at + wait - 1 }).sent).not.toContain('c1');
      expect(step(state, { kind: 'tick', at: at + wait }).sent).toContain('c1');
      at += wait;
    }
    expect(retryAfterMs('c1', 20)).toBeGreaterThan(22_000);
  });

  it('locks the patron at three of which the first failed, and rings once', () => {
    const state = owing();
    expect(isWalletLocked(state, 'anna', 0)).toBe(false);
    expect(answerOwed(state, one, UNCLEAR).rings).toBe(1);
    expect(isWalletLocked(state, 'anna', 0)).toBe(true);
    expect(isWalletLocked(state, 'bob', 0)).toBe(false);
    expect(ticket(state, 'd9')).toMatchObject({ events: [], told: ['wallet-locked'] });
    expect(answerOwed(state, one, UNCLEAR).rings).toBe(0);
    answerOwed(state, one, DONE);
    expect(isWalletLocked(state, 'anna', 0)).toBe(false);
  });

  it('locks the patron when it is ten minutes old', () => {
    const state = owing();
    expect(isWalletLocked(state, 'bob', 599_999)).toBe(false);
    expect(isWalletLocked(state, 'bob', 600_000)).toBe(true);
    expect(step(state, { kind: 'tick', at: 600_000 }).rings).toBe(2);
  });

  it('ends with a refusal only for a correction that the balance does not cover', () => {
    const state = newWalletState();
    const { session, patron, brand, currency } = one.body;
    const body = {
      transaction: 'a1',
      session,
      patron,
      brand,
      currency,
      of: 'c1',
      delta: -5,
      reason: 'r',
      approvedBy: 'B',
    };
    const adjust: OwedCall = { call: 'adjust', body };
    step(state, { kind: 'settled', round: ROUND, owed: [adjust, one], at: 0 });
    expect(answerOwed(state, adjust, { kind: 'refused', code: 'currency' }).events).toEqual([]);
    expect(answerOwed(state, adjust, { kind: 'refused', code: 'funds' })).toMatchObject({
      events: ['delivered'],
      sent: ['c1'],
    });
    expect(answerOwed(state, one, { kind: 'refused', code: 'funds' }).events).toEqual([]);
  });
});

describe('the breaker', () => {
  const fail = (state: WalletState, id: string, at: number) => {
    const { told } = ticket(state, id, at, { patron: id });
    if (told.length === 0) answer(state, id, UNCLEAR, at);
    return told;
  };

  it('refuses tickets at once when more than half of ten calls in thirty seconds failed', () => {
    const state = newWalletState();
    for (let n = 0; n < 5; n += 1) {
      ticket(state, `g${n}`, n);
      answer(state, `g${n}`, DONE, n);
    }
    for (let n = 0; n < 6; n += 1) expect(fail(state, `d${n}`, 1_000 + n)).toEqual([]);
    expect(fail(state, 'd7', 1_010)).toEqual(['wallet-unavailable']);
  });

  it('forgets calls that are older than thirty seconds', () => {
    const state = newWalletState();
    for (let n = 0; n < 9; n += 1) fail(state, `d${n}`, 0);
    expect(fail(state, 'd9', 31_000)).toEqual([]);
    expect(fail(state, 'd10', 31_001)).toEqual([]);
  });

  it('probes every two seconds, and closes after three answers in a row', () => {
    const state = newWalletState();
    for (let n = 0; n < 10; n += 1) fail(state, `d${n}`, 0);
    expect(state.breaker.open).toBe(true);
    expect(step(state, { kind: 'tick', at: 10_000 }).probes).toBe(1);
    expect(step(state, { kind: 'tick', at: 11_999 }).probes).toBe(0);
    expect(step(state, { kind: 'tick', at: 12_000 }).probes).toBe(1);
    for (const failed of [false, false, true, false, false])
      step(state, { kind: 'probed', failed, at: 12_000 });
    expect(state.breaker.open).toBe(true);
    step(state, { kind: 'probed', failed: false, at: 12_000 });
    expect(state.breaker.open).toBe(false);
    expect(ticket(state, 'd99', 12_000).events).toEqual(['intended']);
  });

  it('takes a refusal for an answer', () => {
    const state = newWalletState();
    for (let n = 0; n < 20; n += 1) {
      ticket(state, `d${n}`);
      answer(state, `d${n}`, { kind: 'refused', code: 'funds' });
    }
    expect(state.breaker.open).toBe(false);
  });
});

describe('an answer', () => {
  const sent = { transaction: 'd1', currency: 'EUR' };
  const right = { transaction: 'd1', currency: 'EUR', balance: 900 };
  const verdict = (status: number, json: unknown, signed = true) =>
    verdictOf('debit', sent, { status, signed, json });

  it('is done or refused when it is signed and fits the call', () => {
    expect(verdict(200, right)).toEqual(DONE);
    expect(verdict(402, { code: 'funds', retryable: false })).toEqual({ kind: 'refused', code: 'funds' });
  });

  it.each([
    ['no signature', 200, right, false],
    ['a refusal without signature', 402, { code: 'funds', retryable: false }, false],
    ['a status of 500', 500, { code: 'unavailable', retryable: true }, true],
    ['a status of 202', 202, right, true],
    ['another currency', 200, { ...right, currency: 'USD' }, true],
    ['another transaction', 200, { ...right, transaction: 'd2' }, true],
    ['a balance in words', 200, { ...right, balance: 'a lot' }, true],
    ['an unknown code', 403, { code: 'forbidden', retryable: false }, true],
    ['no JSON', 200, undefined, true],
  ])('is none with %s', (_, status, json, signed) => {
    expect(verdict(status, json, signed)).toEqual(UNCLEAR);
  });

  it('is zero without calls', () => {
    expect(verdictOf('debit', sent, null)).toEqual(UNCLEAR);
  });
});
