// After a move to PostgreSQL every read returns what SQLite returned, to the byte, for what was played before the move.
// What is played afterwards is tested by the contract suite.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOUSE } from '@punto/ledger/account';
import { shoeId, tableId } from '@punto/table/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSampleHouse } from '../../test/move/sample-house.ts';
import { ANN, BEN, MAIN } from '../../test/samples/sample.ts';
import { launchedPatron, signedIn } from '../../test/samples/sample-identity.ts';
import { createPlay } from '../../test/samples/sample-play.ts';
import { postgresPrograms } from '../../test/support/postgres-server.ts';
import { type SharedPostgres, sharedPostgres } from '../../test/support/shared-postgres.ts';
import { FIGURES_BY } from '../figure-store.ts';
import { moveToPostgres } from '../move/move-to-postgres.ts';
import type { Page, PageRequest } from '../page.ts';
import { openPostgresStore } from '../postgres-store.ts';
import { openSqliteStore } from '../sqlite-store.ts';
import type { Store } from '../store.ts';
import { openConnections } from './connection.ts';
import { migrate } from './migration.ts';

const programs = postgresPrograms();

/** All items of a list, read two at a time. Cursors differ between stores. */
const all = async <Item>(read: (page: PageRequest) => Promise<Page<Item>>): Promise<readonly Item[]> => {
  const items: Item[] = [];
  let before: string | null = null;
  do {
    const page: Page<Item> = await read({ limit: 2, before });
    items.push(...page.items);
    before = page.next;
  } while (before !== null);
  return items;
};

const SOLO = tableId('side-room.ann');
const ROUNDS = [
  {},
  { table: MAIN },
  { table: 'side-room' },
  { table: SOLO },
  { table: 'side' },
  { table: MAIN, shoe: 1 },
  { shoe: 2 },
  { statuses: ['voided', 'resettled'] },
  { statuses: ['settled', 'open'] },
  { statuses: [] },
  { from: 16_008, to: 31_035 },
  { table: MAIN, from: 16_008 },
  { table: SOLO, to: 40_000 },
] as const;
const SEARCHES = ['', 'a', 'ANN', 'guest', 'Guest B', 'zzz', '%', '_nn'];
const NAMES = ['staff-2', 'STAFF-2', 'nobody', ''];

const QUESTIONS: Readonly<Record<string, (store: Store) => Promise<unknown>>> = {
  tables: (store) => store.tables(),
  'tables with stakes': (store) => store.staked(),
  'the newest event': async (store) => [await store.lastAt(), await store.lastAt(SOLO)],
  streams: async (store) => [await store.load(MAIN), await store.load(MAIN, 'start'), await store.load(SOLO)],
  'encrypted shoes': async (store) =>
    (await store.encryptedShoes()).map(({ encrypted, ...shoe }) => ({ ...shoe, encrypted: [...encrypted] })),
  'a shoe that does not exist': (store) => store.encryptedShoe(shoeId('main-99')),
  accounts: (store) =>
    Promise.all(
      ([HOUSE, 'patron:ann', 'patron:ben', 'escrow:main', 'patron:nobody'] as const).map(store.account),
    ),
  'stakes in play': (store) => Promise.all([ANN, BEN].map(store.inPlay)),
  statements: (store) => Promise.all([ANN, BEN].map((who) => all((page) => store.statement(who, page)))),
  records: (store) => Promise.all([ANN, BEN].map((who) => all((page) => store.records(who, page)))),
  journal: (store) => all(store.journalPage),
  'the journal of a table': (store) => all((page) => store.journalPage({ ...page, table: MAIN })),
  'people of the house': async ({ staff }) => [
    ...(await staff.all()),
    ...(await Promise.all(NAMES.map(staff.byName))),
    await staff.byId('staff-1'),
    [...(await staff.cards.all())],
    await staff.sessions.of('staff-1'),
    await staff.sessions.find('hash-of-one'),
    await staff.failures.since('NOBODY', 13),
  ],
  approvals: async ({ approvals }) => [await approvals.waiting(), await approvals.find('approval-2')],
  monitoring: async ({ monitor }) => [
    await monitor.cursor(MAIN),
    await monitor.evidence('patron', [ANN], 0),
    await monitor.subjects('patron', 0, 9),
    await all(monitor.alarms),
    await monitor.countAlarms(),
  ],
  patrons: ({ patrons }) =>
    Promise.all(SEARCHES.map((search) => all((page) => patrons.page({ ...page, search })))),
  'what is known of patrons': ({ patrons }) =>
    Promise.all(
      [ANN, BEN].map(async (who) => [
        await patrons.find(who),
        await patrons.isSuspended(who),
        await patrons.notes(who),
        await patrons.names.of(who, 50),
        await patrons.names.shownOf(who),
      ]),
    ),
  'sessions of patrons': ({ sessions }) => Promise.all(['hash-a', 'hash-a-2', 'none'].map(sessions.find)),
  rounds: ({ rounds }) =>
    Promise.all(ROUNDS.map((filter) => all((page) => rounds.page({ ...page, ...filter })))),
  'rounds with all they left': async ({ rounds }) =>
    Promise.all((await all(rounds.page)).map(({ table, shoe, round }) => rounds.find(table, shoe, round))),
  figures: ({ figures }) =>
    Promise.all(FIGURES_BY.map((by) => figures({ from: '1970-01-01', to: '2026-12-31', by }))),
  shoes: async (store) => [await all((page) => store.shoes(MAIN, page)), await store.shoe(MAIN, 99)],
  'a shoe without proof': (store) => store.openedShoe(MAIN, 99),
  'the numbers of lost shoes': (store) => store.spentShoes(),
  sums: ({ health }) => health.sums(),
};

