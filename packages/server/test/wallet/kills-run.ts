// `npm run kill -- --wallet kills --kills 50 --operators 20`: kills the served process and two operators under load, and compares their
// books after every ten kills. The moments come from a seed, the machine's timing does not; a failed run keeps its folder.
import { chanceOf } from '../support/chance.ts';
import { Deeds } from '../support/deeds/deeds.ts';
import { wholeOptions } from '../support/whole-options.ts';
import { startHouseOfProcesses } from './house-of-processes.ts';
import { QUICK_PACE } from './paces.ts';
import { tellRun } from './tell-run.ts';
import { createSending, killingsOf, killOne } from './wallet-kills.ts';
import { KILL_MINIMUMS } from './wallet-minimums.ts';

const KILLS_A_CHECK = 10;

const options = wholeOptions({ kills: 50, operators: 20, patrons: 24, tables: 3, seed: 1 });
const chance = chanceOf(options.seed);
const deeds = new Deeds();
const sending = createSending();
const { operators, server, house } = await startHouseOfProcesses({
  brands: ['acme', 'lido'],
  tables: Array.from({ length: options.tables }, (_, n) => `kill-${n + 1}`),
  pace: QUICK_PACE,
  ...{ patrons: options.patrons, chance, more: { onSent: sending.onSent } },
});

try {
  // Some faults besides, so that debits are given up between the kills as well.
  const rules = (['answer-lost', 'error-after', 'request-lost'] as const).map((fault) => ({
    fault,
    share: 0.01,
  }));
  await Promise.all(operators.map((operator) => operator.setFaults(rules)));
  const killings = killingsOf(options.kills, options.operators, chance);
  for (const [n, killing] of killings.entries()) {
    await killOne(killing, { house, server, sending, chance, deeds });
    const isLast = n + 1 === killings.length;
    if ((n + 1) % KILLS_A_CHECK !== 0 && !isLast) continue;
    await house.crowd.playOn();
    const checked = await house.check();
    tellRun(
      `${n + 1} of ${killings.length} kills`,
      checked,
      deeds,
      isLast ? { house, minimums: KILL_MINIMUMS } : null,
    );
    if (!isLast) await house.crowd.playOn();
  }
} finally {
  await house.close();
}
