// A house that is restored from a backup: no shoe, no round and no webhook has a name that the lost time has used. [L6] [F2]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { coins } from '@punto/engine/minor';
import { createMemoryRows, type MemoryRows } from '@punto/operator/test/support/memory-rows';
import { backUp } from '@punto/store/backup/backup';
import { type Restored, restore } from '@punto/store/backup/restore';
import { DATABASE_FILE } from '@punto/store/sqlite/database';
import { type Duty, patronId, type Ticket, ticketId } from '@punto/table/index';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ONE_DECK } from '../../../test/support/one-deck.ts';
import {
  createTestDeployment,
  ENCRYPTION_KEYS,
  seededWords,
  type TestDeployment,
} from '../../../test/support/test-deployment.ts';
import { admitAt, answerFrom, lagoonTables } from '../../../test/support/test-wallets.ts';
import { endEveryShoe } from './unreadable-shoes.ts';

const ANNA = patronId('lagoon.EUR.anna');
const DANA = { id: 'dana', name: 'Dana' };
const SUE = { id: 'sue', name: 'Sue' };
const ONE = ONE_DECK.table;
const HAND = { ...ONE_DECK, table: 'hand', name: 'Hand', dealing: 'person' } as const;
/** Its room file is younger than the backup. */
const LATE = { ...ONE_DECK, table: 'late', name: 'Late' };

let rows: MemoryRows;
let deployment: TestDeployment;
let root: string;
let restores: number;
let asked: string[];
let refused: string[];

const open = async (setups = [ONE_DECK, HAND], place?: Pick<TestDeployment, 'folder' | 'clock'>) => {
  deployment = await createTestDeployment(setups, seededWords(3), undefined, {
    ...(place && { place }),
    ...lagoonTables(async (call, now) => {
      asked.push(call.call);
      const answer = answerFrom(rows, call, now);
      if ('code' in answer.json) refused.push(answer.json.code);
      return answer;
    }),
  });
};

beforeEach(async () => {
  rows = createMemoryRows();
  root = mkdtempSync(join(tmpdir(), 'punto-restored-'));
  restores = 0;
  asked = [];
  refused = [];
  admitAt(rows, ANNA, 10_000_000);
  await open();
  await deployment.until(ONE, 'betting');
});
afterEach(async () => {
  await deployment.close();
  rmSync(root, { recursive: true, force: true });
});

const takeBackup = async (): Promise<string> =>
  (
    await backUp({
      ...{ folder: deployment.folder, into: join(root, 'backups'), now: deployment.clock.now() },
      ...{ withKey: false, quick: false, givenKey: undefined },
    })
  ).folder;

/** The house is lost, and continues from the backup with the clock as it is. */
const restoreFrom = async (backup: string, setups?: Parameters<typeof open>[0]): Promise<Restored> => {
  const { clock } = deployment;
  await deployment.close();
  restores += 1;
  const next = join(root, `house-${restores}`);
  const restored = await restore({
    ...{ backup, folder: next, withoutKey: true, givenKey: undefined, now: clock.now() },
    endShoes: (store, _, now) => endEveryShoe(store, ENCRYPTION_KEYS, now),
  });
  await open(setups, { clock, folder: next });
  return restored;
};

const shoeAt = (table: string): number => deployment.state(table).shoe?.number ?? 0;
const playTo = async (shoe: number): Promise<void> => {
  while (shoeAt(ONE) < shoe) await deployment.until(ONE, 'betting');
};
const bet = (ticket: string) => deployment.bet(ONE, ANNA, ticketId(ticket), { player: 10 });
const duty = async (asked: Duty): Promise<void> => {
  const staff = { staff: DANA, role: 'dealer', preview: false } as const;
  expect(await deployment.ask(HAND.table, { type: 'duty', duty: asked, ...staff })).toMatchObject({
    refusal: null,
  });
};
const newShoe = (name: string): Promise<void> =>
  duty({ duty: 'new-shoe', shoe: name, burn: '3D', cutDepth: null });
/** Until nothing is owed to the operator. A call that it refuses is owed for ever. */
const delivered = async (): Promise<void> => {
  for (let steps = 0; (await deployment.store().wallet.waiting(0)).length > 0; steps += 1) {
    expect(steps).toBeLessThan(100);
    await deployment.step();
  }
};
const webhooks = (folder = deployment.folder): readonly string[] => {
  const database = new DatabaseSync(join(folder, DATABASE_FILE), { readOnly: true });
  try {
    return database
      .prepare('SELECT id FROM webhook_events ORDER BY number')
      .all()
      .map(({ id }) => String(id));
  } finally {
    database.close();
  }
};

