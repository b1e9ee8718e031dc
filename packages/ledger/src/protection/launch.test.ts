import { minor } from '@punto/engine/minor';
import { describe, expect, it } from 'vitest';
import { changeProtection } from './change.ts';
import type { LaunchTerms } from './launch.ts';
import { withPlay } from './play-time.ts';
import { checkEveryMs, type Protection, protectionFrom, withLaunch } from './protection.ts';
import { whyNotStake } from './protection-refusal.ts';

const NOW = Date.parse('2026-11-27T13:00:00Z');
const MINUTE_MS = 60_000;
const NONE: LaunchTerms = {
  ...{ stakeMinor: null, lossMinor: null, timeMs: null },
  ...{ realityCheckMs: null, elapsedMs: null },
};

/** The operator's money less what went back to it, what of it is owned, and what lies in play. */
const accountOf = (given: number, balance: number, pending = 0) => ({
  ...{ balanceMinor: minor(balance), pendingMinor: minor(pending), givenMinor: minor(given) },
  stakedMinor: minor(0),
});
const launched = (terms: Partial<LaunchTerms>, account = accountOf(0, 0)): Protection =>
  withLaunch(protectionFrom(NOW, 'UTC', 0), { ...NONE, ...terms }, { nowMs: NOW, account });
const asked = (stakeMinor: number, account = accountOf(0, 0)) => ({ nowMs: NOW, account, stakeMinor });
const played = (protection: Protection, minutes: number): Protection => {
  const from = protection.time.countedToMs;
  const interval = { fromMs: from, toMs: from + minutes * MINUTE_MS };
  return { ...protection, time: withPlay(protection.time, interval, 'UTC', 0) };
};
const refusedWith = (code: string) => ({ reason: 'wallet-refused', code });

describe("the limits of an operator's session", () => {
  it('[P2] count what is in play as lost, and what was lost before the launch not at all', () => {
    // 700 were lost before the launch.
    const protection = launched({ lossMinor: 500 }, accountOf(700, 0));
    expect(whyNotStake(protection, asked(500, accountOf(700, 0)))).toBeNull();
    expect(whyNotStake(protection, asked(501, accountOf(700, 0)))).toEqual(refusedWith('limit-loss'));
    // 200 in play, then 200 lost, then 300 won.
    expect(whyNotStake(protection, asked(300, accountOf(900, 200, 200)))).toBeNull();
    expect(whyNotStake(protection, asked(301, accountOf(900, 200, 200)))).toEqual(refusedWith('limit-loss'));
    expect(whyNotStake(protection, asked(301, accountOf(900, 0)))).toEqual(refusedWith('limit-loss'));
    expect(whyNotStake(protection, asked(800, accountOf(400, 0)))).toBeNull();
    expect(whyNotStake(protection, asked(801, accountOf(400, 0)))).toEqual(refusedWith('limit-loss'));
  });

  it('[P2] on stakes hold for all that is in play at once', () => {
    const protection = launched({ stakeMinor: 300 });
    expect(whyNotStake(protection, asked(300))).toBeNull();
    expect(whyNotStake(protection, asked(301))).toEqual(refusedWith('limit-stake'));
    expect(whyNotStake(protection, asked(101, accountOf(200, 200, 200)))).toEqual(refusedWith('limit-stake'));
  });

  it('[P3] on time count the tables since the launch', () => {
    const before = played(protectionFrom(NOW, 'UTC', 0), 30);
    const terms = { ...NONE, timeMs: 20 * MINUTE_MS };
    const launchedNow = withLaunch(before, terms, { nowMs: NOW, account: accountOf(0, 0) });
    expect(whyNotStake(played(launchedNow, 19), asked(1))).toBeNull();
    expect(whyNotStake(played(launchedNow, 20), asked(1))).toEqual(refusedWith('limit-time'));
  });

  it('[B-42] hold beside those of the patron: the lower one refuses', () => {
    const protection = launched({ stakeMinor: 300 });
    const change = { change: 'set-limit', key: 'time-day', to: 0 } as const;
    const changed = changeProtection(protection, change, { nowMs: NOW, by: 'patron' });
    if (!changed.ok) throw new Error('the limit was refused');
    expect(whyNotStake(changed.protection, asked(1))).toMatchObject({ reason: 'own-limit' });
    expect(whyNotStake(changed.protection, asked(301))).toEqual(refusedWith('limit-stake'));
  });

  it('of 0 allow nothing, and end with the next launch', () => {
    for (const name of ['stakeMinor', 'lossMinor', 'timeMs'] as const) {
      const protection = launched({ [name]: 0 });
      expect(whyNotStake(protection, asked(1))).toMatchObject({ reason: 'wallet-refused' });
      const next = withLaunch(protection, null, { nowMs: NOW, account: accountOf(0, 0) });
      expect(whyNotStake(next, asked(1))).toBeNull();
      expect(next).not.toHaveProperty('launch');
    }
  });
});

describe('the reality check that an operator asks for', () => {
  const due = (protection: Protection) => whyNotStake(protection, asked(1))?.reason === 'reality-check';

  it('[P4] comes after its minutes where they are fewer than those of the patron', () => {
    expect(checkEveryMs(launched({ realityCheckMs: 20 * MINUTE_MS }))).toBe(20 * MINUTE_MS);
    expect(checkEveryMs(launched({ realityCheckMs: 90 * MINUTE_MS }))).toBe(60 * MINUTE_MS);
    const protection = launched({ realityCheckMs: 20 * MINUTE_MS });
    expect([due(played(protection, 19)), due(played(protection, 20))]).toEqual([false, true]);
  });

  it('[P4] counts the play elsewhere before the launch, and tells it', () => {
    const terms = { realityCheckMs: 20 * MINUTE_MS, elapsedMs: 52 * MINUTE_MS };
    const protection = launched(terms);
    expect([due(protection), due(played(protection, 7)), due(played(protection, 8))]).toEqual([
      ...[false, false, true],
    ]);
    expect(played(protection, 8).time.session).toMatchObject({ startedMs: NOW, playedMs: 60 * MINUTE_MS });
    // The time at the tables is that of Punto alone.
    expect(played(protection, 8).time).toMatchObject({
      totalMs: 8 * MINUTE_MS,
      day: { playedMs: 8 * MINUTE_MS },
    });
  });

  it('[P4] goes on over a launch that tells no earlier play', () => {
    const before = played(launched({ realityCheckMs: 20 * MINUTE_MS }), 19);
    const again = withLaunch(
      before,
      { ...NONE, realityCheckMs: 20 * MINUTE_MS },
      { nowMs: NOW, account: accountOf(0, 0) },
    );
    expect([due(again), due(played(again, 1))]).toEqual([false, true]);
  });
});
