// Tickets of operators' patrons in virtual time: the real writer, store and outbox worker; the operator is the pure wallet of the
// reference operator.
import { coins } from '@punto/engine/minor';
import { keyOf, operatorAccount, patronAccount } from '@punto/ledger/index';
import type { AnyCall } from '@punto/operator/contract/calls';
import type { ReceivedAnswer } from '@punto/operator/rules/answer-of';
import { createMemoryRows, type MemoryRows } from '@punto/operator/test/support/memory-rows';
import { type Duty, patronId, tableId, ticketId } from '@punto/table/index';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ONE_DECK as FAST } from '../../../test/support/one-deck.ts';
import {
  createTestDeployment,
  seededWords,
  type TestDeployment,
} from '../../../test/support/test-deployment.ts';
import {
  accountOf,
  admitAt,
  answerFrom,
  lagoonTables,
  sessionOf,
} from '../../../test/support/test-wallets.ts';
import { debitId } from '../../wallet/call-ids.ts';

const ANNA = patronId('lagoon.EUR.anna');
const BEN = patronId('lagoon.EUR.ben');
const EUR = keyOf(ANNA);
const DEPOSIT = 10_000_000;
const STAKE = coins(10);
const ONE_DECK = {
  ...FAST,
  pace: {
    shufflingMs: 5_000,
    bettingMs: 10_000,
    closedMs: 1_000,
    cardMs: 800,
    thirdCardMs: 1_200,
    resultMs: 4_000,
  },
};
const TABLE = ONE_DECK.table;
/** The terms under which the table takes stakes of the brand. */
const SUE = { id: 'sue', name: 'Sue' };

/** What the simulated network does: `lost` before the wallet gets the call, `unanswered` after it, `held` until released. */
type Fate = 'done' | 'lost' | 'unanswered' | 'held';

let rows: MemoryRows;
let calls: AnyCall[];
let fate: (call: AnyCall) => Fate;
let held: (() => void)[];
let deployment: TestDeployment;

const answerTo = (call: AnyCall): ReceivedAnswer => answerFrom(rows, call, deployment.clock.now());

const ask = async (call: AnyCall): Promise<ReceivedAnswer | null> => {
  calls.push(call);
  const what = fate(call);
  if (what === 'lost') return null;
  if (what === 'held') await new Promise<void>((resolve) => void held.push(resolve));
  const answer = answerTo(call);
  return what === 'unanswered' ? null : answer;
};

beforeEach(async () => {
  rows = createMemoryRows();
  calls = [];
  held = [];
  fate = () => 'done';
  for (const patron of [ANNA, BEN]) admitAt(rows, patron, DEPOSIT);
  deployment = await createTestDeployment([ONE_DECK], seededWords(3), undefined, lagoonTables(ask));
  await deployment.until(TABLE, 'betting');
});
afterEach(() => deployment.close());

const bet = (ticket = 'ticket-1', patron = ANNA, stake = 10) =>
  deployment.bet(TABLE, patron, ticketId(ticket), { player: stake });
const state = () => deployment.state(TABLE);
const balance = (patron = ANNA): number => rows.balance(`patron:${accountOf(patron)}`, 'EUR');
const sent = (name: AnyCall['call']) => calls.filter(({ call }) => call === name);
const books = async (patron = ANNA) => {
  const [own, operator] = [patronAccount(patron), operatorAccount(EUR)];
  const store = deployment.store();
  return {
    own: (await store.account(own)).balanceMinor,
    operator: (await store.account(operator)).balanceMinor,
  };
};
const refused = (reason: string, more: object = {}) => ({
  type: 'ticket',
  answer: { accepted: false, refusal: { reason, ...more } },
});
/** Advances the virtual time and runs everything that becomes due. */
const pass = async (ms: number): Promise<void> => {
  const end = deployment.clock.now() + ms;
  for (let next = deployment.clock.next(); next !== null && next <= end; next = deployment.clock.next())
    await deployment.step();
  await deployment.leap(Math.max(0, end - deployment.clock.now()));
};
const release = async (): Promise<void> => {
  for (const go of held.splice(0)) go();
  await deployment.leap(0);
};
const duty = (what: Duty) =>
  deployment.ask(TABLE, { type: 'duty', staff: SUE, role: 'manager', duty: what, preview: false });
