import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeProtection, type ProtectionChange } from './change.ts';
import { FRAME_KINDS, frameOf } from './frame.ts';
import { LIMIT_KEYS, type LimitKey } from './limit.ts';
import { lossMinor, moneyFrom, rollMoney, withDeposit, withStake } from './money.ts';
import { playedIn, SESSION_GAP_MS, timeInZone, withPlay } from './play-time.ts';
import { LONGEST_CHECK_MS, type Protection, protectionFrom } from './protection.ts';
import { whyNotDeposit, whyNotStake } from './why-not.ts';

const NOW = Date.parse('2026-11-26T12:00:00Z');
const MINUTE_MS = 60_000;
const ZONE = 'Europe/Madrid';

const after = (protection: Protection, change: ProtectionChange): Protection => {
  const done = changeProtection(protection, change, { nowMs: NOW, by: 'patron' });
  if (!done.ok) throw new Error(done.refusal.reason);
  return done.protection;
};
const fresh = protectionFrom(NOW, ZONE, 100_000);
const limitedTo = (limits: Partial<Record<LimitKey, number>>): Protection => {
  const money = moneyFrom(NOW, ZONE, () => ({ worthMinor: 100_000, depositMinor: 0, stakedMinor: 0 }));
  let protection: Protection = { ...fresh, money };
  for (const key of LIMIT_KEYS) {
    const to = limits[key];
    if (to !== undefined) protection = after(protection, { change: 'set-limit', key, to });
  }
  return protection;
};
const stake = (protection: Protection, stakeMinor: number, availableMinor = 100_000, nowMs = NOW) =>
  whyNotStake(protection, { nowMs, availableMinor, stakeMinor });

