// The load run against the served process, small: its measurements on a busy machine mean nothing, but its checks do.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { OPTION_IDS } from '@punto/engine/option-id';
import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import { makeTable } from '@punto/engine/table-setup';
import { serve } from '@punto/server/start/serve';
import { shoeKeys } from '@punto/store/shoes/shoe-key';
import { openSqliteStore } from '@punto/store/sqlite-store';
import { playBook } from '@punto/store/test/samples/sample-book';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { punto } from '../../test/captured.ts';

const TIMEOUT_MS = 240_000;
const SMALL = [
  'load',
  '--patrons',
  '20',
  '--tables',
  '2',
  '--rounds',
  '2',
  '--tickets',
  '2',
  '--rate',
  '400',
];

/** No server listens there: the port is below the ephemeral ones, and not in use. */
const UNUSED_ORIGIN = 'http://127.0.0.1:9399';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'punto-load-command-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('punto load', () => {
  it('[L6] plays at the served process, and checks every balance and the books', {
    timeout: TIMEOUT_MS,
  }, async () => {
    const { code, out, err } = await punto([...SMALL, '--warm-up', '1', '--limits', '12', '--json']);
    // The report names what was not sound.
    expect({ code, err }, out).toEqual({ code: 0, err: '' });
    const found = JSON.parse(out);
    expect(found.accepted + (found.refused['betting-closed'] ?? 0)).toBe(80);
    expect(found.accepted).toBeGreaterThan(0);
    expect(found).toMatchObject({
      sound: true,
      rightBalances: 20,
      limitsSet: 240,
      faults: 0,
      cuts: 0,
      audit: { faults: [] },
      answer: { count: 80 },
    });
    expect(found.settled).toBeGreaterThan(0);
    expect(found.audit.events).toBeGreaterThan(found.accepted);
    if (process.platform === 'linux') {
      expect(found.processor.serverPerTicketInBurstsUs).toBeGreaterThan(0);
      expect(found.memory.perPatronBytes).toBeGreaterThan(0);
      // A collection of garbage would disturb the rounds.
      expect(found.memory.perFurtherPatronBytes).toBeNull();
    }
  });

  it.runIf(process.platform === 'linux')(
    'measures the memory of further patrons in a run without rounds',
    { timeout: TIMEOUT_MS },
    async () => {
      const { code, out, err } = await punto(
        'load --patrons 0 --watchers 8 --tables 2 --rounds 0'.split(' '),
      );
      expect({ code, err }, out).toEqual({ code: 0, err: '' });
      expect(out).toMatch(/^memory of each further patron {2}-?\d+\.\d kB$/m);
      expect(out).toMatch(/^growth of memory, per patron {3}-?\d+\.\d kB$/m);
    },
  );

  it('[L6] fails on books that were tampered with, and names the row', { timeout: TIMEOUT_MS }, async () => {
    const data = join(folder, 'data');
    const store = await openSqliteStore(data);
    await playBook(store);
    await store.close();
    shoeKeys(data, undefined);
    const database = new DatabaseSync(join(data, 'punto.db'));
    // All accounts still sum to zero: the server starts with it.
    database.exec("UPDATE accounts SET balance_minor = balance_minor + 1 WHERE account = 'house'");
    database.exec("UPDATE accounts SET balance_minor = balance_minor - 1 WHERE account = 'patron:ann'");
    database.close();
    const { code, out, err } = await punto([
      'load',
      '--patrons',
      '2',
      '--tables',
      '1',
      '--rounds',
      '0',
      '--data',
      data,
    ]);
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(out).toMatch(/^account house says -\d+, its postings add up to -\d+$/m);
    expect(out).toContain('The balances or the books are wrong.');
  });

  it.runIf(inject('soak'))(
    '[T4] reconnects when the server stops in the middle, and nothing is lost',
    {
      timeout: TIMEOUT_MS,
    },
    async () => {
      const pace = {
        shufflingMs: 50,
        bettingMs: 500,
        closedMs: 20,
        cardMs: 20,
        thirdCardMs: 80,
        resultMs: 150,
      };
      const setups = [makeTable(LIVE_EIGHT_DECK, { table: 'one', name: 'One', pace })];
      const config = {
        host: '127.0.0.1',
        port: 0,
        dataFolder: folder,
        shoeKey: '07'.repeat(32),
        origins: [],
        trustedProxies: [],
        tablesAtOnce: 1,
        guestsPerMinute: 100,
        logLevel: 'fatal',
      } as const;
      let served = await serve(config, setups);
      const { port } = new URL(served.address);
      const running = punto([
        'load',
        '--url',
        served.address,
        '--patrons',
        '10',
        '--tables',
        '1',
        '--rounds',
        '4',
        '--json',
      ]);
      await seated(served.address, 10);
      // A little over a second passes before they play, and four rounds take more than four.
      await roundsLater(served.address, 3);
      await served.stop();
      served = await serve({ ...config, port: Number(port) }, setups);
      const { code, out } = await running;
      await served.stop();
      const found = JSON.parse(out);
      expect(found.faultWords).toEqual([]);
      expect(code).toBe(0);
      expect(found).toMatchObject({
        ownHouse: false,
        audit: null,
        rightBalances: 10,
        cuts: expect.any(Number),
      });
      expect(found.cuts).toBeGreaterThanOrEqual(10);
    },
  );

  it.each([
    [['--patrons', '3', '--tables', '4'], '--tables: 4 tables need at least as many --patrons'],
    [['--url', 'punto.example'], 'Write an address such as'],
    [
      ['--url', 'http://127.0.0.1:1', '--server-cpu', '0'],
      '--server-cpu applies only to a server that this command starts',
    ],
    [['--bets', '0'], `It must be a whole number from 1 to ${OPTION_IDS.length}.`],
    [['--burst', 'early'], 'Allowed choices are closing, even.'],
  ])('%j is refused with the fault', async (args, words) => {
    const { code, out, err } = await punto(['load', ...args]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(words);
  });

  it('reports in one sentence that no server answers', async () => {
    const { code, err } = await punto(['load', '--url', UNUSED_ORIGIN, '--patrons', '2', '--tables', '1']);
    expect(code).toBe(1);
    expect(err).toMatch(/^punto: http:\/\/127\.0\.0\.1:\d+ cannot be reached: .*ECONNREFUSED.*\n$/);
  });
});

/** Resolves when `patrons` patrons are at the one table. */
const seated = async (origin: string, patrons: number): Promise<void> => {
  for (;;) {
    const { tables } = (await (await fetch(`${origin}/api/tables`)).json()) as {
      tables: { patrons: number }[];
    };
    if (tables[0]?.patrons === patrons) return;
    await setTimeout(50);
  }
};

/** Resolves when betting at the one table was opened `times` more times. */
const roundsLater = async (origin: string, rounds: number): Promise<void> => {
  const isBetting = async (): Promise<boolean> => {
    const { tables } = (await (await fetch(`${origin}/api/tables`)).json()) as {
      tables: { phase: string }[];
    };
    return tables[0]?.phase === 'betting';
  };
  for (let opened = 0, before = true; opened < rounds; await setTimeout(20)) {
    const now = await isBetting();
    if (now && !before) opened += 1;
    before = now;
  }
};
