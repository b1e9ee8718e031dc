// How long a patron keeps a seat: a pause stops its clock, and rounds without a stake end it. [V6] [T5]
import { DEFAULT_IDLE_ROUNDS } from '@punto/engine/room';
import { BIG_TABLE } from '@punto/engine/rooms/big-table';
import { makeTable } from '@punto/engine/table-setup';
import { describe, expect, it } from 'vitest';
import { ownView, patronId } from '../src/index.ts';
import { type Bench, SEATED } from './bench.ts';
import { PLAYER, RULES, ruled, seated, seatOf, seats, shoe, sit } from './seated.ts';

describe('a seat', () => {
  it('[T5] is kept while the table is paused: the clock of a seat stops', () => {
    const bench = seated({ anna: '1' }, shoe(PLAYER, PLAYER, PLAYER, PLAYER));
    bench.leave('anna');
    bench.wait(5_000);
    bench.duty({ duty: 'pause', reason: 'trouble' });
    bench.wait(10 * RULES.keepMs);
    bench.duty({ duty: 'resume' });
    bench.nextRound();
    expect(seatOf(bench, 'anna')).toBe('1');
    bench.restart('snapshot');
    const running = bench.now - (bench.away.get(patronId('anna')) ?? 0) - 10 * RULES.keepMs;
    expect(running).toBeLessThan(RULES.keepMs);
    bench.nextRound();
    expect(seatOf(bench, 'anna')).toBeNull();
  });

  it('[T5] is kept while the table is paused, also by a pause that ends in a cancelled round', () => {
    const bench = seated({ anna: '1' }, shoe(PLAYER, PLAYER));
    bench.leave('anna');
    bench.duty({ duty: 'pause', reason: 'trouble' });
    bench.wait(10 * RULES.keepMs);
    bench.duty({ duty: 'cancel-round', reason: 'trouble' });
    bench.nextRound();
    expect(seatOf(bench, 'anna')).toBe('1');
  });

  it('[T5] of a patron who left during a pause is counted from its end, and old pauses are dropped', () => {
    const bench = seated({ anna: '1' }, shoe(PLAYER, PLAYER, PLAYER, PLAYER, PLAYER));
    for (let n = 0; n < 40; n += 1) {
      bench.duty({ duty: 'pause', reason: 'trouble' });
      if (n === 39) bench.leave('anna');
      bench.wait(RULES.keepMs / 2);
      bench.duty({ duty: 'resume' });
      bench.wait(1_000);
    }
    // A pause matters as long as a seat could still be kept by it.
    expect(bench.state.seating?.pauses.length).toBeLessThanOrEqual(RULES.keepMs / 1_000 + 1);
    bench.nextRound();
    expect(seatOf(bench, 'anna')).toBe('1');
    bench.wait(RULES.keepMs);
    bench.nextRound();
    expect(seatOf(bench, 'anna')).toBeNull();
  });

  const IDLE = ruled({ idleRounds: 4 });
  const left = (bench: Bench, patron: string) => ownView(bench.state, patronId(patron))?.seatRoundsLeft;

  it('[V6] [L1] is lost after rounds without a stake, and its patron is warned before', () => {
    const bench = seated({ anna: '1', ben: '2' }, shoe(...Array.from({ length: 8 }, () => PLAYER)), IDLE);
    const told: (number | undefined)[] = [];
    for (let n = 0; n < 4; n += 1) {
      bench.bet('ben', { player: 10 });
      bench.until('settled');
      told.push(left(bench, 'anna'));
      bench.nextRound();
    }
    expect(told).toEqual([3, 2, 1, 0]);
    expect([seatOf(bench, 'anna'), seatOf(bench, 'ben')]).toEqual([null, '2']);
    expect(left(bench, 'ben')).toBeUndefined();
    expect(bench.events.find(({ type }) => type === 'SeatLeft')).toMatchObject({ seat: '1', why: 'idle' });
    // Other patrons first: it cannot be taken back in this round.
    expect(bench.act('anna', { act: 'take-seat', seat: '1' })).toBe('seat-given-up');
    sit(bench, 'cleo', '1');
    bench.nextRound();
    sit(bench, 'anna', '3');
    expect(left(bench, 'anna')).toBeUndefined();
  });

  it('[V6] is kept by a stake, and by a round that is cancelled', () => {
    const bench = seated({ anna: '1' }, shoe(...Array.from({ length: 8 }, () => PLAYER)), IDLE);
    for (let n = 0; n < 3; n += 1) bench.nextRound();
    expect(left(bench, 'anna')).toBe(1);
    bench.duty({ duty: 'pause', reason: 'trouble' });
    bench.duty({ duty: 'cancel-round', reason: 'trouble' });
    bench.nextRound();
    expect(left(bench, 'anna')).toBe(1);
    bench.bet('anna', { player: 10 });
    expect(left(bench, 'anna')).toBeUndefined();
    bench.nextRound();
    expect([seatOf(bench, 'anna'), left(bench, 'anna')]).toEqual(['1', undefined]);
  });

  it('[V6] fourteen idle guests do not keep the seats of the big table', () => {
    const labels = BIG_TABLE.seats?.labels ?? [];
    const guests = Object.fromEntries(labels.map((seat) => [`guest-${seat}`, seat]));
    const room = makeTable({ ...BIG_TABLE, shoe: SEATED.shoe }, { table: 'big', name: 'Big' });
    const bench = seated(guests, shoe(...Array.from({ length: 12 }, () => PLAYER)), room);
    const free = () => seats(bench)?.seats.filter(({ taken }) => !taken).length;
    expect(free()).toBe(0);
    for (let n = 0; n < DEFAULT_IDLE_ROUNDS; n += 1) bench.nextRound();
    expect(free()).toBe(14);
    sit(bench, 'honest', '8');
  });
});
