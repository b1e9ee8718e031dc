// How fast a deployment with many rounds is open after a kill, in turns with an empty one. Makes both in a folder, or uses
// what is there; starts the served process, lets patrons place tickets, ends it, and measures the next start. Ends are a
// clean stop, a kill with some stakes on the tables, and a kill right after thousands of tickets. `npm run bench --
// many-rounds --rounds 1000000 --folder <folder>`. Fails when it did too little or a ticket was lost.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { dataIn, makeDeployment, writeRooms } from './many-rounds-deployment.ts';
import {
  type Guest,
  open,
  type Placed,
  placeTickets,
  type StartFigures,
  startFirst,
  startMeasured,
} from './many-rounds-start.ts';
import { median } from './timing.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1000000' },
    tables: { type: 'string', default: '20' },
    patrons: { type: 'string', default: '10000' },
    times: { type: 'string', default: '5' },
    folder: { type: 'string' },
  },
});
if (values.folder === undefined) throw new Error('Say where: --folder <folder>');
const tables = Number(values.tables);
const ENDS = {
  'a clean stop': { guests: 20, each: 1 },
  'a kill in a round': { guests: 40, each: 1 },
  'a kill after a burst': { guests: 200, each: 20 },
};
type End = keyof typeof ENDS;
/** A ticket may be too late on a busy machine. */
const LEAST_ACCEPTED = 0.5;

type Figures = StartFigures & {
  readonly logBytes: number;
  readonly tickets: number;
  /** Those whose round was not settled when the server ended. */
  readonly undecided: number;
};

type MeasuredDeployment = {
  readonly folder: string;
  readonly rooms: string;
  readonly guest: Guest;
  readonly figures: Record<End, Figures[]>;
};

const databaseOf = (folder: string): string => join(dataIn(folder), 'punto.db');

const reading = <T>(folder: string, read: (database: DatabaseSync) => T): T => {
  const database = new DatabaseSync(databaseOf(folder), { readOnly: true });
  try {
    return read(database);
  } finally {
    database.close();
  }
};

const roundsIn = (folder: string): number =>
  reading(folder, (database) => Number(database.prepare('SELECT count(*) AS rows FROM rounds').get()?.rows));

const prepare = async (name: string, rounds: number): Promise<MeasuredDeployment> => {
  const folder = join(String(values.folder), name);
  if (rounds > 0 && !existsSync(databaseOf(folder))) {
    const began = process.cpuUsage();
    const patrons = Number(values.patrons);
    await makeDeployment(folder, { rounds, tables, patrons }, (line) => console.log(line));
    const { user, system } = process.cpuUsage(began);
    console.log(`made with ${((user + system) / 1e6).toFixed(0)} s of the processor`);
  }
  const rooms = writeRooms(folder, tables);
  const guest = await startFirst(folder, rooms, tables);
  const found = roundsIn(folder);
  console.log(`${name}: ${found} rounds, ${megabytes(statSync(databaseOf(folder)).size)} MB`);
  if (found < rounds) throw new Error(`${folder} has ${found} rounds and not ${rounds}: remove it`);
  return {
    folder,
    rooms,
    guest,
    figures: { 'a clean stop': [], 'a kill in a round': [], 'a kill after a burst': [] },
  };
};

const megabytes = (bytes: number): string => (bytes / 1024 ** 2).toFixed(1);

/** Plays until the end, ends, and measures the next start; that one is stopped. */
const measure = async ({ folder, rooms, guest, figures }: MeasuredDeployment, end: End): Promise<void> => {
  const { guests, each } = ENDS[end];
  const served = await open(folder, rooms, tables);
  const placed = await placeTickets(served, tables, guests, each);
  if (placed.length < guests * each * LEAST_ACCEPTED)
    throw new Error(`${end}: only ${placed.length} of ${guests * each} tickets were accepted`);
  const endedAt = Date.now();
  await (end === 'a clean stop' ? served.stop() : served.kill());
  const logBytes = statSync(`${databaseOf(folder)}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  const { served: next, ...started } = await startMeasured(folder, rooms, tables, guest);
  const undecided = reading(folder, (database) => undecidedAt(endedAt, database, placed));
  await next.stop();
  if (undecided === 0) throw new Error(`${end}: every ticket was settled before`);
  figures[end].push({ ...started, logBytes, tickets: placed.length, undecided });
  console.log(`${folder}, after ${end}: ${started.httpMs.toFixed(0)} ms`);
};

/** Throws when a ticket that was accepted is not in the books. */
const undecidedAt = (time: number, database: DatabaseSync, placed: readonly Placed[]): number => {
  const stake = database.prepare(
    `SELECT ifnull(decided_at, ${time}) >= ${time} AS undecided FROM movements WHERE id = ?`,
  );
  const found = placed.flatMap((ticket) => {
    const row = stake.get(ticket.stake);
    return row ? [row.undecided === 1] : [];
  });
  if (found.length < placed.length)
    throw new Error(`${placed.length - found.length} accepted tickets are not in the books`);
  return found.filter((undecided) => undecided).length;
};

const deployments = [await prepare('empty', 0), await prepare('full', Number(values.rounds))];
for (let time = 0; time < Number(values.times); time += 1)
  for (const end of Object.keys(ENDS) as End[]) for (const each of deployments) await measure(each, end);

const spread = (numbers: readonly number[], digits = 0): string =>
  `${median(numbers).toFixed(digits)} (${Math.min(...numbers).toFixed(digits)}–${Math.max(...numbers).toFixed(digits)})`;
for (const end of Object.keys(ENDS) as End[])
  for (const { folder, figures } of deployments) {
    const all = figures[end];
    console.log(`\n${folder}, after ${end}: median of ${all.length} starts (least–most)`);
    const print = (what: string, of: (each: (typeof all)[number]) => number, digits?: number): void =>
      console.log(`  ${what.padEnd(48)}${spread(all.map(of), digits).padStart(28)}`);
    print('accepted tickets before', ({ tickets }) => tickets);
    print('of them not settled when it ended', ({ undecided }) => undecided);
    print('write-ahead log before the start, MB', ({ logBytes }) => logBytes / 1024 ** 2, 1);
    print('first answer over HTTP, ms', ({ httpMs }) => httpMs);
    print('processor until then, ms', ({ processorMs }) => processorMs);
    print('first view of a table on a socket, ms', ({ viewMs }) => viewMs);
    print('first update of a table, ms', ({ updateMs }) => updateMs);
    print('resident memory a second later, MB', ({ memoryMb }) => memoryMb, 1);
  }