describe.skipIf(!programs)('a moved deployment (skipped where there is no PostgreSQL to start)', () => {
  let server: SharedPostgres;
  let root: string;
  let there: Store;
  let here: Store;

  beforeAll(async () => {
    server = sharedPostgres();
    root = mkdtempSync(join(tmpdir(), 'punto-answers-'));
    const [folder, moved] = [join(root, 'folder'), join(root, 'moved')];
    await buildSampleHouse(folder);
    const solo = await openSqliteStore(folder);
    const play = await createPlay(solo, SOLO);
    await play.bet(ANN, 'ticket-solo', { banker: 10 });
    await play.until('settled');
    await solo.close();
    cpSync(folder, moved, { recursive: true });
    const address = await server.database();
    const connections = openConnections(address, () => {});
    await migrate(connections);
    await moveToPostgres({ folder: moved, connections, name: 'punto on here', now: 1 });
    await connections.close();
    there = await openSqliteStore(folder);
    here = await openPostgresStore(address);
  });
  afterAll(async () => {
    await there.close();
    await here.close();
    rmSync(root, { recursive: true });
    await server.removeDatabases();
  });

  it.each(Object.entries(QUESTIONS))('gives the same answer to: %s', async (_, ask) => {
    expect(JSON.stringify(await ask(here), null, 1)).toBe(JSON.stringify(await ask(there), null, 1));
  });

  it('ends the ids of all webhooks with the mark of the restore', async () => {
    const sent = async ({ webhooks, sessions, operatorPatrons }: Store): Promise<readonly string[]> => {
      const zoe = launchedPatron('acme.EUR.zoe');
      await operatorPatrons.admit({ brand: 'acme', currency: 'EUR', operatorPatron: 'Zoë' }, zoe);
      await sessions.open(zoe.id, signedIn('hash-of-zoe', 'of-zoe'), null);
      await sessions.endAll(zoe.id, { at: 1, reason: 'patron' });
      const data = { table: 'main' };
      const event = { type: 'table.opened', brand: 'acme', ordering: 'table:main', at: 2, data } as const;
      await webhooks.announce([{ ...event, id: 'table:main:1' }]);
      const url = 'https://s.example/';
      await webhooks.spread(new Map([['acme', [url]]]), 3, 9);
      return (await webhooks.claim({ brand: 'acme', url, now: 3, until: 4, most: 9 }))
        .slice(-2)
        .map(({ id }) => id);
    };
    const ids = await sent(here);
    expect(ids).toEqual([
      expect.stringMatching(/^session:of-zoe:[0-9a-f]{8}$/),
      expect.stringMatching(/^table:main:1:[0-9a-f]{8}$/),
    ]);
    expect(await sent(there)).toEqual(ids);
  });
});
