import { minor } from '@punto/engine/minor';
import { describe, expect, it } from 'vitest';
import { exampleEntry, examplePause } from '../test/fixtures/floor/example-entry.ts';
import { alertsOf } from './alerts.ts';
import { exposureLimit } from './exposure-limit.ts';

describe('alerts for supervisors', () => {
  it('an open breaker and a call of ten minutes ring with the name of the operator, and lead to its page', () => {
    const wallet = { brand: 'lagoon', name: 'Lagoon', since: 7 };
    const alerts = alertsOf([], 0, [
      { ...wallet, kind: 'breaker' },
      { ...wallet, kind: 'unresolved', since: 5 },
    ]);
    expect(alerts.map(({ words, since }) => [words, since])).toEqual([
      ['Lagoon: a wallet call has been unresolved for ten minutes', 5],
      ['Lagoon: the wallet fails, tickets are refused', 7],
    ]);
    expect(alerts.every(({ rings, href, table }) => rings && href === '/operators' && table === null)).toBe(
      true,
    );
  });

  it('[T5] a table paused by a dealer rings, with the reason and the time', () => {
    const [alert] = alertsOf([exampleEntry('salon-three', { pause: examplePause(5_000) })], 0);
    expect(alert).toMatchObject({
      table: 'salon-three',
      tone: 'bad',
      words: 'paused by Dealer 3: Card not read',
      since: 5_000,
      rings: true,
    });
  });

  it('[T5] a second pause of the same table rings again', () => {
    const id = (since: number) => alertsOf([exampleEntry('a', { pause: examplePause(since) })], 0)[0]?.id;
    expect(id(1)).not.toBe(id(2));
  });

  it('[T5] a round without a dealer rings, and names the missing dealer', () => {
    const dealers = [{ id: 'dana', name: 'Dana' }];
    const missed = (why: 'gone' | 'locked') =>
      alertsOf([exampleEntry('a', { dealers, unattended: true, away: { since: 7, why } })], 0);
    expect(missed('gone')).toMatchObject([
      { tone: 'bad', rings: true, since: 7, words: 'a round waits: the console of Dana cannot be reached' },
    ]);
    expect(missed('locked')[0]?.words).toBe('a round waits: the console of Dana is locked');
    expect(alertsOf([exampleEntry('a', { unattended: true })], 0)[0]?.words).toBe(
      'a round waits: no dealer is at the table',
    );
    const between = exampleEntry('a', { dealers, unattended: false, away: { since: 7, why: 'gone' } });
    expect(alertsOf([between], 0)).toMatchObject([{ tone: 'warn', rings: false }]);
  });

  it('[S2] a cut card that was not drawn at its place is an alert', () => {
    expect(alertsOf([exampleEntry('a', { cutOverdue: 3 })], 0)).toMatchObject([
      { tone: 'warn', words: 'cut card not seen, 3 cards past its place' },
    ]);
  });

  it('[T5] a pause without a reason yet is an alert', () => {
    const pause = { ...examplePause(5), reason: null };
    expect(alertsOf([exampleEntry('a', { pause })], 0)[0]?.words).toBe('paused by Dealer 3');
  });

  it('a table that stopped after a fault is an alert', () => {
    const entry = { ...exampleEntry('a', { stopped: true }), stopReason: 'sealed-shoe' } as const;
    expect(alertsOf([entry], 0)).toMatchObject([
      {
        tone: 'bad',
        rings: true,
        words: 'stopped by itself: its shoe does not open, the key is missing or another',
      },
    ]);
  });

  it('[L4] an exposure near its limit is an alert, a lower one is not', () => {
    const limit = exposureLimit(exampleEntry('a').floor.view.setup);
    const at = (share: number) =>
      alertsOf([exampleEntry('a', { exposureMinor: minor(Math.ceil(limit * share)) })], 0);
    expect(at(0.96)).toMatchObject([{ tone: 'warn', words: 'exposure 96% of its limit', rings: false }]);
    expect(at(0.89)).toEqual([]);
  });

  it('[T6] a correction that waits for approval is an alert', () => {
    expect(alertsOf([], 1)).toMatchObject([{ table: null, name: '1 correction' }]);
    expect(alertsOf([], 2)[0]?.words).toBe('2 corrections wait for a second supervisor');
  });

  it('[T5] alerts are sorted by severity, then by age', () => {
    const tables = [
      exampleEntry('typed', { view: { manual: true } }),
      exampleEntry('late', { pause: examplePause(9) }),
      exampleEntry('early', { pause: examplePause(3) }),
    ];
    expect(alertsOf(tables, 1).map(({ table }) => table)).toEqual(['early', 'late', null, 'typed']);
  });
});
