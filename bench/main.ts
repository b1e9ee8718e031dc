// Measures every figure of docs/notes/performance.md in one run. Ratios are medians of alternating turns, by processor
// time where one thread works, so that they are valid on a busy machine; only threads are measured by the wall clock.
import { availableParallelism, cpus, loadavg } from 'node:os';
import { oddsFigures } from './odds.ts';
import { settlementFigures } from './settlement.ts';
import { simulationFigures } from './simulation.ts';

const print = (what: string, figure: string): void =>
  console.log(`  ${what.padEnd(56)}${figure.padStart(20)}`);

const load = loadavg()[0] ?? 0;
console.log(
  `${cpus()[0]?.model ?? process.arch}, ${availableParallelism()} cores, load ${load.toFixed(2)}, ` +
    `${process.platform} ${process.arch}, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}`,
);
console.log('\nSimulation, eight decks, cut 14 from the end');
for (const { what, figure } of await simulationFigures()) print(what, figure);
console.log('\nSettlement of dealt rounds, one thread');
for (const { what, figure } of await settlementFigures()) print(what, figure);
console.log('\nExact odds of one composition, all twenty schedules');
for (const { what, bestMs, medianMs } of oddsFigures()) {
  print(what, `${bestMs.toFixed(4)} ms, median ${medianMs.toFixed(4)}`);
}
