import { describe, expect, it } from 'vitest';
import { exampleEntry, examplePause } from '../test/fixtures/floor/example-entry.ts';
import { phaseOf } from './phase.ts';

describe('the displayed phase of a table', () => {
  it('[T1] is its phase, with the remaining time', () => {
    expect(phaseOf(exampleEntry('a', { view: { deadline: 9_000 } }))).toMatchObject({
      word: 'Betting',
      tone: 'open',
      until: 9_000,
    });
  });

  it('[T5] is stopped first, then paused, before any phase', () => {
    const pause = examplePause(4_000);
    expect(phaseOf(exampleEntry('a', { pause }))).toMatchObject({
      word: 'Paused',
      since: 4_000,
      until: null,
    });
    expect(phaseOf(exampleEntry('a', { pause, stopped: true })).word).toBe('Stopped');
  });

  it('[T5] distinguishes a cancelled round from a result', () => {
    const round = { number: 3, openedAt: 0, closesAt: null, last: false };
    const settled = (some: object) =>
      phaseOf(exampleEntry('a', { view: { phase: 'settled', round: { ...round, ...some } } }));
    expect(settled({}).word).toBe('Result');
    expect(settled({ cancelled: true }).word).toBe('Cancelled');
  });

  it('[S1] shows that the table waits for a shoe where a person deals', () => {
    const setup = { ...exampleEntry('a').floor.view.setup, dealing: 'person' as const };
    expect(phaseOf(exampleEntry('a', { view: { phase: 'shuffling', setup } })).word).toBe('Waits for a shoe');
  });

  it('[T5] is No dealer while a round waits for one', () => {
    const away = { since: 6, why: 'gone' } as const;
    expect(phaseOf(exampleEntry('a', { unattended: true, away }))).toMatchObject({
      word: 'No dealer',
      tone: 'bad',
      since: 6,
    });
  });

  it('is closed when the table is shut', () => {
    expect(phaseOf(exampleEntry('a', { view: { service: 'shut' } }))).toMatchObject({
      word: 'Closed',
      tone: 'shut',
    });
  });
});
