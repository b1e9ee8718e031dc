// Counted time that is said to decide alike is compared with the decisions themselves, before, at and after the end of each frame.
import { minor } from '@punto/engine/minor';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decidesAlike } from './decides-alike.ts';
import { FRAME_KINDS, type FrameKind } from './frame.ts';
import type { PlayTime } from './play-time.ts';
import { type Protection, protectionFrom } from './protection.ts';
import { whyNotStake } from './protection-refusal.ts';

const NOW = Date.parse('2026-11-26T12:00:00Z');
const fresh = protectionFrom(NOW, 'Europe/Madrid', 0);
const zero = minor(0);
const account = { balanceMinor: zero, pendingMinor: zero, givenMinor: zero, stakedMinor: zero };
const MINUTE_MS = 60_000;

const minutes = fc.integer({ min: 0, max: 3 }).map((count) => count * MINUTE_MS);
const times = fc
  .record({
    played: fc.tuple(minutes, minutes, minutes),
    ends: fc.constantFrom([NOW, NOW, NOW], [NOW + 1, NOW + 1, NOW + 1], [NOW, NOW + 1, NOW + 1]),
    session: minutes,
    total: minutes,
  })
  .map(({ played, ends, session, total }): PlayTime => {
    const frames = FRAME_KINDS.map((kind, index) => [
      kind,
      { startMs: 0, endMs: ends[index], playedMs: played[index] },
    ]);
    return {
      ...fresh.time,
      ...(Object.fromEntries(frames) as Pick<PlayTime, FrameKind>),
      session: { ...fresh.time.session, playedMs: session },
      totalMs: total,
    };
  });
/** Most patrons have no operator's terms. */
const launches = fc.option(
  fc.record({ timeMs: fc.option(minutes), realityCheckMs: fc.option(minutes.map((ms) => ms + 1)) }),
  { freq: 2 },
);
const pairs = fc
  .record({
    ...{ limits: fc.tuple(minutes, minutes, minutes), checkMs: minutes, launch: launches },
    ...{ before: times, after: times },
  })
  .map(({ limits: [day, week, month], checkMs, launch, before, after }) => {
    const limits = { patron: { 'time-day': day, 'time-month': month }, house: { 'time-week': week } };
    const terms = launch && { stakeMinor: null, lossMinor: null, elapsedMs: null, ...launch };
    const atStart = { balanceMinor: 0, givenMinor: 0, playedMs: 0 };
    const of = (time: PlayTime): Protection => ({
      ...{ ...fresh, limits, realityCheckMs: checkMs + 1, time },
      ...(terms && { launch: { terms, atStart } }),
    });
    return [of(before), of(after)] as const;
  });

it('[P3] [P4] time that decides alike refuses the same stakes for the same reason, at any time', () => {
  const counted = { alike: 0, otherwise: 0 };
  fc.assert(
    fc.property(pairs, ([before, after]) => {
      const decisions = (of: Protection) =>
        [NOW - 1, NOW, NOW + 1].map((nowMs) => whyNotStake(of, { nowMs, account, stakeMinor: 1 }));
      const isAlike = decidesAlike(before, after);
      counted[isAlike ? 'alike' : 'otherwise'] += 1;
      if (isAlike) expect(decisions(after)).toEqual(decisions(before));
    }),
    { seed: 43, numRuns: 5_000 },
  );
  expect(counted.alike).toBeGreaterThan(300);
  expect(counted.otherwise).toBeGreaterThan(500);
});

it('[P3] [P4] time within the limits decides alike, and time that reaches one or leaves its frame does not', () => {
  const limited = (played: number, endMs = NOW, session = 0): Protection => ({
    ...fresh,
    limits: { patron: { 'time-day': 2 * MINUTE_MS }, house: {} },
    time: {
      ...fresh.time,
      day: { startMs: 0, endMs, playedMs: played },
      session: { ...fresh.time.session, playedMs: session },
    },
  });
  const none = limited(0);
  expect(decidesAlike(none, limited(MINUTE_MS))).toBe(true);
  expect(decidesAlike(none, limited(MINUTE_MS, NOW + 1))).toBe(true);
  expect(decidesAlike(none, limited(2 * MINUTE_MS))).toBe(false);
  expect(decidesAlike(limited(2 * MINUTE_MS), limited(3 * MINUTE_MS))).toBe(true);
  expect(decidesAlike(limited(2 * MINUTE_MS), limited(2 * MINUTE_MS, NOW + 1))).toBe(false);
  expect(decidesAlike(none, limited(0, NOW, none.realityCheckMs))).toBe(false);
});
