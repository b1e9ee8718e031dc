// The bounds give the decision that the limits give one by one, at every amount around them.
import { minor } from '@punto/engine/minor';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FRAME_KINDS } from './frame.ts';
import { frameKindOf, kindOf, LIMIT_KEYS, type OwnLimits } from './limit.ts';
import type { Money } from './money.ts';
import type { PlayTime } from './play-time.ts';
import { limitsOf, type Protection, protectionFrom } from './protection.ts';
import { whyNotStake } from './protection-refusal.ts';

const NOW = Date.parse('2026-11-26T12:00:00Z');
const fresh = protectionFrom(NOW, 'Europe/Madrid', 0);

const amount = fc.integer({ min: 0, max: 40 });
const limits = fc.dictionary(fc.constantFrom(...LIMIT_KEYS), fc.integer({ min: 0, max: 90 }), {
  maxKeys: 5,
}) as fc.Arbitrary<OwnLimits>;
const atStart = fc.record({ balanceMinor: amount, givenMinor: amount, stakedMinor: amount });
const threeOf = <T>(of: fc.Arbitrary<T>) => fc.tuple(of, of, of);

/** The operator's terms of the session; most patrons have none. */
const launches = fc.oneof(
  { weight: 3, arbitrary: fc.constant(null) },
  {
    weight: 1,
    arbitrary: fc.record({
      terms: fc.record({
        ...{ stakeMinor: fc.option(amount), lossMinor: fc.option(amount), timeMs: fc.option(amount) },
        ...{ realityCheckMs: fc.option(fc.constantFrom(8, 10)), elapsedMs: fc.constant(null) },
      }),
      atStart: fc.record({ balanceMinor: amount, givenMinor: amount, playedMs: fc.constantFrom(0, 5) }),
    }),
  },
);

const protections = fc
  .record({
    launch: launches,
    totalMs: amount,
    patron: limits,
    house: limits,
    starts: fc.option(threeOf(atStart)),
    /** Some frames of time are over: they count no more. */
    times: threeOf(fc.record({ playedMs: amount, endMs: fc.constantFrom(NOW, NOW + 1) })),
    /** A reality check is due from 9 on. */
    sessionMs: fc.constantFrom(0, 0, 0, 8, 8, 9),
    timeOutUntilMs: fc.constantFrom(null, null, null, NOW, NOW, NOW + 1),
    excludedUntilMs: fc.constantFrom(undefined, undefined, undefined, undefined, NOW, NOW, null, NOW + 1),
  })
  .map(
    ({
      launch,
      totalMs,
      patron,
      house,
      starts,
      times,
      sessionMs,
      timeOutUntilMs,
      excludedUntilMs,
    }): Protection => {
      const frames = <T>(of: (index: number) => T) =>
        Object.fromEntries(FRAME_KINDS.map((kind, index) => [kind, of(index)]));
      const money = starts && frames((index) => ({ startMs: 0, endMs: NOW + 1, atStart: starts[index] }));
      const time = {
        ...{ ...fresh.time, ...frames((index) => ({ startMs: 0, ...times[index] })) },
        session: { ...fresh.time.session, playedMs: sessionMs },
        totalMs,
      } as PlayTime;
      const exclusion =
        excludedUntilMs === undefined
          ? null
          : { fromMs: 0, untilMs: excludedUntilMs, setter: 'patron' as const };
      return {
        ...{ ...fresh, limits: { patron, house }, time, money: money as Money | null },
        ...{ realityCheckMs: 9, timeOutUntilMs, exclusion },
        ...(launch && { launch }),
      };
    },
  );
const accounts = fc
  .record({ balanceMinor: amount, pendingMinor: amount, givenMinor: amount, stakedMinor: amount })
  .map(({ balanceMinor, pendingMinor, givenMinor, stakedMinor }) => ({
    ...{ balanceMinor: minor(balanceMinor), pendingMinor: minor(pendingMinor) },
    ...{ givenMinor: minor(givenMinor), stakedMinor: minor(stakedMinor) },
  }));
type AccountBefore = Parameters<typeof whyNotStake>[1]['account'];

/** By the rule alone, limit by limit. */
const isOverALimit = (protection: Protection, account: AccountBefore, stakeMinor: number): boolean =>
  LIMIT_KEYS.some((key) => {
    const limit = limitsOf(protection)[key];
    const [kind, frame] = [kindOf(key), frameKindOf(key)];
    if (limit === undefined) return false;
    const { playedMs, endMs } = protection.time[frame];
    if (kind === 'time') return (NOW < endMs ? playedMs : 0) >= limit;
    const start = protection.money?.[frame].atStart;
    if (!start || kind === 'deposit') return false;
    if (kind === 'stake') return account.stakedMinor - start.stakedMinor + stakeMinor > limit;
    const deposits = account.givenMinor - start.givenMinor;
    const loss = start.balanceMinor + deposits - account.balanceMinor;
    return loss + account.pendingMinor + stakeMinor > limit;
  });

/** By the operator's terms alone, one by one. */
const isOverATerm = ({ launch, time }: Protection, account: AccountBefore, stakeMinor: number): boolean => {
  if (!launch) return false;
  const { terms, atStart } = launch;
  const inPlay = account.pendingMinor + stakeMinor;
  const lost = atStart.balanceMinor + account.givenMinor - atStart.givenMinor - account.balanceMinor;
  return (
    (terms.stakeMinor !== null && inPlay > terms.stakeMinor) ||
    (terms.lossMinor !== null && lost + inPlay > terms.lossMinor) ||
    (terms.timeMs !== null && time.totalMs - atStart.playedMs >= terms.timeMs)
  );
};

const isAbsentOrStopped = ({
  time,
  launch,
  realityCheckMs,
  timeOutUntilMs,
  exclusion,
}: Protection): boolean =>
  time.session.playedMs >= Math.min(realityCheckMs, launch?.terms.realityCheckMs ?? realityCheckMs) ||
  (timeOutUntilMs !== null && timeOutUntilMs > NOW) ||
  (exclusion !== null && (exclusion.untilMs === null || exclusion.untilMs > NOW));

it('[P2] [P3] [P4] [P5] [P6] a stake is refused exactly when it breaks a limit, a check is due or the patron is absent', () => {
  const counted = { refused: 0, taken: 0 };
  fc.assert(
    fc.property(protections, accounts, amount, (protection, account, stakeMinor) => {
      const isOver =
        isAbsentOrStopped(protection) ||
        isOverATerm(protection, account, stakeMinor) ||
        isOverALimit(protection, account, stakeMinor);
      counted[isOver ? 'refused' : 'taken'] += 1;
      // Twice: the second time the bounds are known.
      for (const _ of [1, 2])
        expect(whyNotStake(protection, { nowMs: NOW, account, stakeMinor }) !== null).toBe(isOver);
    }),
    { seed: 41, numRuns: 3_000 },
  );
  expect(counted.refused).toBeGreaterThan(400);
  expect(counted.taken).toBeGreaterThan(400);
});
