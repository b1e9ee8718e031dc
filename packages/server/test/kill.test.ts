// Kills the real process with SIGKILL in the middle of a round with a patron's bets. It restarts on the same folder,
// finishes the round with the same shoe, and the books are exact. [T3] [T4]
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nextHand } from '@punto/engine/coup';
import { coins } from '@punto/engine/minor';
import { availableMinor, patronAccount } from '@punto/ledger';
import { openSqliteStore } from '@punto/store/sqlite-store';
import { type KeptRecord, patronId, type TableView } from '@punto/table';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { owed } from './books-after-kill.ts';
import { enter, type RealPatron } from './patron.ts';
import { quickRoom, type Served, serve } from './served-process.ts';
import { createSiege } from './siege.ts';

const BETS = [
  { option: 'player', stakeMinor: coins(100) },
  { option: 'banker', stakeMinor: coins(50) },
  { option: 'tie', stakeMinor: coins(10) },
] as const;

/** Each moment lasts until the next: a busy machine may miss the moment itself, but not that it has passed. */
const ALL_MOMENTS: Readonly<Record<string, (view: TableView) => boolean>> = {
  betting: () => true,
  'no more bets': (view) => view.phase !== 'betting',
  dealing: (view) => view.hands.banker.length > 0,
  'the last card before settlement': (view) => view.hands.banker.length >= 2 && nextHand(view.hands) === null,
  'the settled round': (view) => view.phase === 'settled',
};

/** Each moment is a start of the process; the others are for `npm run soak`. */
const MOMENTS = Object.entries(ALL_MOMENTS).filter(([name]) => inject('soak') || name === 'dealing');

/** How the process ends under load; the other ways are for `npm run soak`. */
const WAYS = inject('soak') ? (['load', 'start', 'stop', 'rival', 'freeze'] as const) : (['load'] as const);

let folder: string;
let served: Served | null = null;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'punto-kill-'));
});
afterEach(async () => {
  await served?.kill();
  rmSync(folder, { recursive: true, force: true });
});

it('[T4] continues after a SIGKILL in the middle of a round, and every balance is exact', async () => {
  const tables = quickRoom(folder);
  let cookie: string | undefined;
  let id = '';
  const compiled = join(folder, 'compiled');
  served = await serve(folder, tables, { NODE_COMPILE_CACHE: compiled });
  for (const [, moment] of MOMENTS) {
    const patron = await enter(served.origin, cookie);
    ({ cookie, id } = patron);
    const round = await betOnNextRound(patron);
    await seen(patron, (view) => isPast(view, round) || moment(view));
    await served.kill();
    patron.client.close();
    // Written once it is open, not only at its exit: the next start need not compile the program again.
    expect(readdirSync(compiled, { recursive: true }).length).toBeGreaterThan(500);

    served = await serve(folder, tables);
    const record = await recordOf(served.origin, cookie, round);
    expect(record.bets.map(({ option, stakeMinor }) => ({ option, stakeMinor }))).toEqual(BETS);
    expect(record.returnedMinor).toBe(owed(record));
  }
  await served.kill();

  const store = await openSqliteStore(join(folder, 'data'));
  const { items } = await store.records(patronId(id), { limit: 100, before: null });
  const account = await store.account(patronAccount(id));
  const faults = await store.audit();
  await store.close();
  expect(faults).toEqual([]);
  expect(items).toHaveLength(MOMENTS.length);
  const gained = items.reduce((sum, record) => sum + record.returnedMinor - record.stakedMinor, 0);
  expect(availableMinor(account)).toBe(coins(10_000) + gained);
});

it('[T3] [L6] loses nothing that was sent, however it ends under load, and its patrons play on', async () => {
  // Moments and stakes follow a fixed rule, so that runs are alike.
  let step = 0;
  const chance = (): number => {
    step = (step + 0.618) % 1;
    return step;
  };
  const siege = createSiege({ folder, tables: 2, patrons: 12, chance });
  try {
    for (const way of WAYS) expect([way, (await siege.strike(way)).faults]).toEqual([way, []]);
    const { faults, tickets, records } = await siege.goOn();
    expect(faults).toEqual([]);
    expect(records).toBeGreaterThanOrEqual(12);
    expect(tickets).toBeGreaterThanOrEqual(siege.answered().accepted);
  } finally {
    await siege.close();
  }
});

/** A round that was over before it was seen counts as settled. */
const isPast = (view: TableView, round: RoundName): boolean =>
  view.shoe?.number !== round.shoe || view.round?.number !== round.number;

type RoundName = { readonly shoe: number; readonly number: number };

const betOnNextRound = async ({ client }: RealPatron): Promise<RoundName> => {
  client.watchTable('quick');
  const fresh = (view: TableView) =>
    view.phase === 'betting' && (view.deadline ?? 0) - client.serverNow() > 700;
  const view = await seen({ client }, fresh);
  const name = { shoe: view.shoe?.number ?? 0, number: view.round?.number ?? 0 };
  const outcome = await client.placeTicket('quick', {
    shoe: name.shoe,
    round: name.number,
    mode: 'traditional',
    bets: [...BETS],
  });
  expect(outcome).toMatchObject({ outcome: 'accepted' });
  return name;
};

/** The first view that matches. */
const seen = (
  { client }: Pick<RealPatron, 'client'>,
  asked: (view: TableView) => boolean,
): Promise<TableView> =>
  new Promise((resolve) => {
    const held = client.table('quick')?.view;
    if (held && asked(held)) return resolve(held);
    const off = client.on('table', () => {
      const view = client.table('quick')?.view;
      if (!view || !asked(view)) return;
      off();
      resolve(view);
    });
  });

const recordOf = async (origin: string, cookie: string, round: RoundName): Promise<KeptRecord> => {
  for (let tries = 0; tries < 200; tries += 1) {
    const response = await fetch(`${origin}/api/records?limit=10`, { headers: { cookie } });
    const { items } = (await response.json()) as { items: KeptRecord[] };
    const found = items.find((each) => each.shoe === round.shoe && each.round === round.number);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`round ${round.number} of shoe ${round.shoe} was never settled`);
};
