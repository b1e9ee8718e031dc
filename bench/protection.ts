// What the protection of patrons costs a ticket: patrons without limits, patrons with limits of every kind in every window, and a server
// that compares nothing, in alternating turns on both stores. `npm run bench -- protection`; PostgreSQL is left out if not available.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { coins } from '@punto/engine/minor';
import { LIMIT_KEYS } from '@punto/ledger/protection/limit';
import type { Store } from '@punto/store/store';
import { createHotHouse, type HotHouse } from './hot-house.ts';
import { embeddedPlace, type Place, postgresPlace } from './places.ts';
import { median } from './timing.ts';

const { values } = parseArgs({
  options: {
    patrons: { type: 'string', default: '2000' },
    tables: { type: 'string', default: '10' },
    turns: { type: 'string', default: '9' },
    /** Tickets that arrive in one turn of the event loop. */
    'at-once': { type: 'string', default: '250' },
    stores: { type: 'string', default: 'embedded,postgres' },
  },
});
const patrons = Number(values.patrons);
const atOnce = Number(values['at-once']);
const WARM_UP = 3;

/** No protection is declared, read or compared. */
const unchecked = (store: Store): Store => ({
  ...store,
  write: (request) =>
    store.write({
      ...request,
      needs: { ...request.needs, protections: [] },
      work: (tx) => request.work({ ...tx, protection: () => null }),
    }),
});

/** All twelve, so high that none refuses. */
const limitAll = async ({ store, patrons: all }: HotHouse): Promise<void> => {
  const by = { setter: 'patron', nowMs: 1, zone: 'Europe/Madrid' } as const;
  for (let from = 0; from < all.length; from += 250)
    await Promise.all(
      all.slice(from, from + 250).map(async (patron) => {
        for (const key of LIMIT_KEYS)
          await store.protections.change(patron, { change: 'set-limit', key, to: coins(1_000_000_000) }, by);
      }),
    );
};

type Turn = { readonly ownUs: number; readonly databaseUs: number; readonly wallMs: number };
type Contender = {
  readonly name: string;
  readonly place: Place;
  readonly house: HotHouse;
  readonly turns: Turn[];
};

const KINDS = ['no check', 'no limits', 'limits in all windows'] as const;

const contender = async (
  name: (typeof KINDS)[number],
  makePlace: () => Promise<Place>,
): Promise<Contender> => {
  const place = await makePlace();
  const store = name === 'no check' ? unchecked(place.store) : place.store;
  const house = await createHotHouse({ patrons, tables: Number(values.tables) }, store);
  if (name === 'limits in all windows') await limitAll(house);
  return { name, place, house, turns: [] };
};

/** One ticket of each patron. */
const burst = async ({ house, place }: Contender): Promise<Turn> => {
  await house.until('betting');
  const [wall, own, database] = [performance.now(), process.cpuUsage(), place.databaseMs()];
  const answers: Promise<void>[] = [];
  for (let from = 0; from < patrons; from += atOnce) {
    for (let patron = from; patron < Math.min(from + atOnce, patrons); patron += 1)
      answers.push(house.bet(patron));
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
  await Promise.all(answers);
  const { user, system } = process.cpuUsage(own);
  const turn = {
    wallMs: performance.now() - wall,
    ownUs: (user + system) / patrons,
    databaseUs: ((place.databaseMs() - database) * 1_000) / patrons,
  };
  await house.until('settled');
  return turn;
};

const costOf = ({ ownUs, databaseUs }: Turn): number => ownUs + databaseUs;
/** The system counts the processor time of a database in hundredths of a second: only sums of many turns mean something. */
const total = ({ turns }: Contender): number => turns.reduce((sum, turn) => sum + costOf(turn), 0);
const ratio = (ours: Contender, theirs: Contender): string => (total(ours) / total(theirs)).toFixed(3);

const run = async (storeName: string, makePlace: () => Promise<Place>): Promise<void> => {
  const contenders: Contender[] = [];
  for (const kind of KINDS) contenders.push(await contender(kind, makePlace));
  for (let turn = -WARM_UP; turn < Number(values.turns); turn += 1)
    // Each begins as often: what one leaves to be collected and flushed is another's time.
    for (let place = 0; place < contenders.length; place += 1) {
      const each = contenders[(place + turn + WARM_UP) % contenders.length];
      if (!each) throw new Error('a contender is missing');
      const done = await burst(each);
      if (turn >= 0) each.turns.push(done);
    }
  console.log(
    `\n${storeName}: ${patrons} patrons at ${values.tables} tables, tickets of three bets, ${values.turns} turns, load ${(loadavg()[0] ?? 0).toFixed(1)}`,
  );
  for (const each of contenders) {
    const { name, turns } = each;
    const mean = (of: (turn: Turn) => number): string =>
      (turns.reduce((sum, turn) => sum + of(turn), 0) / turns.length).toFixed(1).padStart(8);
    console.log(
      `  ${name.padEnd(24)}${mean(costOf)} µs of processor a ticket, of it${mean(({ ownUs }) => ownUs)} server and${mean(({ databaseUs }) => databaseUs)} database${median(
        turns.map(({ wallMs }) => (patrons / wallMs) * 1_000),
      )
        .toFixed(0)
        .padStart(8)} tickets a second`,
    );
  }
  const [bare, free, limited] = contenders;
  if (!bare || !free || !limited) throw new Error('a contender is missing');
  console.log(`  ratios of processor time:`);
  console.log(`  no limits to no check          ${ratio(free, bare)}`);
  console.log(`  limits to no limits            ${ratio(limited, free)}`);
  console.log(`  limits to no check             ${ratio(limited, bare)}`);
  for (const { house, place, name } of contenders) {
    const faults = await house.close();
    await place.remove();
    if (faults.length === 0) continue;
    console.error(`  ${name}: the books have ${faults.length} faults: ${faults[0]}`);
    process.exitCode = 1;
  }
};

const wanted = values.stores.split(',');
if (wanted.includes('embedded')) await run('embedded', embeddedPlace);
if (wanted.includes('postgres')) {
  const first = await postgresPlace();
  if (!first) console.log('\nPostgreSQL is not available.');
  else {
    await first.store.close();
    await first.remove();
    await run('PostgreSQL', async () => {
      const place = await postgresPlace();
      if (!place) throw new Error('PostgreSQL cannot be started again');
      return place;
    });
  }
}
