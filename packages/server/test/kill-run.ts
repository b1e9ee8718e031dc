// `npm run kill -- --times 200`: kills the served process at random moments under load and checks its books each time.
// The moments come from a seed, the machine's timing does not; a failed run keeps its folder.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Checked } from './books-after-kill.ts';
import { MINIMUMS } from './kill-minimums.ts';
import { createSiege, WAYS, type Way } from './siege.ts';
import { addedUp, type Counts, Deeds } from './support/deeds/deeds.ts';
import { deedsTable } from './support/deeds/deeds-table.ts';
import { judge, lacksOf } from './support/deeds/minimums.ts';
import { wholeOptions } from './support/whole-options.ts';

/** A new deployment after this many kills, since each audit reads the whole history. */
const TIMES_A_HOUSE = 10;
/** Of twenty: mostly under load, and each other way at least once. */
const MIX: readonly Way[] = [
  ...WAYS,
  'start',
  'start',
  'stop',
  ...Array.from({ length: 11 }, () => 'load' as const),
];

const { times, patrons, tables, seed } = wholeOptions({ times: 200, patrons: 300, tables: 6, seed: 1 });

/** A simple generator for moments and stakes, not for cards. */
const chanceFrom = (start: number): (() => number) => {
  let state = start >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const chance = chanceFrom(seed);
const deeds = new Deeds();
const sums = { accepted: 0, refused: 0, unknown: 0, records: 0 };
const all: Counts[] = [];
let count = 0;
while (count < times) {
  const folder = mkdtempSync(join(tmpdir(), 'punto-siege-'));
  const siege = createSiege({ folder, tables, patrons, chance });
  const report = (what: string, { tickets, records, faults }: Checked): number => {
    console.log(`${what.padEnd(8)} ${tickets} tickets, ${records} records, ${faults.length} faults`);
    if (faults.length > 0) throw new Error(`${folder}: ${faults.slice(0, 20).join('\n')}`);
    return records;
  };
  try {
    for (let turn = 0; turn < TIMES_A_HOUSE && count < times; turn += 1) {
      const way = turn === 0 ? 'load' : (MIX[Math.floor(chance() * MIX.length)] ?? 'load');
      report(way, await siege.strike(way));
      count += 1;
      deeds.count('way', way);
      deeds.count('run', 'times');
      deeds.count('run', 'patrons at each time', patrons);
    }
    sums.records += report('goes on', await siege.goOn());
    const { accepted, refused, unknown } = siege.answered();
    sums.accepted += accepted;
    sums.refused += refused;
    sums.unknown += unknown;
    all.push(siege.deeds.counts());
  } finally {
    await siege.close();
  }
  rmSync(folder, { recursive: true });
}
deeds.count('run', 'records', sums.records);
const counts = addedUp([deeds.counts(), ...all]);
const judged = judge(counts, MINIMUMS);
console.log(`${deedsTable(counts, judged)}\n`);
if (lacksOf(judged).length > 0) process.exitCode = 1;
else
  console.log(
    `${count} times: ${sums.accepted} tickets accepted, ${sums.refused} refused, ${sums.unknown} never answered, ${sums.records} records; nothing lost, nothing doubled, and every patron played on.`,
  );
