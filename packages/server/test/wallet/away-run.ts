// `npm run kill -- --wallet away --seconds 600 --frozen 60`: one of two operators is stopped for ten minutes, then stands still for one
// with its connections open. The patrons of the other play on at the same tables.
import { loadavg } from 'node:os';
import { chanceOf } from '../support/chance.ts';
import { Deeds } from '../support/deeds/deeds.ts';
import { wholeOptions } from '../support/whole-options.ts';
import { beAway, createRefusals } from './absence.ts';
import { startHouseOfProcesses } from './house-of-processes.ts';
import { EVEN_PACE, quantile } from './paces.ts';
import { tellRun } from './tell-run.ts';
import { DRAINED_WITHIN_MS } from './wallet-house.ts';
import { AWAY_MINIMUMS } from './wallet-minimums.ts';

/** Of nineteen in twenty: the other work of a busy machine delays single ones. */
const REFUSED_WITHIN_MS = 100;

const options = wholeOptions({ seconds: 600, frozen: 60, patrons: 24, tables: 2, seed: 1 });
const chance = chanceOf(options.seed);
const deeds = new Deeds();
const refusals = createRefusals();
const { onRefused } = refusals;
const { operators, server, house } = await startHouseOfProcesses({
  brands: ['acme', 'lido'],
  tables: Array.from({ length: options.tables }, (_, n) => `away-${n + 1}`),
  pace: EVEN_PACE,
  ...{ patrons: options.patrons, chance, more: { onRefused } },
});
try {
  const [operator] = operators;
  if (!operator) throw new Error('there is no operator');
  const faults: string[] = [];
  for (const [absence, seconds] of [
    ['stopped', options.seconds],
    ['frozen', options.frozen],
  ] as const) {
    const seen = await beAway(absence, seconds * 1_000, { server, house, operator, refusals });
    const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => quantile(seen.refusals, share)) as [
      number,
      number,
      number,
    ];
    console.log(
      `${absence} for ${seconds} s: ${seen.rounds} rounds went on; ${seen.refusals.length} tickets refused at once, p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)}, p99 ${p99.toFixed(1)} ms, load ${loadavg()[0]?.toFixed(1)}, server ${seen.processor}; ` +
        `${seen.owed} calls owed, delivered ${(seen.deliveredMs / 1_000).toFixed(1)} s after the return`,
    );
    deeds.count('away', 'seconds', seconds);
    deeds.count('away', 'rounds that went on', seen.rounds);
    deeds.count('away', 'tickets refused at once', seen.refusals.length);
    deeds.count('away', 'calls owed at the return', seen.owed);
    if (p99 > REFUSED_WITHIN_MS)
      faults.push(`${absence}: a hundredth of the refusals took ${p99} ms or more`);
    if (seen.deliveredMs > DRAINED_WITHIN_MS)
      faults.push(`${absence}: delivered after ${seen.deliveredMs} ms`);
  }
  await house.crowd.playOn();
  const checked = await house.check();
  tellRun('after the absences', { ...checked, faults: [...checked.faults, ...faults] }, deeds, {
    ...{ house, minimums: AWAY_MINIMUMS },
  });
} finally {
  await house.close();
}
