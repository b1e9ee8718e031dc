import { coins, minor } from '@punto/engine/minor';
import type { KeptRecord } from '@punto/protocol/message';
import { describe, expect, it } from 'vitest';
import { mayCelebrate, netNote, netSign, netSpoken, netText } from './round-net.ts';

const round = (staked: number, returned: number, some: Partial<KeptRecord> = {}) =>
  ({
    status: 'settled',
    stakedMinor: minor(staked),
    returnedMinor: minor(returned),
    balanceAfterMinor: coins(1000),
    bets: [],
    ...some,
  }) as unknown as KeptRecord;
const bet = (verdict: string) => ({ verdict }) as KeptRecord['bets'][number];

describe('[L2] the net of a round', () => {
  it('is returns minus stakes, with a sign, and 0 without one', () => {
    expect([round(60_000, 130_000), round(57_500, 52_500), round(5000, 5000)].map(netText)).toEqual([
      '+700',
      '−50',
      '0',
    ]);
    // Banker with 25 pays 23.75: the commission is deducted.
    expect(netText(round(2500, 4875))).toBe('+23.75');
  });

  it('is announced in words with the balance after it', () => {
    expect(netSpoken(round(100, 300))).toBe('You win 2 in this round. Balance 1,000');
    expect(netSpoken(round(300, 100))).toBe('You lose 2 in this round. Balance 1,000');
    expect(netSpoken(round(300, 300))).toBe('You neither win nor lose in this round. Balance 1,000');
  });

  it('reports returned stakes only if all of them were returned', () => {
    expect(netNote(round(1, 1, { bets: [bet('pushed'), bet('pushed')] }))).toBe('returned');
    expect(netNote(round(1, 1, { bets: [bet('won'), bet('lost')] }))).toBe('your round');
    expect(netNote(round(1, 1, { status: 'cancelled', bets: [bet('lost')] }))).toBe('returned');
  });
});

describe('[B-47] celebration of a win', () => {
  it('requires more returned than staked in total, seen live', () => {
    expect(mayCelebrate(round(1000, 1001), true)).toBe(true);
    expect(mayCelebrate(round(1000, 1001), false)).toBe(false);
    expect(mayCelebrate(null, true)).toBe(false);
  });

  it('excludes a round in which one bet won and others lost more, and one without gain', () => {
    const partly = round(52_500, 52_499, { bets: [bet('won'), bet('lost')] });
    expect(netSign(partly)).toBe('down');
    expect(mayCelebrate(partly, true)).toBe(false);
    expect(mayCelebrate(round(5000, 5000), true)).toBe(false);
  });

  it('excludes corrections in either direction', () => {
    for (const status of ['resettled', 'voided', 'cancelled'] as const)
      expect(mayCelebrate(round(1000, 2000, { status: status as KeptRecord['status'] }), true)).toBe(false);
  });
});
