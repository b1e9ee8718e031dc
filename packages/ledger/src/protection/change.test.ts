import { describe, expect, it } from 'vitest';
import { type ChangedProtection, changeProtection, type ProtectionChange } from './change.ts';
import type { LimitSetter } from './limit.ts';
import {
  absenceOf,
  isPromptDue,
  LONGEST_CHECK_MS,
  limitsOf,
  PROMPT_MS,
  type Protection,
  protectionFrom,
  RISE_DELAY_MS,
  SHORTEST_CHECK_MS,
  SHORTEST_EXCLUSION_MS,
  SHORTEST_TIME_OUT_MS,
} from './protection.ts';

const NOW = Date.parse('2026-11-26T12:00:00Z');
const HOUR_MS = 3_600_000;
const fresh = protectionFrom(NOW, 'UTC', 100_000);

const make = (
  protection: Protection,
  change: ProtectionChange,
  nowMs = NOW,
  by: LimitSetter = 'patron',
): ChangedProtection => changeProtection(protection, change, { nowMs, by });
const done = (...call: Parameters<typeof make>): Protection => {
  const result = make(...call);
  if (!result.ok) throw new Error(result.refusal.reason);
  return result.protection;
};
const why = (...call: Parameters<typeof make>) => {
  const result = make(...call);
  return result.ok ? null : result.refusal;
};

const limited = done(fresh, { change: 'set-limit', key: 'loss-day', to: 5_000 });

