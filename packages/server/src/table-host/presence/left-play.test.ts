// A patron in a time-out or excluded, at a table of each room: bets, seats, bets behind a seat and cuts are refused, a seat is given up at
// the next round, and what was staked before is played to the end. [P5] [P6]
import { coins } from '@punto/engine/minor';
import type { Room, TableSetup } from '@punto/engine/room';
import { ROOMS } from '@punto/engine/rooms';
import { BIG_TABLE } from '@punto/engine/rooms/big-table';
import { SQUEEZE } from '@punto/engine/rooms/squeeze';
import { makeTable } from '@punto/engine/table-setup';
import { patronAccount } from '@punto/ledger/index';
import type { ProtectionChange } from '@punto/ledger/protection/change';
import { type Act, type PatronId, privateTable, ticketId } from '@punto/table/index';
import { afterEach, describe, expect, it } from 'vitest';
import {
  createTestDeployment,
  seededWords,
  type TestDeployment,
} from '../../../test/support/test-deployment.ts';

const HOUR_MS = 3_600_000;
const LEFT = [
  ['time-out', { change: 'take-time-out', forMs: HOUR_MS }],
  ['excluded', { change: 'exclude', forMs: null }],
] as const satisfies readonly (readonly [string, ProtectionChange])[];
/** By which a patron takes part, beside bets. */
const ACTS: readonly Act[] = [
  { act: 'take-seat', seat: '2' },
  {
    act: 'bet-behind',
    seat: '1',
    stakeMinor: coins(10),
    mode: 'traditional',
    rounds: null,
    totalMinor: null,
  },
  { act: 'allow-behind', allowed: true },
  { act: 'want-shoe' },
  { act: 'accept-shoe' },
  { act: 'commit-cut', commit: 'a'.repeat(64) },
  { act: 'bring-cut', value: 'a'.repeat(64) },
];

const tableOf = (room: Room): TableSetup =>
  makeTable(room, { table: room.id, name: room.id, pace: { ...room.pace, bettingMs: 60_000 } });
const OTHER = { ...tableOf({ ...SQUEEZE, id: 'other' }), name: 'Other' };

let deployment: TestDeployment;
let tickets = 0;
afterEach(() => deployment.close());

const open = async (room: Room): Promise<PatronId> => {
  deployment = await createTestDeployment([tableOf(room), OTHER], seededWords(7), (store) => store, {
    tablesAtOnce: () => 1,
  });
  await deployment.until('other', 'betting');
  return deployment.admit('anna');
};
const change = async (who: PatronId, made: ProtectionChange) => {
  const by = { setter: 'patron', nowMs: deployment.clock.now(), zone: 'UTC' } as const;
  expect((await deployment.store().protections.change(who, made, by)).ok).toBe(true);
};
/** The table of the room that the patron plays at, in betting. */
const arrive = async (
  room: Room,
  who: PatronId,
): Promise<{ readonly shoe: number; readonly round: number }> => {
  for (;;) {
    const reply = await deployment.comeBack(room.id, who);
    if (reply.type !== 'look') throw new Error(`no look at ${room.id}`);
    const { shoe, round, phase } = reply.view;
    if (shoe && round && phase === 'betting') return { shoe: shoe.number, round: round.number };
    await deployment.step();
  }
};
const bet = async (table: string, who: PatronId, at: { readonly shoe: number; readonly round: number }) => {
  tickets += 1;
  const id = ticketId(`ticket-${tickets + 1_000}`);
  const bets = [{ option: 'player', stakeMinor: coins(50) }] as const;
  const reply = await deployment.send(table, { id, patron: who, ...at, mode: 'traditional', bets });
  if (reply.type !== 'ticket') return reply.type;
  return reply.answer.accepted ? 'accepted' : reply.answer.refusal.reason;
};
const act = async (table: string, who: PatronId, asked: Act) => {
  const reply = await deployment.act(table, who, asked);
  return reply.type === 'act' ? (reply.refusal?.reason ?? 'done') : reply.type;
};
const inPlay = async (who: PatronId) => (await deployment.store().account(patronAccount(who))).pendingMinor;

describe.each(Object.values(ROOMS).map((room) => [room.id, room] as const))(
  'at a table of the room %s',
  (_, room) => {
    it.each(LEFT)('[P5] [P6] a patron who is %s cannot take part', async (reason, made) => {
      const anna = await open(room);
      const at = await arrive(room, anna);
      if (room.seats) expect(await act(room.id, anna, { act: 'take-seat', seat: '1' })).toBe('done');
      await change(anna, made);
      expect(await bet(room.id, anna, at)).toBe(reason);
      if (!room.solo) for (const each of ACTS) expect(await act(room.id, anna, each), each.act).toBe(reason);
      expect(await inPlay(anna)).toBe(0);
      // The patron may watch.
      expect((await deployment.comeBack(room.id, anna)).type).toBe('look');
    });

    it('[P5] [B-34] with stakes elsewhere, and one table at a time, a time-out lets no other table in', async () => {
      const anna = await open(room);
      expect(await bet('other', anna, roundAt('other'))).toBe('accepted');
      const at = await arrive(room, anna);
      if (room.seats) await act(room.id, anna, { act: 'take-seat', seat: '1' });
      expect(await bet(room.id, anna, at)).toBe('staked-elsewhere');
      await change(anna, { change: 'take-time-out', forMs: HOUR_MS });
      expect(await bet('other', anna, roundAt('other'))).toBe('time-out');
      await deployment.until('other', 'settled');
      expect(await inPlay(anna)).toBe(0);
      expect(await bet(room.id, anna, await arrive(room, anna))).not.toBe('accepted');
      expect(await deployment.store().inPlay(anna)).toEqual([]);
    });
  },
);

