import { describe, expect, it } from 'vitest';
import { differences } from './difference.ts';

describe('differences of a journal entry', () => {
  it('[T6] contain only the differences, with amounts in coins', () =>
    expect(
      differences(
        { differentialMinor: 2_000_000, pace: { bettingMs: 15_000 }, name: 'Salon' },
        { differentialMinor: 1_550_050, pace: { bettingMs: 20_000 }, name: 'Salon' },
      ),
    ).toEqual([
      { name: 'table limit', before: '20,000', after: '15,500.50' },
      { name: 'pace, betting', before: '15 s', after: '20 s' },
    ]));

  it('[L3] match the items of a list by option, not by index', () =>
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

  it('[T6] show added and removed fields', () => {
    expect(differences(null, { role: 'dealer', active: true })).toEqual([
      { name: 'role', before: null, after: 'Dealer' },
      { name: 'active', before: null, after: 'yes' },
    ]);
    expect(differences({ reason: 'away' }, null)).toEqual([{ name: 'reason', before: 'away', after: null }]);
  });

  it('[L3] use an item’s name as the label and not as a value, and show every amount of a list in coins', () =>
    expect(
      differences(null, {
        chipsMinor: [100, 2_500],
        offers: [{ option: 'tie', schedule: 'tie', until: 50 }],
      }),
    ).toEqual([
      { name: 'chips', before: null, after: '1 25' },
      { name: 'offers, tie, until', before: null, after: '50' },
    ]));

  it('[T5] show a time as date and time', () =>
    expect(differences({ signedInAt: Date.UTC(2026, 0, 31, 12) }, null)[0]?.before).toMatch(
      /^31 Jan 2026, /,
    ));

  it('[T6] show cards and plain values unchanged', () => {
    expect(differences({ player: ['AS', '9C'] }, { player: ['AS', '8C'] })).toEqual([
      { name: 'player', before: 'AS 9C', after: 'AS 8C' },
    ]);
    expect(differences('dealer', 'supervisor')).toEqual([
      { name: '', before: 'dealer', after: 'supervisor' },
    ]);
    expect(differences('none', { a: 1 })).toEqual([{ name: '', before: 'none', after: '{"a":1}' }]);
  });

  it('[T5] show a word of the program in words, and no other text of the same letters', () =>
    expect(
      differences(
        { phase: 'closed', service: 'closing-after-round', side: 'player', reason: 'closed' },
        { phase: 'settled', service: 'shut', side: 'banker', reason: 'open' },
      ),
    ).toEqual([
      { name: 'phase', before: 'No more bets', after: 'Result' },
      { name: 'service', before: 'Closes after this round', after: 'Shut' },
      { name: 'side', before: 'Player', after: 'Banker' },
      { name: 'reason', before: 'closed', after: 'open' },
    ]));

  it('[T6] name a field without a text as it is in the data', () =>
    expect(differences({ pace: { newMs: 1_000 } }, { pace: { newMs: 2_000 } })).toEqual([
      { name: 'pace.newMs', raw: true, before: '1 s', after: '2 s' },
    ]));

  it('[T6] are empty when nothing changed', () => {
    expect(differences(null, undefined)).toEqual([]);
    expect(differences({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toEqual([]);
  });

  it('amounts of an operator’s patron are in the patron’s currency, beside those of the house', () => {
    const line = (patron: string, deltaMinor: number) => ({ patron, deltaMinor });
    const after = {
      corrections: [line('guest-1', 1_250), line('gulf.KWD.a', 1_250), line('nippon.JPY.b', 1_250)],
    };
    expect(differences(null, after).map((each) => each.after)).toEqual([
      '12.50',
      '1.250\u00a0KWD',
      '1,250\u00a0JPY',
    ]);
    expect(differences(null, { finding: { stakedMinor: 1_250 } }, 'EUR')).toMatchObject([
      { after: '12.50\u00a0EUR' },
    ]);
  });
});