describe('stakes and deposits against a protection', () => {
  it('[P2] without limits every stake is taken', () => {
    expect(stake(fresh, 100_000)).toBeNull();
  });

  it('[P2] a stake counts as lost until it is decided', () => {
    const protection = limitedTo({ 'loss-day': 1_000 });
    expect(stake(protection, 1_000)).toBeNull();
    // 400 in play: 600 are left.
    expect(stake(protection, 601, 99_600)).toEqual({
      reason: 'own-limit',
      key: 'loss-day',
      limit: 1_000,
      open: 600,
      untilMs: frameOf('day', NOW, ZONE).endMs,
    });
    expect(stake(protection, 600, 99_600)).toBeNull();
  });

  it('[P2] winnings of the frame can be lost again, and a deposit is not a gain', () => {
    const protection = limitedTo({ 'loss-day': 1_000 });
    expect(stake(protection, 6_000, 105_000)).toBeNull();
    const given = protection.money && { ...protection, money: withDeposit(protection.money, 50_000) };
    expect(given && stake(given, 1_001, 150_000)).toMatchObject({ key: 'loss-day', open: 1_000 });
  });

  it('[P2] the limit with the smallest remainder refuses', () => {
    const protection = limitedTo({ 'loss-day': 1_000, 'loss-week': 400, 'stake-month': 700 });
    expect(stake(protection, 2_000)).toMatchObject({ key: 'loss-week', open: 400 });
  });

  it('[P2] all stakes of a frame count against a limit on stakes, also those that won', () => {
    const protection = limitedTo({ 'stake-day': 1_000 });
    const staked = protection.money && { ...protection, money: withStake(protection.money, 900) };
    expect(staked && stake(staked, 101, 200_000)).toMatchObject({ key: 'stake-day', open: 100 });
    expect(staked && stake(staked, 100, 200_000)).toBeNull();
  });

  it.each([
    ['an ordinary day', '2026-11-26T23:00:00.000Z', 'day', 'Europe/Berlin'],
    ['a day of 23 hours', '2026-03-29T22:00:00.000Z', 'day', 'Europe/Berlin'],
    ['a day of 25 hours', '2026-11-02T05:00:00.000Z', 'day', 'America/New_York'],
    ['a day of 24 hours and a half', '2026-04-05T13:30:00.000Z', 'day', 'Australia/Lord_Howe'],
    ['a week', '2026-11-29T23:00:00.000Z', 'week', 'Europe/Berlin'],
    ['a leap month', '2028-02-29T23:00:00.000Z', 'month', 'Europe/Berlin'],
  ] as const)(
    '[P1] [P2] the last millisecond of %s is within it, and the next millisecond begins another frame',
    (_, end, frame, zone) => {
      const midnight = Date.parse(end);
      const start = midnight - 60 * MINUTE_MS;
      const money = moneyFrom(start, zone, () => ({ worthMinor: 10_000, depositMinor: 0, stakedMinor: 0 }));
      const limits = { patron: { [`stake-${frame}`]: 1_000, [`loss-${frame}`]: 1_000 }, house: {} };
      const protection = { ...protectionFrom(start, zone, 10_000), limits };
      const at = (nowMs: number) => {
        // All of the limit was staked and lost before midnight.
        const rolled = rollMoney(withStake(money, 1_000), nowMs, zone, 9_000);
        return stake({ ...protection, money: rolled }, 1, 9_000, nowMs);
      };
      expect(at(midnight - 1)).toMatchObject({ reason: 'own-limit', open: 0, untilMs: midnight });
      expect(at(midnight)).toBeNull();
    },
  );

  it('[P1] a deposit above its limit is refused', () => {
    const protection = limitedTo({ 'deposit-month': 30_000 });
    expect(whyNotDeposit(protection, { nowMs: NOW, amountMinor: 30_000 })).toBeNull();
    expect(whyNotDeposit(protection, { nowMs: NOW, amountMinor: 30_001 })).toMatchObject({
      key: 'deposit-month',
    });
  });

  it('[P3] stakes are refused when the time limit is reached; overlapping reports count once', () => {
    const protection = limitedTo({ 'time-day': 30 * MINUTE_MS });
    let time = withPlay(protection.time, { fromMs: NOW, toMs: NOW + 20 * MINUTE_MS }, ZONE, 0);
    time = withPlay(time, { fromMs: NOW + 5 * MINUTE_MS, toMs: NOW + 20 * MINUTE_MS }, ZONE, 0);
    expect(playedIn(time, 'day', NOW)).toBe(20 * MINUTE_MS);
    expect(stake({ ...protection, time }, 1)).toBeNull();
    time = withPlay(time, { fromMs: NOW + 15 * MINUTE_MS, toMs: NOW + 30 * MINUTE_MS }, ZONE, 0);
    expect(stake({ ...protection, time }, 1)).toMatchObject({ key: 'time-day', open: 0 });
  });

  it('[P3] an interval over midnight is divided, and a long absence begins a session', () => {
    const { endMs } = frameOf('day', NOW, ZONE);
    const early = protectionFrom(endMs - MINUTE_MS, ZONE, 500);
    const late = withPlay(early.time, { fromMs: endMs - MINUTE_MS, toMs: endMs + 2 * MINUTE_MS }, ZONE, 500);
    expect(playedIn(late, 'day', endMs)).toBe(2 * MINUTE_MS);
    expect(late.session.playedMs).toBe(3 * MINUTE_MS);
    const back = late.countedToMs + SESSION_GAP_MS + 1;
    const { session, totalMs } = withPlay(late, { fromMs: back, toMs: back + MINUTE_MS }, ZONE, 700);
    expect(totalMs).toBe(4 * MINUTE_MS);
    expect(session).toEqual({ startedMs: back, playedMs: MINUTE_MS, worthMinor: 700, checkedMs: 0 });
  });

  it.each(['Asia/Tokyo', 'Pacific/Apia', 'America/Los_Angeles'])(
    '[P1] [P3] in the frames of %s no played time counts less than its part in them',
    (zone) => {
      // Two minutes in each half hour of two days, counted in another zone.
      const pieces = Array.from({ length: 96 }, (_, n) => NOW + n * 30 * MINUTE_MS);
      let { time } = protectionFrom(NOW, ZONE, 0);
      for (const fromMs of pieces) time = withPlay(time, { fromMs, toMs: fromMs + 2 * MINUTE_MS }, ZONE, 0);
      const moved = timeInZone(time, zone);
      for (const kind of FRAME_KINDS) {
        const frame = frameOf(kind, time.countedToMs, zone);
        const within = pieces.filter((fromMs) => fromMs >= frame.startMs).length * 2 * MINUTE_MS;
        expect(moved[kind]).toMatchObject(frame);
        expect(moved[kind].playedMs).toBeGreaterThanOrEqual(within);
        expect(moved[kind].playedMs).toBeLessThanOrEqual(time.countedToMs - frame.startMs);
      }
      expect(moved.session).toEqual(time.session);
      expect(moved.countedToMs).toBe(time.countedToMs);
    },
  );

  it('[P4] betting waits for the answer to a reality check', () => {
    const time = withPlay(fresh.time, { fromMs: NOW, toMs: NOW + LONGEST_CHECK_MS }, ZONE, 0);
    const due = { ...fresh, time };
    expect(stake(due, 1)).toEqual({ reason: 'reality-check' });
    expect(stake(after(due, { change: 'answer-reality-check' }), 1)).toBeNull();
  });

  it('[P5] [P6] nothing is staked or given in a time-out or an exclusion', () => {
    const out = after(fresh, { change: 'take-time-out', forMs: 60 * MINUTE_MS });
    expect(stake(out, 1)).toEqual({ reason: 'time-out', untilMs: NOW + 60 * MINUTE_MS });
    const gone = after(out, { change: 'exclude', forMs: null });
    expect(stake(gone, 1)).toEqual({ reason: 'excluded', untilMs: null });
    expect(whyNotDeposit(gone, { nowMs: NOW, amountMinor: 1 })).toEqual({
      reason: 'excluded',
      untilMs: null,
    });
  });

  it('[P2] no accepted stake carries a loss past its limit, whatever the cards are', () => {
    const steps = fc.array(
      fc.record({
        waitMs: fc.integer({ min: 0, max: 9 * 60 * MINUTE_MS }),
        act: fc.constantFrom('stake', 'lose', 'win', 'return', 'deposit'),
        amount: fc.integer({ min: 1, max: 3_000 }),
      }),
      { minLength: 20, maxLength: 60 },
    );
    let accepted = 0;
    fc.assert(
      fc.property(steps, fc.integer({ min: 0, max: 5_000 }), (evening, limit) => {
        let { money } = limitedTo({ 'loss-day': limit, 'loss-week': 2 * limit });
        const { limits } = limitedTo({ 'loss-day': limit, 'loss-week': 2 * limit });
        let balance = 100_000;
        let open: readonly number[] = [];
        let nowMs = NOW;
        for (const { waitMs, act, amount } of evening) {
          nowMs += waitMs;
          money = money && rollMoney(money, nowMs, ZONE, balance);
          if (!money) throw new Error('no money');
          const inPlay = open.reduce((sum, each) => sum + each, 0);
          const protection: Protection = { ...fresh, limits, money };
          if (act === 'stake') {
            const asked = { nowMs, availableMinor: balance - inPlay, stakeMinor: amount };
            if (whyNotStake(protection, asked) === null) {
              accepted += 1;
              money = withStake(money, amount);
              open = [...open, amount];
              expect(lossMinor(money.day, balance - inPlay - amount)).toBeLessThanOrEqual(limit);
              expect(lossMinor(money.week, balance - inPlay - amount)).toBeLessThanOrEqual(2 * limit);
            }
          } else if (act === 'deposit') {
            money = withDeposit(money, amount);
            balance += amount;
          } else {
            const [first, ...rest] = open;
            open = rest;
            if (first !== undefined && act !== 'return') balance += act === 'lose' ? -first : first;
          }
        }
      }),
      { seed: 21, numRuns: 300 },
    );
    expect(accepted).toBeGreaterThan(500);
  });
});
