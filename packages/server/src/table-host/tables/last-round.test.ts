// Room files that change between two starts.
import { rmSync } from 'node:fs';
import { coins } from '@punto/engine/minor';
import type { TableSetup } from '@punto/engine/room';
import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import { SINGLE_DECK } from '@punto/engine/rooms/single-deck';
import { makeTable } from '@punto/engine/table-setup';
import { HOUSE, patronAccount } from '@punto/ledger/index';
import { openSqliteStore } from '@punto/store/sqlite-store';
import { folderWithDatabase } from '@punto/store/test/support/empty-database';
import { patronId, tableId, ticketId } from '@punto/table/index';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createManualClock } from '../../../test/support/manual-clock.ts';
import {
  createTestDeployment,
  seededWords,
  type TestDeployment,
} from '../../../test/support/test-deployment.ts';
import type { Broker, TableNews } from '../../broker/broker.ts';
import { createTableHost } from '../table-host.ts';
import { createLastRound } from './last-round.ts';

const [ONE, TWO] = ['one', 'two'].map((table) => makeTable(LIVE_EIGHT_DECK, { table, name: table }));
const TICKET = ticketId('ticket-0001');

/** Read again at each start. */
let setups: TableSetup[];
let deployment: TestDeployment;
beforeEach(async () => {
  setups = [ONE, TWO].flatMap((setup) => setup ?? []);
  deployment = await createTestDeployment(setups, seededWords(11));
});
afterEach(() => deployment.close());

const reopenWith = async (...now: readonly (TableSetup | undefined)[]): Promise<void> => {
  setups.splice(0, setups.length, ...now.flatMap((setup) => setup ?? []));
  await deployment.crash();
};
const staked = () => deployment.store().staked();
const recordOf = async (patron: Awaited<ReturnType<TestDeployment['admit']>>) =>
  deployment.store().records(patron, { before: null, limit: 10 });

describe('a changed table', () => {
  it('[L3] uses its new offers from the next round on, and settles the current round by the old ones', async () => {
    const anna = await deployment.admit('anna');
    await deployment.until('one', 'betting');
    await deployment.bet('one', anna, TICKET, { player: 100 });
    const offers = LIVE_EIGHT_DECK.offers.filter(({ option }) => option !== 'tie');
    await reopenWith(makeTable({ ...LIVE_EIGHT_DECK, offers }, { table: 'one', name: 'New' }), TWO);
    expect(deployment.state('one').round?.number).toBe(1);
    expect(deployment.state('one').setup.offers).toEqual(LIVE_EIGHT_DECK.offers);
    await deployment.until('one', 'betting');
    expect(deployment.state('one').round?.number).toBe(2);
    expect(deployment.state('one').setup).toMatchObject({ name: 'New', offers });
    expect((await deployment.bet('one', anna, ticketId('ticket-0002'), { tie: 1 })) as object).toMatchObject({
      answer: { accepted: false, refusal: { reason: 'not-offered' } },
    });
    expect(await deployment.store().audit()).toEqual([]);
  });
});

describe('a table that is no longer configured', () => {
  it('[T4] finishes a round with stakes, and is gone', async () => {
    const anna = await deployment.admit('anna');
    await deployment.until('two', 'betting');
    await deployment.bet('two', anna, TICKET, { player: 100 });
    await reopenWith(ONE);
    expect((await deployment.look('two')).view.phase).toBe('betting');
    while ((await staked()).length > 0) await deployment.step();
    await expect(deployment.look('two')).rejects.toThrow('no look at two');
    const account = await deployment.store().account(patronAccount(anna));
    expect(account.pendingMinor).toBe(0);
    expect(await recordOf(anna)).toMatchObject({ items: [{ table: 'two' }] });
    expect(await deployment.store().audit()).toEqual([]);
    await deployment.until('one', 'betting');
  });

  it('[T1] is not opened without stakes, and continues when it is configured again', async () => {
    await deployment.until('two', 'dealing');
    const before = deployment.state('two');
    await reopenWith(ONE);
    await expect(deployment.look('two')).rejects.toThrow('no look at two');
    await reopenWith(ONE, TWO);
    expect(deployment.state('two').shoe?.id).toBe(before.shoe?.id);
    expect((await deployment.look('two')).view.phase).toBe('dealing');
  });

  it('[V5] finishes the round of a private table', async () => {
    const anna = await deployment.admit('anna');
    await reopenWith(ONE, makeTable(SINGLE_DECK, { table: 'alone', name: 'Alone' }));
    const look = await deployment.comeBack('alone', anna);
    for (let steps = 0; steps < 5; steps += 1) await deployment.step();
    const at = (await deployment.comeBack('alone', anna)) as {
      view: { shoe: { number: number } | null; round: { number: number } | null };
    };
    expect(look).toMatchObject({ type: 'look' });
    const bets = [{ option: 'player' as const, stakeMinor: coins(10) }];
    const round = { shoe: at.view.shoe?.number ?? 0, round: at.view.round?.number ?? 0 };
    await deployment.send('alone', { id: TICKET, patron: anna, ...round, mode: 'traditional', bets });
    expect(await staked()).toHaveLength(1);
    await reopenWith(ONE);
    while ((await staked()).length > 0) await deployment.step();
    expect((await deployment.store().account(patronAccount(anna))).pendingMinor).toBe(0);
  });
});

describe('a watcher of a table that closes', () => {
  it('[T4] is informed after the result was shown', async () => {
    const folder = folderWithDatabase('last-round');
    const store = await openSqliteStore(folder);
    const clock = createManualClock();
    const told: TableNews['type'][] = [];
    let answer: Parameters<Broker['own']>[1] | null = null;
    const broker: Pick<Broker, 'own' | 'publish'> = {
      own: (_, answers) => {
        answer = answers;
        return () => {};
      },
      publish: (_, news) => void told.push(news.type),
    };
    const table = tableId('two');
    const parts = { table, store, broker, clock, log: pino({ level: 'silent' }) };
    const options = { ...parts, encryptionKeys: [new Uint8Array(32).fill(7)] as const, word: seededWords(3) };
    const advance = async (ms: number): Promise<void> => {
      clock.advance(ms);
      for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    };
    const step = () => advance(Math.max(0, (clock.next() ?? 0) - clock.now()));

    const first = await createTableHost(options, TWO ?? null);
    while (first.state()?.phase !== 'betting') await step();
    const patron = patronId('anna');
    const grant = { debit: HOUSE, credit: patronAccount(patron), amountMinor: coins(100) } as const;
    await store.admit({ id: patron, name: 'Anna', createdAt: clock.now() }, 'hash', [
      { kind: 'direct', id: 'grant', ...grant, code: 'grant', memo: { at: clock.now() } },
    ]);
    const bets = [{ option: 'player', stakeMinor: coins(10) }] as const;
    const ticket = { id: TICKET, patron, shoe: 1, round: 1, mode: 'traditional', bets } as const;
    await (answer as Parameters<Broker['own']>[1] | null)?.({ type: 'place-ticket', ticket });
    await first.stop();

    const last = await createLastRound(options, true);
    while (!told.includes('settled')) await step();
    expect(told).not.toContain('stopped');
    await advance(LIVE_EIGHT_DECK.pace.resultMs);
    expect(told.at(-1)).toBe('stopped');
    await last.stop();
    await store.close();
    rmSync(folder, { recursive: true });
  });
});
