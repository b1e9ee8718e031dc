// The table with seats on the wire: seats, the travelling shoe, stakes. [V6]
import { BIG_TABLE } from '@punto/engine/rooms/big-table';
import type { SeatsView } from '@punto/protocol/message';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  BRISK,
  brisk,
  type ServedDeployment,
  startServedDeployment,
  type WirePatron,
} from './served-deployment.ts';

const TABLE = 'oval';
const SEATS = { labels: ['1', '2', '3'], offerMs: 5_000, dealMs: 5_000, keepMs: 0, onTie: 'pass' } as const;

let deployment: ServedDeployment;
beforeEach(async () => {
  deployment = await startServedDeployment([
    brisk(BIG_TABLE, TABLE, { seats: SEATS, pace: { ...BRISK, bettingMs: 1_500 } }),
  ]);
});
afterEach(() => deployment.close());

const comeIn = async (): Promise<WirePatron> => {
  const patron = await deployment.enter();
  patron.send({ type: 'watch-table', table: TABLE });
  await patron.receives('snapshot');
  return patron;
};
const sit = async (patron: WirePatron, seat: string): Promise<void> => {
  expect(await patron.act(TABLE, { act: 'take-seat', seat })).toMatchObject({ type: 'act-done' });
  await patron.receives('own', ({ own }) => own?.seat === seat);
};
const seats = (patron: WirePatron, fits: (seats: SeatsView) => boolean) =>
  patron.sees(TABLE, (view) => view.seats !== null && fits(view.seats));

describe('the big table', () => {
  it('[V6] seats patrons, and patrons without a seat cannot stake', async () => {
    const [anna, ben] = [await comeIn(), await comeIn()];
    await sit(anna, '2');
    expect(await ben.act(TABLE, { act: 'take-seat', seat: '2' })).toMatchObject({
      refusal: { reason: 'seat-taken' },
    });
    await seats(ben, (view) => view.seats[1]?.taken === true);
    await ben.sees(TABLE, ({ phase }) => phase === 'betting');
    ben.bet(TABLE, { banker: 25 });
    expect((await ben.receives('ticket-refused')).refusal).toEqual({ reason: 'no-seat' });
    expect(JSON.stringify(ben.messages)).not.toContain(anna.id);
  });

  it('[V6] offers the shoe, waits for its holder to deal, and the round continues', async () => {
    const [anna, ben] = [await comeIn(), await comeIn()];
    await sit(anna, '1');
    await sit(ben, '3');
    const offered = (seat: string) => (view: SeatsView) => view.offered?.seat === seat;
    await seats(anna, offered('1'));
    await seats(ben, offered('1'));
    expect(await ben.act(TABLE, { act: 'accept-shoe' })).toMatchObject({
      refusal: { reason: 'shoe-not-offered' },
    });
    expect(await anna.act(TABLE, { act: 'decline-shoe' })).toMatchObject({ type: 'act-done' });
    await seats(ben, offered('3'));
    expect(await ben.act(TABLE, { act: 'accept-shoe' })).toMatchObject({ type: 'act-done' });
    const closed = await ben.sees(TABLE, ({ phase, seats }) => phase === 'closed' && seats?.holder === '3');
    expect((closed.deadline ?? 0) - Date.now()).toBeGreaterThan(2_000);
    expect(await anna.act(TABLE, { act: 'deal' })).toMatchObject({ refusal: { reason: 'not-the-holder' } });
    expect(await ben.act(TABLE, { act: 'deal' })).toMatchObject({ type: 'act-done' });
    await anna.sees(TABLE, ({ phase }) => phase === 'settled');
  });

  it('[V6] frees the seat of a patron who has gone', async () => {
    const [anna, ben] = [await comeIn(), await comeIn()];
    await sit(anna, '1');
    await seats(ben, (view) => view.seats[0]?.taken === true);
    anna.leave();
    await seats(ben, (view) => view.seats[0]?.taken === false);
  });
});
