// A paused table: no clock runs and no ticket is taken; then it resumes where it was, or the round is cancelled and
// every stake is returned. [T5]
import { coins } from '@punto/engine/minor';
import { escrowAccount, patronAccount } from '@punto/ledger';
import { describe, expect, it } from 'vitest';
import { instant, patronId } from '../src/index.ts';
import { Bench, DEALER, SEATED, SETUP, SQUEEZED, SUPERVISOR, shoeOf } from './bench.ts';

const SHOE = '2S 9H 9D 2C 3D 4S 5H 6C 7D 8S 9C TD JS QH KD AC 2H 3S 4D 5C 6S 7H 8D 9S';
const PAUSE = { duty: 'pause', reason: 'card not read' } as const;
const RESUME = { duty: 'resume' } as const;
const CANCEL = { duty: 'cancel-round', reason: 'the shoe fell over' } as const;

const betting = (setup = SETUP): Bench => {
  const bench = new Bench(shoeOf(SHOE), setup);
  bench.until('betting');
  return bench;
};

describe('a pause', () => {
  it('[T5] stops the betting clock, and restores the remaining time exactly', () => {
    const bench = betting();
    bench.now += 4_000;
    const left = (bench.state.deadline ?? 0) - bench.now;
    expect(bench.duty(PAUSE)).toBeNull();
    expect(bench.state).toMatchObject({ deadline: null, pause: { by: DEALER, reason: 'card not read' } });
    bench.now += 100_000;
    expect(bench.bet('anna', { player: 100 })).toEqual({ reason: 'table-paused' });
    expect(bench.duty(RESUME, SUPERVISOR)).toBeNull();
    expect((bench.state.deadline ?? 0) - bench.now).toBe(left);
    expect(bench.state.round?.closesAt).toBe(bench.state.deadline);
    bench.now += left - 1;
    expect(bench.bet('anna', { player: 100 })).toBeNull();
    bench.now += 1;
    expect(bench.bet('anna', { player: 100 })).toEqual({ reason: 'betting-closed' });
  });

  it.each(['closed', 'dealing', 'settled'] as const)(
    '[T5] continues in %s with the very next card',
    (phase) => {
      const [still, paused] = [betting(), betting()];
      for (const bench of [still, paused]) {
        bench.bet('anna', { player: 100, tie: 5 });
        bench.until(phase);
      }
      paused.duty(PAUSE);
      expect(paused.state.deadline).toBeNull();
      paused.now += 60_000;
      paused.duty(RESUME);
      still.nextRound();
      paused.nextRound();
      expect(paused.gains()).toEqual(still.gains());
      expect(paused.state.history).toEqual(still.state.history);
      expect(paused.now - still.now).toBe(60_000);
    },
  );

  it('[T5] [T7] keeps the squeeze, its holder’s time and the rights of present patrons', () => {
    const bench = betting(SQUEEZED);
    bench.bet('anna', { player: 100 });
    bench.until('squeezing');
    const left = (bench.state.round?.squeeze?.endsAt ?? 0) - bench.now;
    bench.duty(PAUSE);
    expect(bench.act('anna', { act: 'turn-card', side: 'player', place: 0 })).toBe('table-paused');
    bench.now += 40_000;
    bench.duty(RESUME);
    expect((bench.state.round?.squeeze?.endsAt ?? 0) - bench.now).toBe(left);
    expect(bench.state.deadline).toBe(bench.state.round?.squeeze?.endsAt);
    expect(bench.act('anna', { act: 'turn-card', side: 'player', place: 0 })).toBeNull();
  });

  it('[T5] [T7] turns the card of a holder who left meanwhile after its end, not before', () => {
    const bench = betting(SQUEEZED);
    bench.bet('anna', { player: 100 });
    bench.until('squeezing');
    bench.duty(PAUSE);
    bench.leave('anna');
    expect(bench.state).toMatchObject({ deadline: null, round: { squeeze: null } });
    expect(bench.state.round?.hands.player).toEqual([]);
    bench.now += 5_000;
    bench.duty(RESUME);
    bench.advance();
    expect(bench.state.round?.hands.player).toHaveLength(1);
  });

  it('[T5] [T7] continues immediately, however late in the pause the holder left', () => {
    const bench = betting(SQUEEZED);
    bench.bet('anna', { player: 100 });
    bench.until('squeezing');
    bench.duty(PAUSE);
    bench.now += 3_600_000;
    bench.leave('anna');
    bench.now += 60_000;
    bench.duty(RESUME);
    expect((bench.state.deadline ?? 0) - bench.now).toBe(0);
  });

  it('[T5] gives a shoe shuffled during it the time of a shuffle, and no more', () => {
    const bench = new Bench(shoeOf(SHOE));
    bench.until('betting');
    bench.duty({ duty: 'close-table', after: 'round' }, SUPERVISOR);
    while (bench.state.shoe) bench.advance();
    bench.duty({ duty: 'reopen-table' }, SUPERVISOR);
    bench.duty(PAUSE);
    bench.now += 3_600_000;
    bench.newShoe(shoeOf(SHOE));
    bench.now += 1_000;
    bench.duty(RESUME);
    expect((bench.state.deadline ?? 0) - bench.now).toBe(SETUP.pace.shufflingMs);
  });

  it('[T5] [V6] stops the clock of an offered shoe too', () => {
    const bench = new Bench(shoeOf(SHOE), SEATED);
    bench.act('anna', { act: 'take-seat', seat: '2' });
    bench.until('betting');
    const left = (bench.state.seating?.offered?.until ?? 0) - bench.now;
    bench.duty(PAUSE);
    bench.now += 50_000;
    expect(bench.act('anna', { act: 'accept-shoe' })).toBe('table-paused');
    bench.duty(RESUME);
    expect((bench.state.seating?.offered?.until ?? 0) - bench.now).toBe(left);
    expect(bench.state.deadline).toBe(bench.state.seating?.offered?.until);
    expect(bench.act('anna', { act: 'accept-shoe' })).toBeNull();
  });

  it('[T5] is refused twice, and so is a resume without one', () => {
    const bench = betting();
    expect(bench.duty(RESUME)).toEqual({ reason: 'not-paused' });
    bench.duty(PAUSE);
    expect(bench.duty(PAUSE)).toEqual({ reason: 'already-paused' });
    bench.restart('snapshot');
    expect(bench.state.pause).toMatchObject({ reason: 'card not read' });
    expect(bench.duty(RESUME)).toBeNull();
  });
});

