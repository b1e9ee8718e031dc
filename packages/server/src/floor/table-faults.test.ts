// A manager sees no raw texts of the engine or the validator: each fault is at its field, with what to change. [V]
import { coins } from '@punto/engine/minor';
import { roomRemarks } from '@punto/engine/room-remarks';
import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import type { FieldFault } from '@punto/protocol/floor/field-fault';
import { FLOOR } from '@punto/protocol/floor/paths';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../test/support/test-server.ts';
import type { Problem } from '../http/problem.ts';
import { newTable } from './new-table.ts';
import { tableRemark } from './table-faults.ts';

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await createTestServer();
  cookie = (await server.staff('manager', 'Mona', true)).cookie;
});
afterAll(() => server.close());

const WANTED = { room: 'live-eight-deck', table: 'salon', name: 'Salon', preview: true };
const MACHINE = /\bbody\b|must (have|match)|offers\[|Minor|Ms\b|propert|integer|[a-z][A-Z]/;

const faultsAt = async (url: string, payload: object) => {
  const answer = await server.app.http.inject({
    method: 'POST',
    url: `${FLOOR}${url}`,
    headers: { cookie },
    payload,
  });
  const { error, message, faults = [] } = answer.json();
  return { status: answer.statusCode, error, message, faults: faults as FieldFault[] };
};

const setup = (change: object) => newTable([LIVE_EIGHT_DECK], { ...WANTED, ...change });
const faultsOf = (change: object): readonly FieldFault[] => {
  try {
    setup(change);
    return [];
  } catch (problem) {
    return (problem as Problem).more.faults ?? [];
  }
};

it.each([
  [{ room: 'nowhere' }, 'room'],
  [{ table: 'new' }, 'table'],
  [{ limits: { minMinor: coins(1), maxMinor: 100_000_000_000_000 } }, 'max'],
  [{ limits: { minMinor: coins(50), maxMinor: coins(10) } }, 'min'],
  [{ differentialMinor: 1 }, 'differential'],
  [{ patronDifferentialMinor: 1 }, 'patronDifferential'],
  [{ decks: 1 }, 'options'],
  [{ cutDepth: 1 }, 'cutDepth'],
  [{ cutDepth: 415 }, 'cutDepth'],
  [{ pace: { bettingMs: 0 } }, 'pace.bettingMs'],
  [{ pace: { bettingMs: 1_000, leastBettingMs: 2_000 } }, 'pace.leastBettingMs'],
] as const)('[V] a table with %j is refused at the field %s', (change, field) => {
  const faults = faultsOf(change);
  expect(faults.map((each) => each.field)).toEqual([field]);
  for (const { says } of faults) expect(says).not.toMatch(MACHINE);
});

it.each([
  [{ name: '' }, 'name'],
  [{ name: 'x'.repeat(61) }, 'name'],
  [{ table: 'Salon 9' }, 'table'],
  [{ decks: 9 }, 'decks'],
  [{ pace: { bettingMs: -1 } }, 'pace.bettingMs'],
])('[V] a table with %j does not fit its schema, which is said in words at %s', async (change, field) => {
  const { status, error, faults } = await faultsAt('/tables/new', { ...WANTED, ...change });
  expect([status, error, faults.map((each) => each.field)]).toEqual([400, 'invalid-request', [field]]);
  for (const { says } of faults) expect(says).not.toMatch(MACHINE);
});

it.each([
  [{ table: 'Salon 9' }, 'address'],
  [{ dealing: 'nobody' }, 'not-in-list'],
  [{ name: '' }, 'too-few-letters'],
  [{ decks: 'six' }, 'not-whole'],
])('[V] a table with %j has the fault %s, for which pages have a text', async (change, code) => {
  const { faults } = await faultsAt('/tables/new', { ...WANTED, ...change });
  expect(faults.map(({ why }) => why.code)).toEqual([code]);
});

it('[L3] [S1] [S2] [T1] a table has the requested setup', () => {
  const made = setup({ decks: 6, cutDepth: 20, options: ['player-pair'], pace: { bettingMs: 30_000 } });
  expect(made).toMatchObject({ shoe: { decks: 6, cutDepth: 20 }, pace: { bettingMs: 30_000 } });
  const mains = ['player', 'banker', 'tie'];
  expect(made.offers.map(({ option }) => option).sort()).toEqual([...mains, 'player-pair'].sort());
});

it('[L4] remarks have no minor units and no field names', () => {
  const made = setup({ patronDifferentialMinor: coins(5_000_000) });
  const remarks = roomRemarks(made).map((remark) => tableRemark(remark, made).says);
  expect(remarks).toContain('The player limit is never reached: no patron may stake so much on one side.');
  for (const words of remarks) expect(words).not.toMatch(MACHINE);
});

it.each([
  [{ duty: 'cancel-round' }, 'reason', 'The reason is missing.'],
  [{ duty: 'cancel-round', reason: 'no' }, 'reason', 'The reason is too short: give at least 3 letters.'],
  [
    { duty: 'new-shoe', burn: null, cutDepth: 1.5 },
    'cutDepth',
    'The number of cards behind the cut card must be a whole number.',
  ],
])('[T5] what is missing in the duty %j is said of that duty, in words', async (duty, field, says) => {
  const { status, message, faults } = await faultsAt('/tables/one/duties', duty);
  expect([status, faults.find((each) => each.field === field)?.says]).toEqual([400, says]);
  expect(message).not.toMatch(MACHINE);
});
