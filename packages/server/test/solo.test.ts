// A private table on the wire: no card is dealt before its patron confirms the bet, and nothing is sent to others. [V5]
import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import { SINGLE_DECK } from '@punto/engine/rooms/single-deck';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brisk, type ServedDeployment, startServedDeployment, type WirePatron } from './served-deployment.ts';

const TABLE = 'own-deck';

let deployment: ServedDeployment;
beforeEach(async () => {
  deployment = await startServedDeployment([
    brisk(SINGLE_DECK, TABLE),
    brisk(LIVE_EIGHT_DECK, 'salon-one'),
    brisk(LIVE_EIGHT_DECK, 'salon-two'),
  ]);
});
afterEach(() => deployment.close());

const comeIn = async (table = TABLE): Promise<WirePatron> => {
  const patron = await deployment.enter();
  patron.send({ type: 'watch-table', table });
  await patron.sees(table, (view) => view.phase === 'betting');
  return patron;
};

describe('a private table', () => {
  it('[V5] waits without a clock, deals when the bet is confirmed, and is not visible to others', async () => {
    const [anna, ben] = [await comeIn(), await comeIn()];
    expect(anna.view(TABLE)).toMatchObject({ deadline: null, round: { number: 1, closesAt: null } });
    const received = ben.messages.length;
    anna.bet(TABLE, { banker: 25 });
    const { record, table } = await anna.receives('round-settled');
    expect({ table, of: record.table }).toEqual({ table: TABLE, of: TABLE });
    await anna.sees(TABLE, (view) => view.phase === 'betting' && view.shoe?.number === 2);
    expect(anna.view(TABLE)).toMatchObject({ history: [expect.any(String)], shoe: { cards: 52, dealt: 0 } });
    // Ben's own account may be sent again, since he has just come to the table.
    expect(ben.messages.slice(received).filter(({ type }) => type !== 'account')).toEqual([]);
    expect(ben.view(TABLE)).toMatchObject({ phase: 'betting', shoe: { number: 1 } });
    expect(await anna.get('/api/records')).toMatchObject({ items: [{ table: TABLE, shoe: 1, round: 1 }] });
    expect(await anna.get('/api/statement')).toMatchObject({
      items: expect.arrayContaining([expect.objectContaining({ code: 'stake', table: TABLE })]),
    });
  });

  it('[V5] accepts one of the three in a round, in one ticket or in two', async () => {
    const anna = await comeIn();
    anna.bet(TABLE, { player: 5, tie: 5 });
    expect((await anna.receives('ticket-refused')).refusal).toEqual({ reason: 'one-main', option: 'player' });
    expect(anna.view(TABLE)?.phase).toBe('betting');
  });

  it('[V5] cannot be named by another patron', async () => {
    const [anna, ben] = [await comeIn(), await comeIn()];
    ben.send({ type: 'watch-table', table: `${TABLE}.${anna.id}` });
    expect((await ben.receives('error')).error).toBe('malformed');
  });

  it('[V5] [T4] finishes a round, although the server was stopped and the patron never returned', async () => {
    const anna = await comeIn();
    anna.bet(TABLE, { player: 25 });
    await anna.receives('ticket-accepted');
    await deployment.restart();
    const settled = async () => ((await anna.get('/api/records')) as { items: readonly unknown[] }).items;
    await expect.poll(settled).toMatchObject([{ table: TABLE, shoe: 1, round: 1, status: 'settled' }]);
    expect(await anna.get('/api/me')).toMatchObject({ account: { inPlay: [] } });
  });
});

describe('the tables of a patron', () => {
  it('are one table by default: going to another leaves the first', async () => {
    const anna = await comeIn('salon-one');
    anna.send({ type: 'watch-table', table: 'salon-two' });
    await anna.sees('salon-two', () => true);
    const error = await anna.receives('error');
    expect(error).toMatchObject({ error: 'at-another-table', table: 'salon-one' });
    const received = anna.messages.length;
    await anna.sees('salon-two', (view) => view.phase === 'dealing');
    expect(
      anna.messages.slice(received).filter((each) => 'table' in each && each.table === 'salon-one'),
    ).toEqual([]);
  });
});