describe('a cancelled round', () => {
  it.each(['betting', 'closed', 'dealing'] as const)('[T5] returns every stake in %s', (phase) => {
    const bench = betting();
    bench.bet('anna', { player: 100, tie: 5 });
    bench.bet('ben', { banker: 200 });
    bench.bet('ben', { banker: 50 });
    if (phase !== 'betting') bench.until(phase);
    expect(bench.duty(CANCEL)).toEqual({ reason: 'not-paused' });
    bench.duty(PAUSE);
    expect(bench.duty(CANCEL, SUPERVISOR)).toBeNull();
    expect(Object.values(bench.gains()).every((gain) => gain === 0)).toBe(true);
    for (const patron of ['anna', 'ben']) expect(bench.account(patronAccount(patron)).pendingMinor).toBe(0);
    expect(bench.account(escrowAccount('test-table'))).toMatchObject({ balanceMinor: 0, pendingMinor: 0 });
    expect(bench.records).toMatchObject([
      {
        patron: 'anna',
        status: 'cancelled',
        outcome: null,
        stakedMinor: coins(105),
        returnedMinor: coins(105),
      },
      { patron: 'ben', status: 'cancelled', stakedMinor: coins(250), returnedMinor: coins(250) },
    ]);
    expect(bench.records[0]?.reason).toBe('the shoe fell over');
    expect(bench.state).toMatchObject({ phase: 'settled', pause: null, history: [] });
    bench.restart('events');
    bench.nextRound();
    expect(bench.state.round?.number).toBe(2);
    expect(bench.bet('anna', { player: 100 })).toBeNull();
  });

  it('[T5] [S4] removes its cards from the shoe', () => {
    const bench = betting();
    bench.until('dealing');
    const { next = 0 } = bench.state.shoe ?? {};
    bench.duty(PAUSE);
    bench.duty(CANCEL);
    bench.nextRound();
    expect(bench.state.shoe?.next).toBe(next);
  });

  it('[T5] [B6] rounds are counted by number: an option that closes after the second is closed in the third', () => {
    const bench = betting();
    bench.duty(PAUSE);
    bench.duty(CANCEL);
    bench.nextRound();
    bench.until('settled');
    bench.nextRound();
    expect(bench.state.history).toHaveLength(1);
    expect(bench.bet('anna', { 'any-pair': 5 })).toMatchObject({ reason: 'closed-for-shoe' });
  });

  it('[T5] is refused once it is settled', () => {
    const bench = betting();
    bench.bet('anna', { player: 100 });
    bench.until('settled');
    bench.duty(PAUSE);
    expect(bench.duty(CANCEL)).toEqual({ reason: 'round-settled' });
    expect(bench.records).toHaveLength(1);
    expect(bench.away.has(patronId('anna'))).toBe(false);
  });
});

describe('a table that was stopped', () => {
  const revive = (bench: Bench, since: number) =>
    bench.carryOut({
      type: 'ResumeStopped',
      staff: SUPERVISOR,
      reason: 'a check failed',
      since: instant(since),
    });

  it('[T5] [T6] has its clocks extended by the length of the stop', () => {
    const bench = betting();
    bench.now += 4_000;
    const [since, left] = [bench.now, (bench.state.deadline ?? 0) - bench.now];
    bench.now += 100_000;
    revive(bench, since);
    expect(bench.state).toMatchObject({ phase: 'betting', pause: null });
    expect((bench.state.round?.closesAt ?? 0) - bench.now).toBe(left);
    expect(bench.state.deadline).toBe(bench.state.round?.closesAt);
  });

  it('[T5] [T6] that is paused or shut stays so', () => {
    const bench = betting();
    bench.duty(PAUSE);
    const { length } = bench.events;
    revive(bench, bench.now);
    expect(bench.state.pause).not.toBeNull();
    const shut = betting();
    shut.duty({ duty: 'close-table', after: 'round' });
    shut.until('settled');
    while (shut.state.service !== 'shut') shut.advance();
    const before = shut.events.length;
    revive(shut, shut.now);
    expect([bench.events.length - length, shut.events.length - before]).toEqual([0, 0]);
  });
});
