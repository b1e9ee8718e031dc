import { coins, ZERO } from '@punto/engine/minor';
import { describe, expect, it } from 'vitest';
import { closingWords } from './closing.ts';

const nothing = { stakeMinor: ZERO, spots: 0 };
const four = { stakeMinor: coins(600), spots: 4 };

describe('[T4] unconfirmed chips', () => {
  it('are reported as placed, with the confirmed total', () => {
    expect(closingWords({ kind: 'placed', placedMinor: coins(75), laidMinor: coins(75) }, four)).toEqual([
      '75 placed as betting closed.',
      '600 on four spots stands.',
    ]);
  });

  it('are reported as placed in part, with the reason', () => {
    const part = {
      kind: 'placed',
      placedMinor: coins(50),
      laidMinor: coins(75),
      why: () => 'At most 50 on Tie',
    } as const;
    expect(closingWords(part, nothing)).toEqual([
      '50 of 75 placed as betting closed.',
      'The rest no longer fitted: At most 50 on Tie.',
    ]);
  });

  it('are reported as not placed, with the reason, in the first sentence', () => {
    expect(closingWords({ kind: 'unplaced', laidMinor: coins(75), why: 'not-confirmed' }, four)).toEqual([
      '75 was not placed.',
      'It was not confirmed before betting closed, and is yours again. 600 on four spots stands.',
    ]);
    expect(
      closingWords(
        { kind: 'unplaced', laidMinor: coins(5), why: 'refused', words: () => 'The table is paused' },
        nothing,
      ),
    ).toEqual(['5 was not placed.', 'It is yours again: The table is paused.']);
  });

  it('are reported as lost after a reload, with the round if it is another', () => {
    expect(
      closingWords({ kind: 'unplaced', laidMinor: coins(5), why: 'page-gone', round: 42 }, nothing)[0],
    ).toBe('5 in round 42 was not placed.');
    expect(closingWords({ kind: 'unplaced', laidMinor: coins(5), why: 'unanswered' }, nothing)).toEqual([
      '5 was on its way when this page closed.',
      'Your play record says whether it was placed.',
    ]);
  });
});
