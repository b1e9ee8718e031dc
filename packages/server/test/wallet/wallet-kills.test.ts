// The server and the operator as real processes, killed while patrons of the operator bet. Afterwards nothing is owed, the books of both
// agree for each patron, and the audit finds nothing. `npm run kill -- --wallet` does long runs.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chanceOf } from '../support/chance.ts';
import { Deeds } from '../support/deeds/deeds.ts';
import { beAway, createRefusals } from './absence.ts';
import { startHouseOfProcesses } from './house-of-processes.ts';
import type { OneServer } from './one-server.ts';
import type { OperatorProcess } from './operator-process.ts';
import { QUICK_PACE } from './paces.ts';
import type { WalletHouse } from './wallet-house.ts';
import { createSending, killOne } from './wallet-kills.ts';

const chance = chanceOf(21);
const deeds = new Deeds();
const sending = createSending();
const refusals = createRefusals();
let operator: OperatorProcess;
let server: OneServer;
let house: WalletHouse;

beforeAll(async () => {
  const started = await startHouseOfProcesses({
    brands: ['acme'],
    tables: ['one'],
    pace: QUICK_PACE,
    ...{ patrons: 6, chance, more: { onSent: sending.onSent, onRefused: refusals.onRefused } },
  });
  ({ server, house } = started);
  operator = started.operators[0] as OperatorProcess;
});
afterAll(() => house?.close());

it('[L6] keeps the books of Punto and the operator equal when either is killed while patrons bet', async () => {
  for (const killing of ['server', 'operator'] as const) {
    await house.crowd.playOn();
    await killOne(killing, { house, server, sending, chance, deeds });
  }
  await house.crowd.playOn();
  const { faults, tickets, moved } = await house.check();
  expect(faults).toEqual([]);
  expect(tickets).toBeGreaterThanOrEqual(3 * house.crowd.members.length);
  expect(moved).toMatchObject([{ accepted: tickets }]);
  expect(deeds.counts()).toMatchObject({ 'kill: server': 1, 'kill: operator': 1 });
});

it('[L6] continues rounds while the operator is stopped, refuses its tickets without a call, and delivers owed calls after its return', async () => {
  const enough = 2 * house.crowd.members.length;
  const seen = await beAway(
    'stopped',
    0,
    { server, house, operator, refusals },
    () => refusals.count() >= enough,
  );
  expect(seen.refusals.length).toBeGreaterThanOrEqual(enough);
  expect(seen.rounds).toBeGreaterThan(0);
  expect(seen.owed).toBeGreaterThan(0);
  await house.crowd.playOn();
  expect((await house.check()).faults).toEqual([]);
});
