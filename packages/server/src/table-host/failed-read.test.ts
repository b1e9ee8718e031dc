// A store whose reads fail for a while: the request that needs them is answered `cannot-record`, and the table plays
// on.
import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import { makeTable } from '@punto/engine/table-setup';
import type { Store, Transaction } from '@punto/store/store';
import { instant, type TicketId, ticketId } from '@punto/table/index';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { disturbWrites } from '../../test/support/disturbed-store.ts';
import {
  createTestDeployment,
  seededWords,
  type TestDeployment,
} from '../../test/support/test-deployment.ts';
import type { TableReply, TableRequest } from '../broker/broker.ts';

const diskError = () => Object.assign(new Error('disk I/O error'), { errcode: 10 });

/** The number of reads of each kind that are still to fail. */
let failing: { records: number; account: number; load: number };
const failed = (what: keyof typeof failing): boolean => {
  failing[what] -= failing[what] > 0 ? 1 : 0;
  return failing[what] > 0;
};
const failWhen = (isFailing: boolean): void => {
  if (isFailing) throw diskError();
};

const disturb = (store: Store): Store => ({
  ...disturbWrites(store, disturbed),
  load: async (...of) => {
    failWhen(failed('load'));
    return store.load(...of);
  },
});
const disturbed = (tx: Transaction): Transaction => ({
  ...tx,
  recordsOf: (...of) => {
    failWhen(failed('records'));
    return tx.recordsOf(...of);
  },
  account: (...of) => {
    failWhen(failed('account'));
    return tx.account(...of);
  },
});

const fail = (what: keyof typeof failing, times: number): void => {
  failing[what] = times + 1;
};

const CANNOT_RECORD: TableReply = { type: 'no-reply', reason: 'cannot-record' };
const first: TicketId = ticketId('ticket-0001');
const second: TicketId = ticketId('ticket-0002');
const voided = (preview: boolean): TableRequest => ({
  type: 'duty',
  staff: { id: 'staff-sue', name: 'Sue' },
  role: 'supervisor',
  preview,
  duty: { duty: 'void-round', shoe: 1, round: 1, reason: 'a card was misread', approvedBy: null },
});

let deployment: TestDeployment;
beforeEach(async () => {
  failing = { records: 0, account: 0, load: 0 };
  deployment = await createTestDeployment(
    [makeTable(LIVE_EIGHT_DECK, { table: 'one', name: 'One' })],
    seededWords(11),
    disturb,
  );
});
afterEach(() => deployment.close());

/** Ann has staked a coin on round 1, which is settled. */
const playOne = async () => {
  const ann = await deployment.admit('ann');
  await deployment.until('one', 'betting');
  await deployment.bet('one', ann, first, { player: 1 });
  await deployment.until('one', 'settled');
  return ann;
};

describe('a read that fails while a table decides', () => {
  it.each([
    ['a correction', 'records', false],
    ['the preview of a correction', 'records', true],
    ['what a patron of a correction owns', 'account', true],
  ] as const)('[T6] costs %s alone: it is asked again and done', async (_, what, preview) => {
    const ann = await playOne();
    fail(what, 1);
    expect(await deployment.ask('one', voided(preview))).toEqual(CANNOT_RECORD);
    expect(deployment.fault('one')).toBeNull();
    expect(await deployment.ask('one', voided(preview))).toMatchObject({ type: 'duty', refusal: null });
    await deployment.until('one', 'betting');
    expect(await deployment.bet('one', ann, second, { player: 1 })).toMatchObject({
      answer: { accepted: true },
    });
    expect(await deployment.store().audit()).toEqual([]);
  });
});

describe('a table that cannot be read back after a failed write', () => {
  it('[L6] is read again until the disk works, answers `cannot-record` meanwhile, and logs that', async () => {
    const ann = await playOne();
    fail('records', 1);
    fail('load', 9);
    const asked = deployment.ask('one', voided(false));
    await deployment.leap(0);
    expect(await asked).toEqual(CANNOT_RECORD);
    for (let seconds = 0; seconds < 8; seconds += 1) {
      await deployment.leap(1_000);
      expect(String(deployment.unread('one'))).toContain('disk I/O error');
      expect(await deployment.bet('one', ann, second, { player: 1 })).toEqual(CANNOT_RECORD);
    }
    await deployment.leap(1_000);
    expect([deployment.unread('one'), deployment.fault('one')]).toEqual([null, null]);
    expect(await deployment.ask('one', voided(false))).toMatchObject({ type: 'duty', refusal: null });
  });

  it('[T4] makes a look wait for the state on disk', async () => {
    await playOne();
    fail('records', 1);
    fail('load', 3);
    void deployment.ask('one', voided(false));
    await deployment.leap(0);
    const looked = deployment.look('one');
    for (let seconds = 0; seconds < 4; seconds += 1) await deployment.leap(1_000);
    expect(await looked).toMatchObject({ view: { phase: expect.any(String) } });
  });

  it('stops on damage, which a retry does not repair', async () => {
    await playOne();
    const sound = deployment.store().load;
    Object.assign(deployment.store(), {
      load: () => Promise.reject(Object.assign(new Error('malformed'), { errcode: 11 })),
    });
    fail('records', 1);
    await deployment.ask('one', voided(false));
    await deployment.leap(instant(2_000));
    expect(String(deployment.fault('one'))).toContain('malformed');
    Object.assign(deployment.store(), { load: sound });
  });
});
