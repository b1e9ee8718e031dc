// `npm run fuzz -- --messages 1000000 --seed 1 --floods 20`: attacks a served deployment, then floods another with each
// flood for so many seconds, prints the results, and exits with 1 on any fault.

import { deedsTable } from '../../support/deeds/deeds-table.ts';
import { wholeOptions } from '../../support/whole-options.ts';
import { showFloods } from '../floods/show-floods.ts';
import { type FuzzReport, fuzz, GROWTH_MIB } from './fuzz.ts';

const { messages, seed, floods } = wholeOptions({ messages: 100_000, seed: 1, floods: 20 });

const textOf = ({ tally, honest, memoryMib, tookMs, counts, judged, faults }: FuzzReport): string => {
  const { latenciesMs } = honest;
  const at = (share: number): string =>
    (latenciesMs[Math.floor(share * (latenciesMs.length - 1))] ?? 0).toFixed(1);
  return [
    `${tally.messages} hostile messages over ${tally.connections} connections in ${(tookMs / 1000).toFixed(0)} s`,
    deedsTable(counts, judged),
    `The honest pair: ${honest.tickets} tickets (${honest.late} too late), acknowledged in ${at(0.5)} ms (median), ${at(0.99)} ms (p99), ${at(1)} ms (most)`,
    `The server's memory: ${memoryMib.before} MiB after a tenth, ${memoryMib.after} MiB in the end; ${GROWTH_MIB} MiB more are allowed`,
    faults.length === 0 ? 'Nothing came of it.' : `${faults.length} faults:\n${faults.join('\n')}`,
  ].join('\n');
};

let shown = 0;
const report = await fuzz({
  messages,
  seed,
  progress: (done) => {
    const percent = Math.min(100, Math.floor((done / messages) * 100));
    if (percent === shown || !process.stderr.isTTY) return;
    shown = percent;
    process.stderr.write(percent === 100 ? '\r\u001b[K' : `\r${percent} %`);
  },
});
console.log(textOf(report));
if (report.faults.length > 0) process.exitCode = 1;
await showFloods(floods);