describe('changes of a patron’s protection', () => {
  it('[P1] a first limit and a lower one hold at once', () => {
    expect(limitsOf(limited)).toEqual({ 'loss-day': 5_000 });
    expect(limitsOf(done(limited, { change: 'set-limit', key: 'loss-day', to: 4_000 }))).toEqual({
      'loss-day': 4_000,
    });
    expect(limited.isZoneFrozen).toBe(true);
  });

  it.each([6_000, null])('[P1] a rise to %s waits a day and is confirmed after it', (to) => {
    const asked = done(limited, { change: 'set-limit', key: 'loss-day', to });
    expect(limitsOf(asked)).toEqual({ 'loss-day': 5_000 });
    const confirm = { change: 'confirm-rise', key: 'loss-day' } as const;
    expect(why(asked, confirm, NOW + RISE_DELAY_MS - 1)).toEqual({
      reason: 'too-early',
      fromMs: NOW + RISE_DELAY_MS,
    });
    // Time alone does not confirm a rise.
    expect(limitsOf(asked)['loss-day']).toBe(5_000);
    const risen = done(asked, confirm, NOW + RISE_DELAY_MS);
    expect(limitsOf(risen)).toEqual(to === null ? {} : { 'loss-day': to });
    expect(why(risen, confirm, NOW + RISE_DELAY_MS)).toEqual({ reason: 'no-rise' });
  });

  it('[P1] a rise can be withdrawn, and is replaced by a later rise or a lower limit', () => {
    const asked = done(limited, { change: 'set-limit', key: 'loss-day', to: 9_000 });
    expect(done(asked, { change: 'withdraw-rise', key: 'loss-day' }).rises).toEqual([]);
    const later = done(asked, { change: 'set-limit', key: 'loss-day', to: 7_000 }, NOW + HOUR_MS);
    expect(later.rises).toMatchObject([{ to: 7_000, fromMs: NOW + HOUR_MS + RISE_DELAY_MS }]);
    expect(done(later, { change: 'set-limit', key: 'loss-day', to: 100 }).rises).toEqual([]);
    expect(why(limited, { change: 'withdraw-rise', key: 'loss-day' })).toEqual({ reason: 'no-rise' });
  });

  it('[P1] the house’s limits tighten at once and loosen after the same delay; house and patron confirm only their own rises', () => {
    const house = done(limited, { change: 'set-limit', key: 'loss-day', to: 2_000 }, NOW, 'house');
    expect(limitsOf(house)).toEqual({ 'loss-day': 2_000 });
    const asked = done(house, { change: 'set-limit', key: 'loss-day', to: null }, NOW, 'house');
    expect(limitsOf(asked)).toEqual({ 'loss-day': 2_000 });
    const confirm = { change: 'confirm-rise', key: 'loss-day' } as const;
    expect(why(asked, confirm, NOW + RISE_DELAY_MS, 'patron')).toEqual({ reason: 'no-rise' });
    expect(limitsOf(done(asked, confirm, NOW + RISE_DELAY_MS, 'house'))).toEqual({ 'loss-day': 5_000 });
  });

  it.each([-1, 0.5, Number.NaN])('[P1] %s is no limit', (to) => {
    expect(why(fresh, { change: 'set-limit', key: 'stake-week', to })).toMatchObject({
      reason: 'out-of-range',
    });
  });

  it('[P4] reality checks come more often at once and less often after a day', () => {
    const often = done(fresh, { change: 'set-reality-check', everyMs: SHORTEST_CHECK_MS });
    expect(often.realityCheckMs).toBe(SHORTEST_CHECK_MS);
    const rare = done(often, { change: 'set-reality-check', everyMs: LONGEST_CHECK_MS });
    expect(rare.realityCheckMs).toBe(SHORTEST_CHECK_MS);
    const confirm = { change: 'confirm-rise', key: 'reality-check' } as const;
    expect(done(rare, confirm, NOW + RISE_DELAY_MS).realityCheckMs).toBe(LONGEST_CHECK_MS);
    expect(why(fresh, { change: 'set-reality-check', everyMs: LONGEST_CHECK_MS + 1 })).toMatchObject({
      reason: 'out-of-range',
      most: LONGEST_CHECK_MS,
    });
  });

  it('[P5] a time-out holds at once, and can be made longer but not shorter', () => {
    const out = done(fresh, { change: 'take-time-out', forMs: 24 * HOUR_MS });
    expect(absenceOf(out, NOW + 24 * HOUR_MS - 1)).toEqual({ kind: 'time-out', untilMs: NOW + 24 * HOUR_MS });
    expect(absenceOf(out, NOW + 24 * HOUR_MS)).toBeNull();
    expect(why(out, { change: 'take-time-out', forMs: HOUR_MS })).toEqual({ reason: 'would-shorten' });
    expect(done(out, { change: 'take-time-out', forMs: 48 * HOUR_MS }).timeOutUntilMs).toBe(
      NOW + 48 * HOUR_MS,
    );
    expect(why(fresh, { change: 'take-time-out', forMs: SHORTEST_TIME_OUT_MS - 1 })).toMatchObject({
      reason: 'out-of-range',
    });
  });

  it('[P6] an exclusion lasts at least six months, cannot be shortened, and may be permanent', () => {
    expect(why(fresh, { change: 'exclude', forMs: SHORTEST_EXCLUSION_MS - 1 })).toMatchObject({
      reason: 'out-of-range',
    });
    const year = done(fresh, { change: 'exclude', forMs: 2 * SHORTEST_EXCLUSION_MS });
    expect(why(year, { change: 'exclude', forMs: SHORTEST_EXCLUSION_MS }, NOW, 'house')).toEqual({
      reason: 'would-shorten',
    });
    const forGood = done(year, { change: 'exclude', forMs: null }, NOW + HOUR_MS, 'house');
    expect(absenceOf(forGood, Number.MAX_SAFE_INTEGER)).toEqual({ kind: 'exclusion', untilMs: null });
    expect(why(forGood, { change: 'exclude', forMs: SHORTEST_EXCLUSION_MS }, NOW, 'house')).toEqual({
      reason: 'would-shorten',
    });
    // Six calendar months, from whichever day.
    for (let day = 0; day < 366; day += 1) {
      const from = Date.UTC(2027, 0, 1 + day);
      const date = new Date(from);
      const six = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 6, date.getUTCDate());
      expect(from + SHORTEST_EXCLUSION_MS).toBeGreaterThanOrEqual(six);
    }
  });

  it('[P5] a time-out that outlasts an exclusion is in force to its end and cannot be shortened', () => {
    const excluded = done(fresh, { change: 'exclude', forMs: SHORTEST_EXCLUSION_MS });
    const nearEnd = NOW + SHORTEST_EXCLUSION_MS - HOUR_MS;
    const both = done(excluded, { change: 'take-time-out', forMs: 48 * HOUR_MS }, nearEnd);
    expect(absenceOf(excluded, nearEnd)).toEqual({ kind: 'exclusion', untilMs: nearEnd + HOUR_MS });
    expect(absenceOf(both, nearEnd)).toEqual({ kind: 'time-out', untilMs: nearEnd + 48 * HOUR_MS });
    expect(why(both, { change: 'take-time-out', forMs: 24 * HOUR_MS }, nearEnd)).toEqual({
      reason: 'would-shorten',
    });
  });

  it('[P1] asks about limits at the first visit and every six months', () => {
    expect(isPromptDue(fresh, NOW)).toBe(true);
    const answered = done(fresh, { change: 'answer-prompt' });
    expect(isPromptDue(answered, NOW + PROMPT_MS - 1)).toBe(false);
    expect(isPromptDue(answered, NOW + PROMPT_MS)).toBe(true);
    expect(why(fresh, { change: 'answer-prompt' }, NOW, 'house')).toEqual({ reason: 'not-yours' });
  });
});
