import { coins } from '@punto/engine/minor';
import { loadTexts } from '@punto/language/catalogue';
import { beforeAll, describe, expect, it } from 'vitest';
import { newsWords, seatWithBehind } from './behind-words.ts';

beforeAll(() => loadTexts('behind'));

const free = { seat: '5', taken: true, declines: false, bets: {} };
const behind = (patrons: number) => ({ ...free, behind: { patrons, stakeMinor: coins(patrons * 10) } });

describe('texts of bets behind a seat', () => {
  it.each([
    [{ missed: { reason: 'away' } }, 'Nothing was staked behind seat 5, because you were away.'],
    [
      { missed: { reason: 'not-enough-balance', availableMinor: coins(9) } },
      'Nothing was staked behind seat 5. You have 9 left to stake.',
    ],
    [
      { missed: { reason: 'below-minimum', option: 'player', minMinor: coins(25) } },
      'Nothing was staked behind seat 5. At least 25 on Punto.',
    ],
    [{ ended: 'seat-left' }, 'Your bets behind seat 5 have ended: the seat was left.'],
    [{ ended: 'rounds' }, 'The last of your rounds behind seat 5 is on the felt.'],
  ] as const)('[V6] %j', (news, words) => {
    expect(newsWords({ seat: '5', news }, () => 'Punto')).toBe(words);
  });

  it('[V6] name a seat, the number of patrons behind it, and the effect of a press', () => {
    expect(seatWithBehind('Seat 5, taken', free, null)).toBe('Seat 5, taken');
    expect(seatWithBehind('Seat 5, yours', free, 'own')).toBe('Seat 5, yours. Bets behind it');
    expect(seatWithBehind('Seat 5, taken', behind(0), 'bet')).toBe(
      'Seat 5, taken, bets behind it are allowed. Bet behind it',
    );
    expect(seatWithBehind('Seat 5, taken', behind(1), 'bet')).toBe(
      'Seat 5, taken, 1 patron is behind it with 10. Bet behind it',
    );
    expect(seatWithBehind('Seat 5, taken', behind(2), 'bet')).toContain('2 patrons are behind it with 20');
  });
});