/** As the operator reads them. */
const transactions = async () => {
  const request = { brand: 'lagoon', after: null, limit: 1_000, unresolved: false };
  return (await deployment.store().office.transactions(request)).items;
};
/** Asserts that the operator's book equals its mirror, and that the audit finds no fault. */
const agree = async (): Promise<void> => {
  const { own, operator } = await books();
  expect({ own, operator }).toEqual({ own: 0, operator: balance() + balance(BEN) - 2 * DEPOSIT });
  expect(await deployment.store().wallet.waiting(0)).toEqual([]);
  expect(await deployment.store().audit()).toEqual([]);
};

describe('a ticket of a patron whose money is at an operator', () => {
  it('[L6] is accepted by a confirmed debit, and settled by a credit', async () => {
    const reply = await bet();
    expect(reply).toMatchObject({ answer: { accepted: true }, availableMinor: DEPOSIT - STAKE });
    expect(sent('debit')).toMatchObject([
      {
        body: {
          brand: 'lagoon',
          currency: 'EUR',
          patron: accountOf(ANNA),
          amount: STAKE,
          ticket: 'ticket-1',
        },
      },
    ]);
    expect(await books()).toEqual({ own: STAKE, operator: -STAKE });
    await deployment.until(TABLE, 'settled');
    await pass(1);
    expect(sent('credit')).toMatchObject([
      { body: { amount: balance() - DEPOSIT + STAKE, roundClosed: true } },
    ]);
    await agree();
  });

  it('[L6] is decided once, however often it is sent, also while its debit is in flight', async () => {
    fate = () => 'held';
    const first = bet();
    const second = bet();
    await deployment.leap(0);
    expect(sent('debit')).toHaveLength(1);
    await release();
    expect(await second).toEqual(await first);
    expect(await bet()).toMatchObject({ answer: { accepted: true } });
    expect(sent('debit')).toHaveLength(1);
  });

  it('is refused with the reason that the operator gives', async () => {
    expect(await bet('ticket-0', ANNA, 200_000)).toMatchObject(refused('above-maximum'));
    expect(calls).toEqual([]);
    rows.post([
      { account: `patron:${accountOf(ANNA)}`, currency: 'EUR', delta: 700 - DEPOSIT, transaction: 't' },
    ]);
    const funds = refused('not-enough-balance', { availableMinor: 700 });
    expect(await bet()).toMatchObject({ ...funds, availableMinor: 700 });
    rows.putPatron({ id: accountOf(ANNA), currency: 'EUR', blocked: true, limits: {} });
    expect(await bet('ticket-2')).toMatchObject(refused('wallet-refused', { code: 'patron-blocked' }));
    expect(await bet('ticket-1')).toMatchObject(funds);
    expect(sent('debit')).toHaveLength(2);
    expect(sent('cancel')).toEqual([]);
  });

  it.each<Fate>(['lost', 'unanswered'])(
    'is refused when its debit is %s, and the debit cancelled',
    async (what) => {
      fate = ({ call }) => (call === 'debit' ? what : 'done');
      expect(await bet()).toMatchObject(refused('wallet-unclear'));
      await pass(1);
      expect(sent('cancel')).toMatchObject([{ body: { reason: 'unclear' } }]);
      expect(balance()).toBe(DEPOSIT);
      expect(await bet()).toMatchObject(refused('wallet-unclear'));
      expect(sent('debit')).toHaveLength(1);
      await agree();
    },
  );

  it('[B-28] may be confirmed in the grace after the closing, and the first card waits for it', async () => {
    await pass((state().round?.closesAt ?? 0) - deployment.clock.now() - 1);
    fate = ({ call }) => (call === 'debit' ? 'held' : 'done');
    const reply = bet();
    await deployment.leap(0);
    await pass(1_000);
    expect(state()).toMatchObject({ phase: 'betting' });
    expect(await bet('ticket-2', BEN)).toMatchObject(refused('betting-closed'));
    await release();
    expect(await reply).toMatchObject({ answer: { accepted: true } });
    await pass(1);
    expect(state()).toMatchObject({ phase: 'closed' });
    await deployment.until(TABLE, 'settled');
    await pass(1);
    await agree();
  });

  it('[B-28] is refused when it is confirmed after the grace, and the debit cancelled', async () => {
    await pass((state().round?.closesAt ?? 0) - deployment.clock.now() - 1);
    fate = ({ call }) => (call === 'debit' ? 'held' : 'done');
    const reply = bet();
    await deployment.leap(0);
    await pass(1_600);
    expect(state().phase).not.toBe('betting');
    await release();
    expect(await reply).toMatchObject(refused('betting-closed'));
    await pass(1);
    expect(sent('cancel')).toMatchObject([{ body: { reason: 'late' } }]);
    await agree();
  });

  it('is refused after a restart while its debit is in flight', async () => {
    fate = ({ call }) => (call === 'debit' ? 'held' : 'done');
    void bet();
    await deployment.leap(0);
    expect(sent('debit')).toHaveLength(1);
    await deployment.crash();
    await pass(2_000);
    await release();
    await pass(60_000);
    expect(sent('cancel')).toMatchObject([{ body: { reason: 'unclear' } }]);
    expect(balance()).toBe(DEPOSIT);
    await agree();
  });

  it('[L6] has its debit cancelled by a new holder, also when that has refused the ticket before it took over the debit', async () => {
    const { shoe, round } = state();
    const place = { table: tableId(TABLE), shoe: shoe?.number ?? 0, round: round?.number ?? 0 };
    const debit = debitId(place, ANNA, 'ticket-1');
    // A previous holder has sent the debit, and has ended before the answer.
    await deployment.store().wallet.intend({
      ...{
        ...place,
        debit,
        patron: ANNA,
        ticket: ticketId('ticket-1'),
        brand: 'lagoon',
        account: accountOf(ANNA),
      },
      ...{ session: sessionOf(ANNA), amountMinor: STAKE, at: deployment.clock.now(), traceparent: null },
    });
    await deployment.until(TABLE, 'settled');
    expect(await bet()).toMatchObject(refused('betting-closed'));
    await deployment.crash();
    await pass(2_000);
    expect(await deployment.store().wallet.openDebits(place.table)).toEqual([]);
    expect(sent('cancel')).toMatchObject([{ body: { debit, reason: 'unclear' } }]);
    await agree();
  });

  it('[L6] that was refused without a debit is refused when it is sent again, and its debit cancelled', async () => {
    await duty({ duty: 'pause', reason: 'a card fell' });
    expect(await bet()).toMatchObject(refused('table-paused'));
    await duty({ duty: 'resume' });
    expect(await bet()).toMatchObject(refused('table-paused'));
    expect(sent('debit')).toHaveLength(1);
    await pass(1);
    expect(sent('cancel')).toMatchObject([{ body: { reason: 'not-placed' } }]);
    await agree();
  });

  it('cannot be bet behind a seat', async () => {
    const behind = {
      act: 'bet-behind',
      seat: '1',
      stakeMinor: STAKE,
      mode: 'traditional',
      rounds: null,
      totalMinor: null,
    };
    expect(await deployment.act(TABLE, ANNA, behind as never)).toMatchObject({
      refusal: { reason: 'behind-not-allowed' },
    });
  });
});