it('[L6] [F2] deals shoes of other numbers than the lost ones, also at a table younger than the backup, and restored twice', async () => {
  const backup = await takeBackup();
  await playTo(2);
  for (const tables of [[ONE], [ONE, LATE.table]]) {
    const lost = tables.map(shoeAt);
    const { spentShoes } = await restoreFrom(backup, [ONE_DECK, HAND, LATE]);
    await deployment.until(LATE.table, 'betting');
    for (const [place, table] of [ONE, LATE.table].entries()) {
      while (shoeAt(table) === 0) await deployment.step();
      const { number, seal } = deployment.state(table).shoe ?? {};
      expect([number, seal?.number]).toEqual([spentShoes + 1, spentShoes + 1]);
      expect(number).toBeGreaterThan(lost[place] ?? 0);
    }
    // Rounds of these tables last milliseconds, and a shoe a second at least.
    await deployment.leap(60_000);
    expect(await deployment.store().audit()).toEqual([]);
  }
});

it('[L6] refuses the ticket of a lost round that a page sends again', async () => {
  const backup = await takeBackup();
  await playTo(2);
  const { round } = deployment.state(ONE);
  const lost: Ticket = {
    ...{ id: ticketId('ticket-1'), patron: ANNA, shoe: 2, round: round?.number ?? 0 },
    mode: 'traditional',
    bets: [{ option: 'player', stakeMinor: coins(10) }],
  };
  expect(await deployment.send(ONE, lost)).toMatchObject({ answer: { accepted: true } });
  await restoreFrom(backup);
  await deployment.until(ONE, 'betting');
  while (deployment.state(ONE).round?.number !== lost.round) await deployment.until(ONE, 'betting');
  expect(await deployment.send(ONE, lost)).toMatchObject({
    answer: { accepted: false, refusal: { reason: 'betting-closed' } },
  });
  expect(refused).toEqual([]);
});

it('[L6] gives no webhook the id of a lost one, not even that of the round which the restore cancels', async () => {
  expect(await bet('ticket-1')).toMatchObject({ answer: { accepted: true } });
  const backup = await takeBackup();
  const before = webhooks();
  await deployment.until(ONE, 'settled');
  const lost = webhooks().filter((id) => !before.includes(id));
  expect(lost).toEqual([expect.stringMatching(/^round:one:1:1:0/)]);
  await restoreFrom(backup);
  await deployment.until(ONE, 'betting');
  expect(await bet('ticket-2')).toMatchObject({ answer: { accepted: true } });
  await deployment.until(ONE, 'settled');
  const sent = webhooks().filter((id) => !before.includes(id));
  expect(sent).toHaveLength(2);
  expect(sent.filter((id) => lost.includes(id))).toEqual([]);
});

it('[F2] ends the shoe that a person deals, and gives the next one another number', async () => {
  await duty({ duty: 'take-post', relieves: null });
  await newShoe('real-1');
  await duty({ duty: 'open-betting' });
  const backup = await takeBackup();
  const { spentShoes, ended } = await restoreFrom(backup);
  expect(ended).toContain(HAND.table);
  expect(deployment.state(HAND.table)).toMatchObject({ shoe: null, phase: 'shuffling' });
  await newShoe('real-2');
  expect(shoeAt(HAND.table)).toBe(spentShoes + 1);
  expect(await deployment.store().audit()).toEqual([]);
});

it('[L6] [T6] sends a correction of a round of the backup, which the lost time has corrected otherwise', async () => {
  await bet('ticket-1');
  await deployment.until(ONE, 'settled');
  await delivered();
  const backup = await takeBackup();
  for (const reason of ['misread', 'dropped']) {
    if (reason === 'dropped') await restoreFrom(backup);
    const duty = { duty: 'void-round', shoe: 1, round: 1, reason, approvedBy: SUE } as const;
    const by = { staff: SUE, role: 'supervisor', preview: false } as const;
    expect(await deployment.ask(ONE, { type: 'duty', duty, ...by })).toMatchObject({ refusal: null });
    await delivered();
  }
  expect(asked.filter((call) => call === 'adjust')).toHaveLength(2);
  expect(refused).toEqual([]);
});
