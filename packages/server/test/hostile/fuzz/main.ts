// `npm run fuzz -- --messages 1000000 --seed 1`: attacks a house of its own, tells what came of it, and ends with 1
// when anything did.
import { parseArgs } from 'node:util';
import { type FuzzReport, fuzz, GROWTH_MIB } from './fuzz.ts';

const { values } = parseArgs({
  options: { messages: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
});

const whole = (name: 'messages' | 'seed'): number => {
  const number = Number(values[name]);
  if (Number.isSafeInteger(number) && number > 0) return number;
  console.error(`--${name} is ${JSON.stringify(values[name])}: give a whole number above 0.`);
  process.exit(2);
};

const textOf = ({ tally, honest, memoryMib, tookMs, faults }: FuzzReport): string => {
  const { latenciesMs } = honest;
  const at = (share: number): string =>
    (latenciesMs[Math.floor(share * (latenciesMs.length - 1))] ?? 0).toFixed(1);
  const answers = [...tally.answers].toSorted(([, a], [, b]) => b - a);
  return [
    `${tally.messages} hostile messages over ${tally.connections} connections in ${(tookMs / 1000).toFixed(0)} s`,
    ...answers.map(([what, times]) => `  ${String(times).padStart(8)}  ${what}`),
    `The honest pair: ${honest.tickets} tickets (${honest.late} too late), acknowledged in ${at(0.5)} ms (median), ${at(0.99)} ms (p99), ${at(1)} ms (most)`,
    `The server's memory: ${memoryMib.before} MiB after a tenth, ${memoryMib.after} MiB in the end; ${GROWTH_MIB} MiB more are allowed`,
    faults.length === 0 ? 'Nothing came of it.' : `${faults.length} faults:\n${faults.join('\n')}`,
  ].join('\n');
};

const messages = whole('messages');
let shown = 0;
const report = await fuzz({
  messages,
  seed: whole('seed'),
  progress: (done) => {
    const percent = Math.min(100, Math.floor((done / messages) * 100));
    if (percent === shown || !process.stderr.isTTY) return;
    shown = percent;
    process.stderr.write(percent === 100 ? '\r\u001b[K' : `\r${percent} %`);
  },
});
console.log(textOf(report));
if (report.faults.length > 0) process.exitCode = 1;
