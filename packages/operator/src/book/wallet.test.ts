// The wallet over both kinds of rows: in memory, as simulations use it, and in SQLite.
import { describe, expect, it } from 'vitest';
import {
  adjustOf,
  balanceCall,
  cancelOf,
  creditOf,
  debitOf,
  promoOf,
} from '../../test/support/call-samples.ts';
import { createMemoryRows } from '../../test/support/memory-rows.ts';
import type { AnyCall } from '../contract/calls.ts';
import { answerFault, callFault, problemFault } from '../contract/check-call.ts';
import { openOperatorBook } from '../double/sqlite-book.ts';
import type { PatronLimits, WalletPatron } from './rows.ts';
import { handleCall } from './wallet.ts';

const AT = 1_000;
const patron = (limits: PatronLimits = {}, blocked = false, id = 'anna', currency = 'EUR'): WalletPatron => ({
  id,
  currency,
  blocked,
  limits,
});

const inMemory = () => {
  const rows = createMemoryRows();
  return {
    handle: (call: AnyCall) => handleCall(rows, call, AT),
    admit: rows.admit,
    session: (id: string, owner: string, ended = false) => rows.putSession({ id, patron: owner, ended }),
    sums: () => [...rows.sums().values()],
  };
};

const inSqlite = (): ReturnType<typeof inMemory> => {
  const book = openOperatorBook(':memory:');
  return {
    handle: (call) => book.handle(handleCall, call, AT),
    admit: (one, deposit) => book.admit(one, deposit, AT),
    session: (id, owner, ended = false) => book.openSession(id, owner, ended),
    sums: () => book.sums().map(({ sum }) => sum),
  };
};

