import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  BRISK,
  brisk,
  type ServedDeployment,
  startServedDeployment,
  type WirePatron,
} from '../served-deployment.ts';

const STARTED_MINOR = 1_000_000;

let deployment: ServedDeployment;
let ann: WirePatron;
let ben: WirePatron;
beforeAll(async () => {
  deployment = await startServedDeployment([
    brisk(LIVE_EIGHT_DECK, 'salon', { pace: { ...BRISK, bettingMs: 60_000 } }),
  ]);
  [ann, ben] = await Promise.all([deployment.enter(), deployment.enter()]);
  for (const patron of [ann, ben]) patron.send({ type: 'watch-table', table: 'salon' });
});
afterAll(() => deployment.close());

it('[L6] a ticket copied from another patron, or with its id only, is the sender’s own and affects no other patron', async () => {
  const fresh = await ann.sees('salon', ({ phase }) => phase === 'betting');
  const at = { table: 'salon', shoe: fresh.shoe?.number, round: fresh.round?.number };
  const ticket = (stakeMinor: number) => ({
    type: 'place-ticket',
    ...at,
    ticket: 'ticket-of-ann',
    mode: 'traditional',
    bets: [{ option: 'player', stakeMinor }],
  });
  const answered = (patron: WirePatron) =>
    patron.receives('ticket-accepted', (message) => message.ticket === 'ticket-of-ann');
  ann.send(ticket(700));
  await answered(ann);
  // Ben has seen or guessed the id; once with the whole ticket, once with another stake.
  ben.send(ticket(700));
  await answered(ben);
  ben.send(ticket(900));
  // Answered as the first: the same patron’s ticket counts once.
  await ben.receives(
    'ticket-accepted',
    (message) => ben.messages.filter((each) => each.type === message.type).length === 2,
  );

  const stakeOf = async (patron: WirePatron) => {
    const { account } = (await patron.get('/api/me')) as { account: { availableMinor: number } };
    return account.availableMinor;
  };
  expect([await stakeOf(ann), await stakeOf(ben)]).toEqual([STARTED_MINOR - 700, STARTED_MINOR - 700]);
  // Messages to one patron name nothing of the other.
  for (const [patron, other] of [
    [ann, ben],
    [ben, ann],
  ] as const) {
    expect(JSON.stringify(patron.messages)).not.toContain(other.id);
  }
});