describe('calls that are owed', () => {
  it('go to the operator in order for each patron, until they are answered', async () => {
    fate = ({ call }) => (call === 'credit' ? 'lost' : 'done');
    for (let round = 0; round < 2; round += 1) {
      await bet(`ticket-${round}`);
      await bet(`ticket-${round}`, BEN);
      await deployment.until(TABLE, 'settled');
      await deployment.until(TABLE, 'betting');
    }
    fate = () => 'done';
    const from = calls.length;
    await pass(40_000);
    const rounds = calls
      .slice(from)
      .flatMap(({ call, body }) => (call === 'credit' ? [`${body.patron} ${body.round}`] : []));
    expect(rounds.filter((each) => each.startsWith(accountOf(ANNA)))).toEqual([
      `${accountOf(ANNA)} 1`,
      `${accountOf(ANNA)} 2`,
    ]);
    expect(rounds).toHaveLength(4);
    await agree();
  });

  it('lock the patron at three of which the first has failed', async () => {
    fate = ({ call }) => (call === 'debit' ? 'done' : 'lost');
    for (let round = 0; round < 3; round += 1) {
      expect(await bet(`ticket-${round}`)).toMatchObject({ answer: { accepted: true } });
      await deployment.until(TABLE, 'settled');
      await deployment.until(TABLE, 'betting');
    }
    expect(await bet('ticket-9')).toMatchObject(refused('wallet-locked'));
    expect(await bet('ticket-9', BEN)).toMatchObject({ answer: { accepted: true } });
    expect(await deployment.store().wallet.unresolved({ before: 0, most: 9 })).toMatchObject([
      { call: 'credit', patron: ANNA, fault: 'no-answer' },
    ]);
  });

  it('are the cancels of the debits of a cancelled round', async () => {
    await bet();
    await bet('ticket-2');
    await duty({ duty: 'pause', reason: 'a card fell' });
    await duty({ duty: 'cancel-round', reason: 'a card fell' });
    await pass(1);
    expect(sent('cancel').map(({ body }) => ('reason' in body ? body.reason : ''))).toEqual([
      'round-cancelled',
      'round-cancelled',
    ]);
    expect(balance()).toBe(DEPOSIT);
    expect((await transactions()).filter(({ call }) => call === 'debit')).toMatchObject([
      { state: 'cancelled', fault: 'round-cancelled' },
      { state: 'cancelled', fault: 'round-cancelled' },
    ]);
    await agree();
  });

  it('are the adjustment of a corrected round, up or down', async () => {
    await bet();
    await deployment.until(TABLE, 'settled');
    const { shoe, round } = state();
    const back = balance() - DEPOSIT + STAKE;
    const place = { shoe: shoe?.number ?? 0, round: round?.number ?? 0, approvedBy: SUE };
    await duty({ duty: 'void-round', ...place, reason: 'exposed' });
    await pass(1);
    expect(sent('adjust')).toMatchObject([
      { body: { delta: STAKE - back, approvedBy: 'Sue', reason: 'exposed' } },
    ]);
    expect(balance()).toBe(DEPOSIT);
    await agree();
  });

  it('are borne by the house when the operator cannot collect a correction', async () => {
    let place = { shoe: 0, round: 0, approvedBy: SUE };
    // A round that Anna has won.
    for (let n = 0; place.round === 0; n += 1) {
      if (n > 30) throw new Error('no round was won');
      await bet(`ticket-${n}`);
      await deployment.until(TABLE, 'settled');
      if (state().coup?.outcome === 'player')
        place = { ...place, shoe: state().shoe?.number ?? 0, round: state().round?.number ?? 0 };
      else await deployment.until(TABLE, 'betting');
    }
    await pass(1);
    rows.post([
      { account: `patron:${accountOf(ANNA)}`, currency: 'EUR', delta: -balance(), transaction: 't' },
    ]);
    const before = await books();
    await duty({
      duty: 'resettle-round',
      ...place,
      reason: 'misread',
      player: ['2C', '3H'],
      banker: ['9S', 'KD'],
    });
    await pass(1);
    expect(sent('adjust')).toMatchObject([{ body: { delta: -2 * STAKE } }]);
    expect(balance()).toBe(0);
    expect(await books()).toEqual(before);
    expect((await transactions()).at(-1)).toMatchObject({ call: 'adjust', state: 'refused', fault: 'funds' });
    expect(await deployment.store().audit()).toEqual([]);
  });
});

describe('the breaker of a brand', () => {
  it('refuses tickets without a call while open, and accepts them when the operator answers again', async () => {
    fate = () => 'lost';
    const patrons = Array.from({ length: 6 }, (_, n) => patronId(`lagoon.EUR.p${n}`));
    for (const patron of patrons) admitAt(rows, patron, DEPOSIT);
    for (const patron of patrons)
      expect(await bet('ticket-0', patron)).toMatchObject(refused('wallet-unclear'));
    await deployment.leap(0);
    const before = sent('debit').length;
    expect(await bet('ticket-10')).toMatchObject(refused('wallet-unavailable'));
    expect(sent('debit')).toHaveLength(before);
    fate = () => 'done';
    await pass(60_000);
    await deployment.until(TABLE, 'betting');
    expect(await bet('ticket-11')).toMatchObject({ answer: { accepted: true } });
  });
});
