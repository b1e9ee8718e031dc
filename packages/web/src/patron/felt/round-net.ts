// The one number of a settled round: what came back less what was staked, over all its bets, commission taken off.
// Whether the felt may celebrate is decided by it alone, so that a single winning bet in a losing round does not
// shine. [L2] [B-47]

import { type Minor, minor } from '@punto/engine/minor';
import type { KeptRecord } from '@punto/protocol/message';
import { money, signedMoney } from '@punto/ui/words/number.ts';

type Sums = Pick<KeptRecord, 'stakedMinor' | 'returnedMinor'>;

export const netOf = ({ stakedMinor, returnedMinor }: Sums): Minor => minor(returnedMinor - stakedMinor);

/** `+700`, `−50`, `0`. */
export const netText = (record: Sums): string => signedMoney(netOf(record));

export type NetSign = 'up' | 'even' | 'down';

export const netSign = (record: Sums): NetSign => {
  const net = netOf(record);
  if (net > 0) return 'up';
  return net < 0 ? 'down' : 'even';
};

/** Under the number: a round in which nothing was won or lost gave every stake back, or won as much as it lost. */
export const netNote = ({ status, bets }: Pick<KeptRecord, 'status' | 'bets'>): string =>
  status === 'cancelled' || status === 'voided' || bets.every((bet) => bet.verdict === 'pushed')
    ? 'returned'
    : 'your round';

/**
 * Gold, glow and the sound of a payout: only for a round that was seen as it ended, by its first account, and only if
 * more came back than was staked in all. [B-47]
 */
export const mayCelebrate = (record: (Sums & Pick<KeptRecord, 'status'>) | null, live: boolean): boolean =>
  record !== null && live && record.status === 'settled' && netSign(record) === 'up';

const SPOKEN: Readonly<Record<NetSign, (sum: string) => string>> = {
  up: (sum) => `You win ${sum} in this round`,
  even: () => 'You neither win nor lose in this round',
  down: (sum) => `You lose ${sum} in this round`,
};

/** For those who do not see the number. */
export const netSpoken = (record: Sums & Pick<KeptRecord, 'balanceAfterMinor'>): string => {
  const sum = money(minor(Math.abs(netOf(record))));
  return `${SPOKEN[netSign(record)](sum)}. Balance ${money(record.balanceAfterMinor)}`;
};
