import { describe, expect, it } from 'vitest';
import { differences } from './difference.ts';

describe('what an entry of the journal changed', () => {
  it('[T6] tells only what differs, amounts in coins', () =>
    expect(
      differences(
        { differentialMinor: 2_000_000, pace: { bettingMs: 15_000 }, name: 'Salon' },
        { differentialMinor: 1_550_050, pace: { bettingMs: 20_000 }, name: 'Salon' },
      ),
    ).toEqual([
      { name: 'table limit', before: '20,000', after: '15,500.50' },
      { name: 'pace, betting', before: '15 s', after: '20 s' },
    ]));

  it('[L3] names the options of a list, wherever they stand in it', () =>
    expect(
      differences(
        [
          { option: 'tie', maxMinor: 500 },
          { option: 'player-pair', maxMinor: 100 },
        ],
        [
          { option: 'player-pair', maxMinor: 200 },
          { option: 'tie', maxMinor: 500 },
        ],
      ),
    ).toEqual([{ name: 'player pair, max', before: '1', after: '2' }]));

  it('[T6] tells what came and what went', () => {
    expect(differences(null, { role: 'dealer', active: true })).toEqual([
      { name: 'role', before: null, after: 'dealer' },
      { name: 'active', before: null, after: 'yes' },
    ]);
    expect(differences({ reason: 'away' }, null)).toEqual([{ name: 'reason', before: 'away', after: null }]);
  });

  it('[L3] tells an item under its name and not by it, and every amount of a list in coins', () =>
    expect(
      differences(null, {
        chipsMinor: [100, 2_500],
        offers: [{ option: 'tie', schedule: 'tie', until: 50 }],
      }),
    ).toEqual([
      { name: 'chips', before: null, after: '1 25' },
      { name: 'offers, tie, until', before: null, after: '50' },
    ]));

  it('[T5] tells a moment as one', () =>
    expect(differences({ signedInAt: Date.UTC(2026, 0, 31, 12) }, null)[0]?.before).toMatch(
      /^31 Jan 2026, /,
    ));

  it('[T6] shows cards and whole values as they are', () => {
    expect(differences({ player: ['AS', '9C'] }, { player: ['AS', '8C'] })).toEqual([
      { name: 'player', before: 'AS 9C', after: 'AS 8C' },
    ]);
    expect(differences('dealer', 'supervisor')).toEqual([
      { name: '', before: 'dealer', after: 'supervisor' },
    ]);
    expect(differences('none', { a: 1 })).toEqual([{ name: '', before: 'none', after: '{"a":1}' }]);
  });

  it('[T6] says nothing when nothing changed', () => {
    expect(differences(null, undefined)).toEqual([]);
    expect(differences({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toEqual([]);
  });
});
