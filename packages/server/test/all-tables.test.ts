// Closes and opens all tables over HTTP: each with its own duty, with the reason in its own journal. [T5]
import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import { SINGLE_DECK } from '@punto/engine/rooms/single-deck';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brisk } from './served-deployment.ts';
import { type ServedFloor, startServedFloor } from './served-floor.ts';

const [OPEN, CLOSED, ROOM] = ['lotus', 'salon', 'own-deck'];

let deployment: ServedFloor;
beforeEach(async () => {
  deployment = await startServedFloor([
    brisk(LIVE_EIGHT_DECK, OPEN),
    brisk(LIVE_EIGHT_DECK, CLOSED),
    brisk(SINGLE_DECK, ROOM),
  ]);
});
afterEach(async () => {
  const faults = deployment.audit();
  await deployment.close();
  expect(faults).toEqual([]);
});

const WHY = { reason: 'A fault of the cameras' };
const outcomes = (body: Record<string, unknown>) =>
  Object.fromEntries(
    (body.tables as { table: string; outcome: string }[]).map(({ table, outcome }) => [table, outcome]),
  );
const isShut = async (table: string) => {
  const { floor } = (await deployment.people.sara.ask('GET', `/tables/${table}`)).body as {
    floor: { view: { service: string } };
  };
  return floor.view.service === 'shut';
};
const reasonsOf = async (table: string) => {
  const { items } = (await deployment.people.sara.ask('GET', `/journal?table=${table}`)).body as {
    items: { action: string; reason: string | null }[];
  };
  return items.map(({ action, reason }) => [action, reason]);
};

describe('closing and opening all tables', () => {
  it('[T5] [B-39] close after their round, which is settled and paid; closed ones stay closed, and all open again', async () => {
    const { sara, mona } = deployment.people;
    await sara.does(CLOSED, { duty: 'close-table', after: 'round' });
    await expect.poll(() => isShut(CLOSED)).toBe(true);
    const anna = await deployment.enter();
    anna.send({ type: 'watch-table', table: OPEN });
    await anna.receives('snapshot', ({ table }) => table === OPEN);
    const round = await anna.stakes(OPEN, { player: 100, banker: 50 });

    const closed = await sara.ask('POST', '/tables/close', WHY);
    expect([closed.status, outcomes(closed.body)]).toEqual([
      200,
      { [OPEN]: 'done', [CLOSED]: 'already', [ROOM]: 'private' },
    ]);
    const { record } = await anna.receives('round-settled', (message) => message.record.round === round);
    expect(record).toMatchObject({ status: 'settled', stakedMinor: 15_000 });
    expect(record.balanceAfterMinor).toBe(record.balanceBeforeMinor - 15_000 + record.returnedMinor);
    await anna.sees(OPEN, ({ service }) => service === 'shut');
    expect(await anna.get('/api/me')).toMatchObject({ account: { inPlay: [] } });

    // Sent again it changes and writes nothing.
    const again = await sara.ask('POST', '/tables/close', WHY);
    expect(outcomes(again.body)).toEqual({ [OPEN]: 'already', [CLOSED]: 'already', [ROOM]: 'private' });
    expect(await reasonsOf(OPEN)).toEqual([['close-table', WHY.reason]]);
    expect(await reasonsOf(CLOSED)).toEqual([['close-table', null]]);

    const opened = await mona.ask('POST', '/tables/open', { reason: 'The cameras are mended' });
    expect(outcomes(opened.body)).toEqual({ [OPEN]: 'done', [CLOSED]: 'done', [ROOM]: 'private' });
    await anna.sees(OPEN, ({ service, phase }) => service === 'open' && phase === 'betting');
    expect((await reasonsOf(CLOSED))[0]).toEqual(['reopen-table', 'The cameras are mended']);
  });

  it('[T5] need the permission and a reason', async () => {
    const { dana, sara } = deployment.people;
    for (const path of ['/tables/close', '/tables/open']) {
      expect(await dana.ask('POST', path, WHY)).toMatchObject({
        status: 403,
        body: { error: 'not-permitted' },
      });
      expect(await sara.ask('POST', path, { reason: ' ' })).toMatchObject({
        status: 400,
        body: { error: 'invalid-request' },
      });
    }
    expect(deployment.journal()).toEqual([]);
  });

  it('[V5] leave a private table to its patron', async () => {
    const anna = await deployment.enter();
    anna.send({ type: 'watch-table', table: ROOM });
    await anna.sees(ROOM, ({ phase }) => phase === 'betting');
    await deployment.people.sara.ask('POST', '/tables/close', WHY);
    anna.bet(ROOM, { banker: 25 });
    expect((await anna.receives('round-settled')).record).toMatchObject({ table: ROOM, status: 'settled' });
  });
});