const roundAt = (table: string) => {
  const { shoe, round } = deployment.state(table);
  return { shoe: shoe?.number ?? 0, round: round?.number ?? 0 };
};

it('[P6] in a room of own tables none is opened for a bet of an excluded patron', async () => {
  const room = Object.values(ROOMS).find(({ solo }) => solo);
  if (!room) throw new Error('there is no room of own tables');
  const anna = await open(room);
  const at = await arrive(room, anna);
  await change(anna, { change: 'exclude', forMs: null });
  expect(await bet(room.id, anna, at)).toBe('excluded');
  expect(
    (await deployment.store().load(privateTable(room.id, anna))).events.some(
      ({ type }) => type === 'TicketAccepted',
    ),
  ).toBe(false);
});

describe('at a table with seats', () => {
  it.each(LEFT)(
    '[V6] [P5] [P6] the seat of a patron who is %s is given up at the next round',
    async (_, made) => {
      const anna = await open(BIG_TABLE);
      const ben = await deployment.admit('ben');
      for (const who of [anna, ben]) await deployment.comeBack(BIG_TABLE.id, who);
      await act(BIG_TABLE.id, anna, { act: 'take-seat', seat: '1' });
      await act(BIG_TABLE.id, ben, { act: 'take-seat', seat: '2' });
      await change(anna, made);
      const seats = () => Object.keys(deployment.state(BIG_TABLE.id).seating?.seats ?? {});
      expect(seats()).toEqual(['1', '2']);
      await deployment.until(BIG_TABLE.id, 'betting');
      expect(seats()).toEqual(['2']);
      expect(await act(BIG_TABLE.id, anna, { act: 'take-seat', seat: '1' })).not.toBe('done');
    },
  );

  it.each(LEFT)('[V6] [P5] [P6] bets behind a seat end for a patron who is %s', async (reason, made) => {
    const anna = await open(BIG_TABLE);
    const ben = await deployment.admit('ben');
    for (const who of [anna, ben]) await deployment.comeBack(BIG_TABLE.id, who);
    await act(BIG_TABLE.id, ben, { act: 'take-seat', seat: '2' });
    await act(BIG_TABLE.id, ben, { act: 'allow-behind', allowed: true });
    const begin: Act = {
      ...{ act: 'bet-behind', seat: '2', stakeMinor: coins(10), mode: 'traditional' },
      ...{ rounds: null, totalMinor: null },
    };
    expect(await act(BIG_TABLE.id, anna, begin)).toBe('done');
    expect(await bet(BIG_TABLE.id, ben, roundAt(BIG_TABLE.id))).toBe('accepted');
    await change(anna, made);
    await deployment.until(BIG_TABLE.id, 'settled');
    // Nothing was staked at the closing, and the next round has no request for a stake.
    expect(await deployment.store().records(anna, { limit: 9, before: null })).toMatchObject({ items: [] });
    await deployment.until(BIG_TABLE.id, 'betting');
    expect(deployment.state(BIG_TABLE.id).seating?.behind ?? []).toEqual([]);
    expect(await act(BIG_TABLE.id, anna, begin)).toBe(reason);
  });
});

describe('at a table with a squeeze', () => {
  it('[T7] [P6] a patron who excluded themself after the stake turns the own cards, and is dealt no others', async () => {
    const anna = await open(SQUEEZE);
    await deployment.comeBack(SQUEEZE.id, anna);
    expect(await bet(SQUEEZE.id, anna, roundAt(SQUEEZE.id))).toBe('accepted');
    await change(anna, { change: 'exclude', forMs: null });
    await deployment.until(SQUEEZE.id, 'squeezing');
    const squeeze = deployment.state(SQUEEZE.id).round?.squeeze;
    expect(squeeze?.holder).toBe(anna);
    if (!squeeze) throw new Error('no card is squeezed');
    const { side, place } = squeeze;
    expect(await act(SQUEEZE.id, anna, { act: 'turn-card', side, place })).toBe('done');
    await deployment.until(SQUEEZE.id, 'settled');
    expect((await deployment.store().records(anna, { limit: 9, before: null })).items).toHaveLength(1);
    await deployment.until(SQUEEZE.id, 'betting');
    expect(await bet(SQUEEZE.id, anna, roundAt(SQUEEZE.id))).toBe('excluded');
    await deployment.until(SQUEEZE.id, 'settled');
    expect(deployment.state(SQUEEZE.id).round?.squeeze ?? null).toBeNull();
  });
});
