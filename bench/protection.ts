// The cost of the protection of patrons for a ticket: patrons without limits, patrons with limits of every kind in every window, and patrons
// whose protection is neither read nor compared, side by side in one store and at the same tables, in alternating turns on both
// stores. `npm run bench -- protection`; PostgreSQL is left out if not available. Exit code 1 when a ticket of a patron with limits costs
// more than 5 % more by the lower end of the interval, or when the books have a fault.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { coins } from '@punto/engine/minor';
import { LIMIT_KEYS } from '@punto/ledger/protection/limit';
import type { Store } from '@punto/store/store';
import type { PatronId } from '@punto/table';
import { createHotHouse, type HotHouse } from './hot-house.ts';
import { embeddedPlace, type Place, postgresPlace } from './places.ts';
import { intervalOf, median } from './timing.ts';

const { values } = parseArgs({
  options: {
    /** Of each kind. */
    patrons: { type: 'string', default: '2000' },
    tables: { type: 'string', default: '10' },
    turns: { type: 'string', default: '60' },
    /** Tickets that arrive in one turn of the event loop. */
    'at-once': { type: 'string', default: '250' },
    stores: { type: 'string', default: 'embedded,postgres' },
  },
});
const patrons = Number(values.patrons);
const turns = Number(values.turns);
const atOnce = Number(values['at-once']);
const WARM_UP = 4;
const MOST_RATIO = 1.05;
/** More would wait too long for a connection. */
const CHANGED_AT_ONCE = 40;

const KINDS = ['no check', 'no limits', 'limits in all windows'] as const;
type Kind = (typeof KINDS)[number];

/** While `isChecked()` is false, no protection is declared, read or compared. */
const switched = (store: Store, isChecked: () => boolean): Store => ({
  ...store,
  write: (request) =>
    isChecked()
      ? store.write(request)
      : store.write({
          ...request,
          needs: { ...request.needs, protections: [] },
          work: (tx) => request.work({ ...tx, protection: () => null }),
        }),
});

/** All twelve, so high that none refuses. */
const limitAll = async (store: Store, all: readonly PatronId[]): Promise<void> => {
  const by = { setter: 'patron', nowMs: 1, zone: 'Europe/Madrid' } as const;
  for (let from = 0; from < all.length; from += CHANGED_AT_ONCE)
    await Promise.all(
      all.slice(from, from + CHANGED_AT_ONCE).map(async (patron) => {
        for (const key of LIMIT_KEYS)
          await store.protections.change(patron, { change: 'set-limit', key, to: coins(1_000_000_000) }, by);
      }),
    );
};

/** Microseconds a ticket, and milliseconds of the burst. */
type Burst = Readonly<Record<'ownUs' | 'databaseUs' | 'wallMs', number>>;
const costOf = ({ ownUs, databaseUs }: Burst): number => ownUs + databaseUs;

