import { describe, expect, it } from 'vitest';
import { isSilent, newSilence, waitForDebit } from './silence.ts';

const MINUTE_MS = 60_000;

/** A wallet that has answered one debit in `ms`, and stands still from then on. */
const answeredIn = (ms: number | null) => {
  const silence = newSilence();
  const answer = (at: number, took: number): void => {
    waitForDebit(silence, at - took)(at, true);
    silence.answeredAt = at;
  };
  if (ms !== null) answer(10_000, ms);
  return { silence, answer, send: (at: number) => waitForDebit(silence, at) };
};

describe('a wallet is silent', () => {
  it('when three debits wait for more than a second, and none was answered since', () => {
    const { silence, send } = answeredIn(20);
    for (const at of [20_000, 20_010, 20_020]) send(at);
    expect(isSilent(silence, 21_019)).toBe(false);
    expect(isSilent(silence, 21_020)).toBe(true);
  });

  it('not while fewer wait for long, however many were sent just now', () => {
    const { silence, send } = answeredIn(20);
    for (const at of [20_000, 20_010, 21_500, 21_500, 21_500]) send(at);
    expect(isSilent(silence, 22_000)).toBe(false);
  });

  it('not while it answers other calls', () => {
    const { silence, send } = answeredIn(20);
    for (let n = 0; n < 5; n += 1) send(20_000);
    silence.answeredAt = 23_500;
    expect(isSilent(silence, 24_000)).toBe(false);
    expect(isSilent(silence, 24_500)).toBe(true);
  });

  it('until a debit that waits is answered or given up', () => {
    const { silence, send } = answeredIn(20);
    const ends = [20_000, 20_000, 20_000].map(send);
    expect(isSilent(silence, 24_000)).toBe(true);
    ends[0]?.(24_000, false);
    expect(isSilent(silence, 24_000)).toBe(false);
  });

  it('not before three times the slowest debit of the last ten minutes', () => {
    const { silence, send } = answeredIn(1_200);
    for (let n = 0; n < 3; n += 1) send(20_000);
    expect(isSilent(silence, 23_599)).toBe(false);
    expect(isSilent(silence, 23_600)).toBe(true);
  });

  it('never where debits take four seconds, also between fast ones', () => {
    const { silence, answer, send } = answeredIn(4_000);
    for (let minute = 1; minute <= 60; minute += 1) {
      const at = minute * MINUTE_MS;
      answer(at, minute % 5 === 0 ? 3_900 : 30);
      const ends = Array.from({ length: 20 }, () => send(at));
      expect(isSilent(silence, at + 4_999)).toBe(false);
      for (const end of ends) end(at + 5_000, false);
    }
  });

  it('again like a fast one, ten minutes after its last slow answer', () => {
    const { silence, answer, send } = answeredIn(4_000);
    answer(10_000 + 10 * MINUTE_MS, 30);
    expect(silence.slowest?.ms).toBe(4_000);
    answer(10_001 + 10 * MINUTE_MS, 30);
    expect(silence.slowest?.ms).toBe(30);
    for (let n = 0; n < 3; n += 1) send(11 * MINUTE_MS);
    expect(isSilent(silence, 11 * MINUTE_MS + 1_000)).toBe(true);
  });

  it('never before it has answered a debit: no wait is known to be long', () => {
    const { silence, send } = answeredIn(null);
    for (let n = 0; n < 50; n += 1) send(20_000);
    expect(isSilent(silence, 24_999)).toBe(false);
  });
});