describe.each([
  ['in memory', inMemory],
  ['in SQLite', inSqlite],
])('a wallet %s', (_, create) => {
  const start = (deposit = 10_000, limits: PatronLimits = {}, blocked = false) => {
    const wallet = create();
    wallet.admit(patron(limits, blocked), deposit);
    wallet.session('anna-session', 'anna');
    const ask = (call: AnyCall) => {
      expect(callFault(call.call, call.body)).toBeNull();
      const { status, body } = wallet.handle(call);
      expect(status === 200 ? answerFault(call.call, body) : problemFault(body)).toBeNull();
      expect(wallet.sums().every((sum) => sum === 0)).toBe(true);
      return 'code' in body ? body.code : { ...body, status };
    };
    const balance = () => Reflect.get(wallet.handle(balanceCall).body, 'balance');
    return { ...wallet, ask, balance };
  };

  it('takes a debit, pays a credit, and sums to zero', () => {
    const { ask, balance } = start();
    expect(ask(debitOf('d1', 3_000))).toEqual({
      status: 200,
      transaction: 'd1',
      currency: 'EUR',
      balance: 7_000,
    });
    expect(ask(creditOf('c1', ['d1'], 5_850))).toMatchObject({ balance: 12_850 });
    expect(ask(creditOf('c2', ['d1'], 0))).toMatchObject({ balance: 12_850 });
    expect(balance()).toBe(12_850);
  });

  it('[L6] gives a repeated call the first answer and moves money once', () => {
    const { ask, balance } = start();
    for (const call of [
      debitOf('d1', 1_000),
      debitOf('d2', 1_000),
      creditOf('c1', ['d1'], 1_950),
      cancelOf('x1', 'd2'),
      adjustOf('a1', -50),
      promoOf('p1', 70),
      debitOf('d3', 99_999),
    ])
      expect(ask(call)).toEqual(ask(call));
    expect(balance()).toBe(10_000 - 1_000 + 1_950 - 50 + 70);
  });

  it('[B-29] repeats a refusal after a deposit', () => {
    const { ask } = start(100);
    expect(ask(debitOf('d1', 200))).toBe('funds');
    ask(promoOf('p1', 1_000));
    expect(ask(debitOf('d1', 200))).toBe('funds');
    expect(ask(debitOf('d2', 200))).toMatchObject({ balance: 900 });
  });

  it('[L6] refuses an id with another body or of another call', () => {
    const { ask, balance } = start();
    ask(debitOf('d1', 1_000));
    expect(ask(debitOf('d1', 1_001))).toBe('id-reused');
    expect(ask(promoOf('d1', 1_000))).toBe('id-reused');
    ask(cancelOf('x1', 'd1'));
    expect(ask(cancelOf('x1', 'd2'))).toBe('id-reused');
    expect(balance()).toBe(10_000);
  });

  it('[L6] refunds a cancelled debit once and refuses the debit afterwards', () => {
    const { ask, balance } = start();
    ask(debitOf('d1', 1_000));
    expect(ask(cancelOf('x1', 'd1'))).toMatchObject({ outcome: 'returned', balance: 10_000 });
    expect(ask(cancelOf('x2', 'd1'))).toMatchObject({ outcome: 'cancelled-before', balance: 10_000 });
    expect(ask(debitOf('d1', 1_000))).toBe('cancelled');
    expect(balance()).toBe(10_000);
  });

  it('refuses a debit that arrives after its cancel', () => {
    const { ask, balance } = start();
    expect(ask(cancelOf('x1', 'd1'))).toMatchObject({ outcome: 'not-taken', balance: 10_000 });
    expect(ask(debitOf('d1', 1_000))).toBe('cancelled');
    expect(ask(cancelOf('x2', 'd1'))).toMatchObject({ outcome: 'cancelled-before' });
    expect(ask(promoOf('d1', 5))).toBe('id-reused');
    expect(balance()).toBe(10_000);
  });

  it('does not refund a debit that was settled, refused or made for another patron', () => {
    const { ask, admit, balance } = start();
    ask(debitOf('d1', 1_000));
    ask(debitOf('d2', 99_000));
    ask(creditOf('c1', ['d1', 'd2', 'unknown'], 0));
    expect(ask(cancelOf('x1', 'd1'))).toMatchObject({ outcome: 'already-settled' });
    expect(ask(cancelOf('x2', 'd2'))).toMatchObject({ outcome: 'not-taken' });
    admit(patron({}, false, 'bob'), 0);
    ask(debitOf('d3', 1_000));
    expect(ask(cancelOf('x3', 'd3', { patron: 'bob' }))).toMatchObject({ outcome: 'not-taken' });
    expect(balance()).toBe(8_000);
  });

  it('pays credits of ended and unknown sessions and refuses their debits', () => {
    const { ask, session } = start();
    ask(debitOf('d1', 1_000));
    session('anna-session', 'anna', true);
    expect(ask(debitOf('d2', 1_000))).toBe('session-expired');
    expect(ask(debitOf('d3', 1_000, { session: 'nobody' }))).toBe('session-expired');
    expect(ask(creditOf('c1', ['d1'], 500))).toMatchObject({ balance: 9_500 });
    expect(ask(creditOf('c2', ['d1'], 500, { session: 'nobody' }))).toMatchObject({ balance: 10_000 });
  });

  it.each([
    ['limit-stake', { stake: 999 }],
    ['limit-loss', { loss: 999 }],
    ['limit-turnover', { turnover: 999 }],
    ['limit-time', { playUntil: 999 }],
  ])('refuses with %s', (code, limits) => {
    const { ask } = start(10_000, limits);
    expect(ask(debitOf('d1', 1_000))).toBe(code);
    const { ask: askMore } = start(10_000, { stake: 1_000, loss: 1_000, turnover: 1_000, playUntil: 1_000 });
    expect(askMore(debitOf('d1', 1_000))).toMatchObject({ balance: 9_000 });
  });

  it('counts losses as debits minus cancelled debits and credits', () => {
    const { ask } = start(10_000, { loss: 1_000 });
    ask(debitOf('d1', 1_000));
    ask(cancelOf('x1', 'd1'));
    expect(ask(debitOf('d2', 1_000))).toMatchObject({ balance: 9_000 });
    expect(ask(debitOf('d3', 1))).toBe('limit-loss');
    ask(creditOf('c1', ['d2'], 1_500));
    expect(ask(debitOf('d4', 1_500))).toMatchObject({ balance: 9_000 });
  });

  it('[B-29] adjusts both ways, and never below zero', () => {
    const { ask } = start(100);
    expect(ask(adjustOf('a1', 50))).toMatchObject({ balance: 150 });
    expect(ask(adjustOf('a2', -150))).toMatchObject({ balance: 0 });
    expect(ask(adjustOf('a3', -1))).toBe('funds');
    expect(ask(adjustOf('a4', 0))).toMatchObject({ balance: 0 });
  });

  it('refuses a patron who is blocked, unknown or of another currency', () => {
    const { ask } = start(100, {}, true);
    expect(ask(debitOf('d1', 1))).toBe('patron-blocked');
    expect(ask(debitOf('d2', 1, { currency: 'JPY' }))).toBe('currency');
    expect(ask(creditOf('c1', ['d1'], 1, { patron: 'nobody' }))).toBe('unknown-patron');
    expect(ask({ call: 'balance', body: { ...balanceCall.body, patron: 'nobody' } } as AnyCall)).toBe(
      'unknown-patron',
    );
  });

  it('opens a session only for the patron of the launch', () => {
    const { ask, admit } = start();
    admit(patron({}, false, 'bob', 'JPY'), 0);
    const open = (launch: string, who: string, session: string) =>
      ask({ call: 'session', body: { launch, session, patron: who, brand: 'lagoon' } });
    expect(open('bob', 'bob', 's2')).toMatchObject({ currency: 'JPY', balance: 0 });
    expect(open('bob', 'bob', 's2')).toMatchObject({ currency: 'JPY' });
    expect(open('bob', 'anna', 's3')).toBe('session-expired');
    expect(open('anna', 'anna', 's2')).toBe('session-expired');
    expect(open('nobody', 'nobody', 's4')).toBe('unknown-patron');
  });

  it('holds the largest amounts exactly', () => {
    const { ask } = start(0);
    const most = Number.MAX_SAFE_INTEGER;
    expect(ask(promoOf('p1', most))).toMatchObject({ balance: most });
    expect(ask(promoOf('p2', 1))).toBe('unavailable');
    expect(ask(debitOf('d1', most))).toMatchObject({ balance: 0 });
    expect(ask(promoOf('p2', 1))).toMatchObject({ balance: 1 });
  });
});
