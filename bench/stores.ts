// Batches of tickets into both stores in alternating turns, every commit flushed to disk: tickets per second by the
// wall clock, the cost of each for this process and the database, and the number of statements and round trips of a
// transaction. `npm run bench -- stores`; PostgreSQL is skipped if not available.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { coins } from '@punto/engine/minor';
import { escrowAccount, patronAccount } from '@punto/ledger';
import { instant, patronId, tableId, ticketId, type Version, version } from '@punto/table';
import { stakeId } from '@punto/table/place-ticket';
import { admit } from './hot-house.ts';
import { embeddedPlace, type Place, postgresPlace } from './places.ts';
import { type Traffic, watchTraffic } from './traffic.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '10' },
    /** Each table has its own, so that a batch has each patron once. */
    patrons: { type: 'string', default: '500' },
    batches: { type: 'string', default: '1,10,100,500' },
    /** Tickets of one turn, at all tables together. */
    tickets: { type: 'string', default: '5000' },
    turns: { type: 'string', default: '5' },
  },
});
const tables = Array.from({ length: Number(values.tables) }, (_, number) => tableId(`table-${number}`));
const patronsOf = (table: string) =>
  Array.from({ length: Number(values.patrons) }, (_, number) => patronId(`${table}-patron-${number}`));

type Contender = Place & { readonly versions: Map<string, Version> };
type Turn = { wallMs: number; ownMs: number; databaseMs: number; traffic: Traffic; transactions: number };

let tickets = 0;
const batch = async ({ store, versions }: Contender, table: (typeof tables)[number], size: number) => {
  const sent = patronsOf(table)
    .slice(0, size)
    .map((patron) => {
      tickets += 1;
      const ticket = ticketId(`ticket-of-the-bench-${String(tickets).padStart(10, '0')}`);
      return { patron, ticket, shoe: 1, round: 1 };
    });
  const before = versions.get(table) ?? version(0);
  await store.write({
    table,
    expected: before,
    needs: {
      accounts: [...sent.map(({ patron }) => patronAccount(patron)), escrowAccount(table)],
      tickets: sent,
      escrow: false,
      rounds: [],
    },
    work: (tx) => {
      for (const [number, key] of sent.entries()) {
        const { patron, ticket } = key;
        if (tx.answer(key)) throw new Error(`ticket ${ticket} again`);
        const bets = (['player', 'tie', 'banker'] as const).map((option) => ({
          option,
          stakeMinor: coins(5),
        }));
        const at = instant(1_700_000_000_000 + tickets);
        const memo = { at, table, shoe: 1, round: 1 };
        tx.append([
          {
            type: 'TicketAccepted',
            ticket: { id: ticket, patron, shoe: 1, round: 1, mode: 'traditional', bets },
            at,
          },
        ]);
        const refusal = tx.post([
          {
            ...{ kind: 'pending', id: stakeId(memo, patron, ticket), debit: patronAccount(patron) },
            ...{ credit: escrowAccount(table), amountMinor: coins(15), code: 'stake', memo },
          },
        ]);
        if (refusal) throw new Error(refusal);
        tx.remember(key, { accepted: true, version: version(before + number + 1) });
      }
    },
  });
  versions.set(table, version(before + size));
};

/** Every table has one batch in flight at a time, as with its host. */
const turn = async (contender: Contender, size: number): Promise<Turn> => {
  const each = Math.max(1, Math.round(Number(values.tickets) / tables.length / size));
  const traffic = watchTraffic();
  const [wall, own, database] = [performance.now(), process.cpuUsage(), contender.databaseMs()];
  await Promise.all(
    tables.map(async (table) => {
      for (let number = 0; number < each; number += 1) await batch(contender, table, size);
    }),
  );
  const { user, system } = process.cpuUsage(own);
  return {
    wallMs: performance.now() - wall,
    ownMs: (user + system) / 1000,
    databaseMs: contender.databaseMs() - database,
    traffic: traffic.stop(),
    transactions: each * tables.length,
  };
};

const contender = async (place: Place): Promise<Contender> => {
  const everybody = tables.flatMap(patronsOf);
  for (let from = 0; from < everybody.length; from += 200)
    await Promise.all(everybody.slice(from, from + 200).map((patron) => admit(place.store, patron)));
  return { ...place, versions: new Map() };
};

const places = [await embeddedPlace(), await postgresPlace()].filter((place) => place !== null);
const contenders = await Promise.all(places.map(contender));

console.log(
  `${tables.length} tables at once, each commit on disk, load ${(loadavg()[0] ?? 0).toFixed(2)}; a ticket of three bets`,
);
console.log(
  '  batch  store        tickets/s   own µs  database µs   a transaction: own ms  database ms  statements  ways',
);
for (const size of values.batches.split(',').map(Number)) {
  const turns = new Map<Contender, Turn[]>(contenders.map((each) => [each, []]));
  for (let number = -1; number < Number(values.turns); number += 1)
    for (const each of contenders) {
      const done = await turn(each, size);
      if (number >= 0) turns.get(each)?.push(done);
    }
  for (const [{ name }, done] of turns) {
    const sum = (of: (turn: Turn) => number): number => done.reduce((total, each) => total + of(each), 0);
    const transactions = sum((each) => each.transactions);
    const placed = transactions * size;
    const cells = [
      [String(size), 7],
      [` ${name}`.padEnd(12), 13],
      [((placed / sum((each) => each.wallMs)) * 1000).toFixed(0), 10],
      [((sum((each) => each.ownMs) / placed) * 1000).toFixed(1), 9],
      [((sum((each) => each.databaseMs) / placed) * 1000).toFixed(1), 13],
      [(sum((each) => each.ownMs) / transactions).toFixed(2), 24],
      [(sum((each) => each.databaseMs) / transactions).toFixed(2), 13],
      [(sum((each) => each.traffic.statements) / transactions).toFixed(1), 12],
      [(sum((each) => each.traffic.ways) / transactions).toFixed(1), 6],
    ] as const;
    console.log(cells.map(([text, width]) => text.padStart(width)).join(''));
  }
}
for (const { store, remove } of contenders) {
  const { imbalanceMinor, stakeImbalanceMinor } = await store.health.sums();
  if (imbalanceMinor !== 0 || stakeImbalanceMinor !== 0) process.exitCode = 1;
  await store.close();
  await remove();
}
