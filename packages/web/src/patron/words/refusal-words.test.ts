import { coins, minor } from '@punto/engine/minor';
import type { TicketRefusal } from '@punto/protocol/message';
import { describe, expect, it } from 'vitest';
import { refusalText } from './refusal-words.ts';

const CASES: readonly (readonly [TicketRefusal, string])[] = [
  [{ reason: 'betting-closed' }, 'No more bets in this round'],
  [{ reason: 'table-paused' }, 'The table is paused'],
  [{ reason: 'no-seat' }, 'Take a seat to stake at this table'],
  [{ reason: 'one-main', option: 'tie' }, 'Only one of the three in a round: Tie is staked already'],
  [{ reason: 'not-offered', option: 'lucky-six' }, 'Lucky six is not offered here'],
  [{ reason: 'mode-not-offered', mode: 'no-commission' }, 'No commission is not offered here'],
  [
    { reason: 'mode-fixed', mode: 'traditional' },
    'Your bets in this round are Traditional: change it in the next',
  ],
  [{ reason: 'closed-for-shoe', option: 'player-bonus', until: 40 }, 'Player bonus closed after round 40'],
  [{ reason: 'not-a-multiple', option: 'tie', stepMinor: coins(1) }, 'Stake Tie in steps of 1'],
  [{ reason: 'below-minimum', option: 'player-pair', minMinor: coins(5) }, 'At least 5 on Player pair'],
  [{ reason: 'above-maximum', option: 'banker', maxMinor: coins(6150) }, 'At most 6,150 on Banker'],
  [{ reason: 'over-differential', option: 'player', openMinor: coins(20) }, 'Player can take up to 20 more'],
  [
    { reason: 'over-differential', option: 'player', openMinor: coins(0) },
    'Player can take no more until Banker is staked',
  ],
  [
    {
      reason: 'over-differential',
      option: 'banker',
      openMinor: coins(20),
      limit: 'patron',
      limitMinor: coins(10_000),
    },
    'Banker can take up to 20 more from you (your limit 10,000)',
  ],
  [
    {
      reason: 'over-differential',
      option: 'banker',
      openMinor: coins(0),
      limit: 'patron',
      limitMinor: coins(50),
    },
    'Banker can take no more from you until you stake Player (your limit 50)',
  ],
  [
    {
      reason: 'over-differential',
      option: 'player',
      openMinor: coins(0),
      limit: 'table',
      limitMinor: coins(900),
    },
    'Player can take no more until Banker is staked (table limit 900)',
  ],
  [{ reason: 'not-enough-balance', availableMinor: minor(1250) }, 'You have 12.50 left to stake'],
  [{ reason: 'not-enough-balance', availableMinor: minor(0) }, 'You have nothing left to stake'],
];

describe('the text of a refusal', () => {
  it.each(CASES)('[L5] %o', (refusal, words) => {
    expect(refusalText(refusal)).toBe(words);
  });

  it('uses the labels of the table', () => {
    expect(refusalText({ reason: 'not-offered', option: 'banker' }, () => 'Banco')).toBe(
      'Banco is not offered here',
    );
  });
});
