import { minor } from '@punto/engine/minor';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Account } from '../account.ts';
import { changeProtection, type ProtectionChange } from './change.ts';
import { FRAME_KINDS, frameOf } from './frame.ts';
import { LIMIT_KEYS, type LimitKey } from './limit.ts';
import { lossMinor, moneyFrom, rollMoney } from './money.ts';
import { playedIn, SESSION_GAP_MS, timeInZone, withPlay } from './play-time.ts';
import { LONGEST_CHECK_MS, type Protection, protectionFrom } from './protection.ts';
import { whyNotDeposit, whyNotStake } from './protection-refusal.ts';

const NOW = Date.parse('2026-11-26T12:00:00Z');
const MINUTE_MS = 60_000;
const ZONE = 'Europe/Madrid';

const after = (protection: Protection, change: ProtectionChange): Protection => {
  const done = changeProtection(protection, change, { nowMs: NOW, by: 'patron' });
  if (!done.ok) throw new Error(done.refusal.reason);
  return done.protection;
};
const fresh = protectionFrom(NOW, ZONE, 100_000);
/** An account of 1,000 coins, with changes. */
const having = (more: Partial<Record<'balance' | 'pending' | 'given' | 'staked', number>> = {}): Account => {
  const { balance = 100_000, pending = 0, given = 0, staked = 0 } = more;
  return {
    ...{ id: 'patron:ann', balanceMinor: minor(balance), pendingMinor: minor(pending) },
    ...{ givenMinor: minor(given), stakedMinor: minor(staked) },
  };
};
const limitedTo = (limits: Partial<Record<LimitKey, number>>): Protection => {
  const none = { worthMinor: 100_000, depositMinor: 0, stakedMinor: 0 };
  const money = moneyFrom(NOW, ZONE, having(), () => none);
  let protection: Protection = { ...fresh, money };
  for (const key of LIMIT_KEYS) {
    const to = limits[key];
    if (to !== undefined) protection = after(protection, { change: 'set-limit', key, to });
  }
  return protection;
};
const stake = (protection: Protection, stakeMinor: number, account = having(), nowMs = NOW) =>
  whyNotStake(protection, { nowMs, account, stakeMinor });
const deposit = (protection: Protection, amountMinor: number, account = having()) =>
  whyNotDeposit(protection, { nowMs: NOW, account, amountMinor });

describe('stakes and deposits against a protection', () => {
  it('[P2] without limits every stake is taken', () => {
    expect(stake(fresh, 100_000)).toBeNull();
  });

  it('[P2] a stake counts as lost until it is decided', () => {
    const protection = limitedTo({ 'loss-day': 1_000 });
    expect(stake(protection, 1_000)).toBeNull();
    // 400 in play: 600 are left.
    const playing = having({ pending: 400, staked: 400 });
    expect(stake(protection, 601, playing)).toEqual({
      reason: 'own-limit',
      key: 'loss-day',
      limit: 1_000,
      open: 600,
      untilMs: frameOf('day', NOW, ZONE).endMs,
    });
    expect(stake(protection, 600, playing)).toBeNull();
    expect(stake(protection, 601, having({ balance: 99_600, staked: 400 }))).toMatchObject({ open: 600 });
  });

  it('[P2] winnings of the frame can be lost again, and a deposit is not a gain', () => {
    const protection = limitedTo({ 'loss-day': 1_000 });
    expect(stake(protection, 6_000, having({ balance: 105_000 }))).toBeNull();
    const given = having({ balance: 150_000, given: 50_000 });
    expect(stake(protection, 1_001, given)).toMatchObject({ key: 'loss-day', open: 1_000 });
  });

  it('[P2] the limit with the smallest remainder refuses', () => {
    const protection = limitedTo({ 'loss-day': 1_000, 'loss-week': 400, 'stake-month': 700 });
    expect(stake(protection, 2_000)).toMatchObject({ key: 'loss-week', open: 400 });
  });

  it('[P2] all stakes of a frame count against a limit on stakes, also those that won', () => {
    const protection = limitedTo({ 'stake-day': 1_000 });
    const staked = having({ balance: 200_000, staked: 900 });
    expect(stake(protection, 101, staked)).toMatchObject({ key: 'stake-day', open: 100 });
    expect(stake(protection, 100, staked)).toBeNull();
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
      const none = { worthMinor: 10_000, depositMinor: 0, stakedMinor: 0 };
      const money = moneyFrom(start, zone, having({ balance: 10_000 }), () => none);
      const limits = { patron: { [`stake-${frame}`]: 1_000, [`loss-${frame}`]: 1_000 }, house: {} };
      const protection = { ...protectionFrom(start, zone, 10_000), limits };
      const at = (nowMs: number) => {
        // All of the limit was staked and lost before midnight.
        const lost = having({ balance: 9_000, staked: 1_000 });
        return stake({ ...protection, money: rollMoney(money, nowMs, zone, lost) }, 1, lost, nowMs);
      };
      expect(at(midnight - 1)).toMatchObject({ reason: 'own-limit', open: 0, untilMs: midnight });
      expect(at(midnight)).toBeNull();
    },
  );

  it('[P1] a deposit above its limit is refused', () => {
    const protection = limitedTo({ 'deposit-month': 30_000 });
    expect(deposit(protection, 30_000)).toBeNull();
    expect(deposit(protection, 30_001)).toMatchObject({ key: 'deposit-month', open: 30_000 });
    expect(deposit(protection, 10_001, having({ given: 20_000 }))).toMatchObject({ open: 10_000 });
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
    expect(deposit(gone, 1)).toEqual({ reason: 'excluded', untilMs: null });
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
        let account = having();
        let open: readonly number[] = [];
        let nowMs = NOW;
        for (const { waitMs, act, amount } of evening) {
          nowMs += waitMs;
          money = money && rollMoney(money, nowMs, ZONE, account);
          if (!money) throw new Error('no money');
          const { balanceMinor: balance, pendingMinor: pending, givenMinor: given, stakedMinor } = account;
          const protection: Protection = { ...fresh, limits, money };
          if (act === 'stake') {
            if (whyNotStake(protection, { nowMs, account, stakeMinor: amount }) === null) {
              accepted += 1;
              open = [...open, amount];
              account = having({ balance, pending: pending + amount, given, staked: stakedMinor + amount });
              const worst = having({ balance: balance - account.pendingMinor, given });
              expect(lossMinor(money.day, worst)).toBeLessThanOrEqual(limit);
              expect(lossMinor(money.week, worst)).toBeLessThanOrEqual(2 * limit);
            }
          } else if (act === 'deposit') {
            account = having({
              balance: balance + amount,
              pending,
              given: given + amount,
              staked: stakedMinor,
            });
          } else {
            const [first = 0, ...rest] = open;
            open = rest;
            const won = { lose: -first, win: first, return: 0 }[act];
            account = having({
              balance: balance + won,
              pending: pending - first,
              given,
              staked: stakedMinor,
            });
          }
        }
      }),
      { seed: 21, numRuns: 300 },
    );
    expect(accepted).toBeGreaterThan(500);
  });
});
