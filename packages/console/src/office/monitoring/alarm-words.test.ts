import { minor } from '@punto/engine/minor';
import type { PlayFinding } from '@punto/protocol/floor/monitoring-api';
import { describe, expect, it } from 'vitest';
import { alarmTitle, chanceText, seenText, timesText } from './alarm-words.ts';

const place = { table: 'one', shoe: 2, round: 3 };
const FINDINGS: readonly (readonly [PlayFinding, seen: string, chance: string])[] = [
  [
    { kind: 'big-stake', ...place, stakedMinor: minor(1_200_000), thresholdMinor: minor(1_000_000) },
    'Staked 12,000 in one round.',
    'The threshold of the house is 10,000.',
  ],
  [
    {
      ...{ kind: 'big-win', ...place, stakedMinor: minor(500_000), wonMinor: minor(4_000_000) },
      thresholdMinor: minor(2_000_000),
    },
    'Won 40,000 in one round, with 5,000 staked.',
    'The threshold of the house is 20,000.',
  ],
  [
    { kind: 'opposed-pair', rounds: 80, opposed: 79, expected: 40.23, chanceLog10: -20.5 },
    'In 79 of 80 rounds with stakes of one size, one was on player and the other on banker.',
    'By chance 40.2 are expected; as many or more occur less than once in 10²⁰.',
  ],
  [
    { kind: 'steady-timing', rounds: 90, steady: 88, delayMs: 1_500, expected: 45, chanceLog10: -19.9 },
    'In 88 of 90 rounds the first bet came within the same twentieth of a second, 1,500 ms after betting opened.',
    'Of the steadiest person 45 are expected; as many or more occur less than once in 10¹⁹.',
  ],
  [
    { kind: 'long-play', fromMs: 0, untilMs: 37_800_000, hours: 10.5, mostHours: 10 },
    'Played 10.5 hours, from 1 Jan 1970, 00:00:00 to 1 Jan 1970, 10:30:00, without ten minutes’ pause.',
    'The threshold is 10 hours.',
  ],
  [
    {
      ...{ kind: 'side-count', bet: 'perfect-pair', rounds: 300, favoured: 40, staked: 44, matches: 39 },
      ...{ expected: 6.04, chanceLog10: -31 },
    },
    'Staked perfect pair in 39 of the 40 rounds in which the cards left favoured it, and in 5 others.',
    'By chance 6 are expected; as many or more occur less than once in 10³¹.',
  ],
];

describe('an alarm', () => {
  it.each(FINDINGS)('[B-62] describes the observed and the expected number: %o', (finding, seen, chance) => {
    expect(seenText(finding, 'guest-1').toLowerCase()).toBe(seen.toLowerCase());
    expect(chanceText(finding, 'guest-1')).toBe(chance);
  });

  it('[B-62] about an operator’s patron has amounts in the patron’s currency', () => {
    const finding: PlayFinding = {
      kind: 'big-win',
      ...place,
      ...{ stakedMinor: minor(1_000), wonMinor: minor(20_500), thresholdMinor: minor(20_000) },
    };
    expect(seenText(finding, 'gulf.KWD.a')).toBe(
      'Won 20.500 KWD in one round, with 1 KWD staked.'.replaceAll(' KWD', '\u00a0KWD'),
    );
    expect(chanceText(finding, 'nippon.JPY.a')).toBe('The threshold of the house is 20,000\u00a0JPY.');
  });

  it('[B-62] of another release is named as in the data', () =>
    expect([alarmTitle('long-play'), alarmTitle('new-kind')]).toEqual(['No pause', 'new-kind']));

  it('[B-62] has a chance as a power of ten', () =>
    expect([-10, -12.9, -345].map(timesText)).toEqual(['10¹⁰', '10¹²', '10³⁴⁵']));
});
