import type { CoupView } from '@punto/protocol/message';
import { setSettings } from '@punto/ui/client/settings.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { setup, view } from '../../../test/fixtures/table-setup.ts';
import { leftOutWords, wordsOf } from './log-words.ts';
import type { Moment } from './moments.ts';

const MOMENTS: Readonly<Record<string, Moment>> = {
  opened: { type: 'betting-opened', round: 7, last: false },
  closed: { type: 'betting-closed' },
  card: { type: 'card', side: 'player', place: 1, card: '9H', score: 9, turned: false },
  call: { type: 'call', call: { naturals: [], player: 'draws', banker: null } },
  result: { type: 'result', coup: { outcome: 'tie', playerScore: 6, bankerScore: 6 } as CoupView },
};
const told = (isSaid: boolean) =>
  Object.values(MOMENTS).map((moment) => wordsOf(moment, view({}), () => isSaid));

afterEach(() => setSettings({ voice: 'off' }));

describe('the log of a screen reader', () => {
  it('has the caller’s lines, in the same words, while the voice is silent', () => {
    expect(told(false)).toEqual([
      'Round 7. Place your bets',
      'No more bets',
      'Player: 9 of hearts, score 9',
      '',
      'Tie, six each',
    ]);
    setSettings({ voice: 'full' });
    expect(told(false)[3]).toBe('Player draws');
  });

  it('leaves out lines that the caller speaks, and still names the card', () => {
    expect(told(true)).toEqual(['', '', 'Player: 9 of hearts', '', '']);
  });

  it('[V6] always has the calls where patrons deal in turn', () => {
    const seats = {} as NonNullable<(typeof setup)['seats']>;
    const atBigTable = view({ setup: { ...setup, seats } });
    expect(wordsOf(MOMENTS.call as Moment, atBigTable, () => false)).toBe('Player draws');
  });

  it('has betting and results that the voice left out, and no points', () => {
    const lines = [
      { id: 'banker-points', points: 6 },
      { id: 'tie', points: 6 },
    ] as const;
    expect(leftOutWords(lines, setup.labels)).toBe('Tie, six each');
    expect(leftOutWords(lines.slice(0, 1), setup.labels)).toBe('');
  });
});
