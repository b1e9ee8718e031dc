// `npm run kill -- --wallet moves --moves 10 --nodes 3`: nodes on PostgreSQL and NATS are killed, and paused for longer than their leases,
// while patrons of two operators bet, until the tables have changed their owners that often; after each fault the books are compared.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { missingServer } from '../nodes/node-deployment.ts';
import { chanceOf } from '../support/chance.ts';
import { Deeds } from '../support/deeds/deeds.ts';
import { wholeOptions } from '../support/whole-options.ts';
import { createOperatorProcess } from './operator-process.ts';
import { QUICK_PACE } from './paces.ts';
import { startSeveralNodes } from './several-nodes.ts';
import { tellRun } from './tell-run.ts';
import { writeBrands } from './wallet-brands.ts';
import { createWalletHouse } from './wallet-house.ts';
import { MOVE_MINIMUMS } from './wallet-minimums.ts';

const FAULTS = ['freeze', 'kill', 'freeze'] as const;

const main = async (): Promise<void> => {
  const options = wholeOptions({ moves: 10, nodes: 3, patrons: 24, tables: 6, seed: 1 });
  const chance = chanceOf(options.seed);
  const deeds = new Deeds();
  const folder = mkdtempSync(join(tmpdir(), 'punto-wallet-'));
  const tables = Array.from({ length: options.tables }, (_, n) => `move-${n + 1}`);
  const operators = await Promise.all(
    ['acme', 'lido'].map((brand) => createOperatorProcess({ brand, folder })),
  );
  for (const operator of operators) await operator.start();
  const ground = await startSeveralNodes({
    ...{ nodes: options.nodes, brands: writeBrands(folder, operators), tables, pace: QUICK_PACE },
  });
  const house = await createWalletHouse({ folder, ground, operators, patrons: options.patrons, chance });
  try {
    const first = await ground.moves();
    for (let n = 0, moves = 0; moves < options.moves; n += 1) {
      const fault = FAULTS[n % FAULTS.length] ?? 'kill';
      await ground.befall(fault, chance, () => house.crowd.playOn());
      deeds.count('fault', fault);
      await house.crowd.playOn();
      const before = moves;
      moves = (await ground.moves()) - first;
      deeds.count('run', 'tables moved', moves - before);
      const isLast = moves >= options.moves;
      const checked = await house.check();
      tellRun(`${fault}, ${moves} moves`, checked, deeds, isLast ? { house, minimums: MOVE_MINIMUMS } : null);
      if (!isLast) await house.crowd.playOn();
    }
  } finally {
    await house.close();
  }
};

const lacking = missingServer();
if (lacking === null) await main();
else {
  console.error(`${lacking} is not installed: apt-get install postgresql nats-server haproxy`);
  process.exitCode = 1;
}
