import { coins, minor } from '@punto/engine/minor';
import type { KeptRecord } from '@punto/protocol/message';
import { expect, it } from 'vitest';
import { commissionLines } from './commission-lines.ts';

const bet = (option: 'player' | 'banker', winnings: number, kept: number): KeptRecord['bets'][number] => ({
  option,
  stakeMinor: coins(50),
  verdict: winnings > 0 ? 'won' : 'lost',
  winningsMinor: coins(winnings),
  commissionMinor: minor(kept),
  returnedMinor: minor(winnings > 0 ? 5_000 + winnings * 100 - kept : 0),
});

it('[V4] [L2] states the payout before commission, and the commission as a separate debit', () => {
  expect(commissionLines({ bets: [bet('banker', 50, 250), bet('player', 0, 0)] })).toEqual([
    'Payout +50',
    'Commission −2.50',
  ]);
});
it('[L2] is null without commission', () => {
  expect(commissionLines({ bets: [bet('player', 50, 0)] })).toBeNull();
});