/** One ticket of each of the patrons from `first` on, and the settlement of the round. */
const burst = async (house: HotHouse, place: Place, first: number): Promise<Burst> => {
  await house.until('betting');
  const [wall, own, database] = [performance.now(), process.cpuUsage(), place.databaseMs()];
  const answers: Promise<void>[] = [];
  for (let from = 0; from < patrons; from += atOnce) {
    for (let patron = from; patron < Math.min(from + atOnce, patrons); patron += 1)
      answers.push(house.bet(first + patron));
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
  await Promise.all(answers);
  const { user, system } = process.cpuUsage(own);
  const done = {
    wallMs: performance.now() - wall,
    ownUs: (user + system) / patrons,
    databaseUs: ((place.databaseMs() - database) * 1_000) / patrons,
  };
  await house.until('settled');
  return done;
};

type Bursts = Readonly<Record<Kind, Burst[]>>;

const play = async (house: HotHouse, place: Place, check: (isChecked: boolean) => void): Promise<Bursts> => {
  const bursts: Bursts = { 'no check': [], 'no limits': [], 'limits in all windows': [] };
  for (let turn = -WARM_UP; turn < turns; turn += 1)
    // Each begins as often: what one leaves to be collected and flushed is another's time.
    for (let position = 0; position < KINDS.length; position += 1) {
      const number = (position + turn + WARM_UP) % KINDS.length;
      const kind = KINDS[number] as Kind;
      check(kind !== 'no check');
      const done = await burst(house, place, number * patrons);
      if (turn >= 0) bursts[kind].push(done);
    }
  return bursts;
};

const OF = {
  all: costOf,
  server: ({ ownUs }: Burst) => ownUs,
  database: ({ databaseUs }: Burst) => databaseUs,
} as const;

/** The ratios of two kinds within each turn. */
const ratiosOf = (bursts: Bursts, ours: Kind, theirs: Kind, of: (each: Burst) => number = costOf) =>
  bursts[ours].map((each, turn) => of(each) / of(bursts[theirs][turn] ?? each));

const ratioWords = (ratios: readonly number[]): string => {
  const interval = intervalOf(ratios);
  return `${median(ratios).toFixed(3)} (${interval?.low.toFixed(3) ?? '?'} to ${interval?.high.toFixed(3) ?? '?'})`;
};

const print = (storeName: string, bursts: Bursts): void => {
  console.log(
    `\n${storeName}: three times ${patrons} patrons at ${values.tables} tables, tickets of three bets, ${turns} turns, load ${(loadavg()[0] ?? 0).toFixed(1)}`,
  );
  for (const kind of KINDS) {
    const middle = (of: (each: Burst) => number): string =>
      median(bursts[kind].map(of)).toFixed(1).padStart(7);
    const perSecond = median(bursts[kind].map(({ wallMs }) => (patrons / wallMs) * 1_000)).toFixed(0);
    console.log(
      `  ${kind.padEnd(24)}${middle(OF.all)} µs of processor a ticket, of it${middle(OF.server)} server and${middle(OF.database)} database${perSecond.padStart(8)} tickets a second`,
    );
  }
  console.log('  ratios of processor time, the median of the turns and its 95 % interval:');
  const lines: readonly (readonly [Kind, Kind])[] = [
    ['no limits', 'no check'],
    ['limits in all windows', 'no limits'],
    ['limits in all windows', 'no check'],
  ];
  for (const [ours, theirs] of lines)
    for (const [part, of] of Object.entries(OF)) {
      const what = part === 'all' ? `${ours} to ${theirs}` : `  of it ${part}`;
      if (storeName !== 'embedded' || part === 'all')
        console.log(`  ${what.padEnd(40)}${ratioWords(ratiosOf(bursts, ours, theirs, of))}`);
    }
};

const run = async (storeName: string, place: Place): Promise<void> => {
  let isChecked = true;
  const store = switched(place.store, () => isChecked);
  const house = await createHotHouse(
    { patrons: KINDS.length * patrons, tables: Number(values.tables) },
    store,
  );
  await limitAll(store, house.patrons.slice(KINDS.indexOf('limits in all windows') * patrons));
  const bursts = await play(house, place, (next) => {
    isChecked = next;
  });
  isChecked = true;
  print(storeName, bursts);
  const interval = intervalOf(ratiosOf(bursts, 'limits in all windows', 'no limits'));
  if (!interval) throw new Error(`${turns} turns are too few for an interval: ask for more with --turns`);
  if (interval.low > MOST_RATIO) {
    console.error(`  limits cost more than ${MOST_RATIO}: at least ${interval.low.toFixed(3)}`);
    process.exitCode = 1;
  }
  const faults = await house.close();
  await place.remove();
  if (faults.length === 0) return;
  console.error(`  the books have ${faults.length} faults: ${faults[0]}`);
  process.exitCode = 1;
};

const wanted = values.stores.split(',');
if (wanted.includes('embedded')) await run('embedded', await embeddedPlace());
if (wanted.includes('postgres')) {
  const place = await postgresPlace();
  if (place) await run('PostgreSQL', place);
  else console.log('\nPostgreSQL is not available.');
}
