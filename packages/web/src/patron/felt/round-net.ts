// Net result of a settled round: returns minus stakes over all bets, commission deducted. It alone decides whether a
// win is celebrated, so that one winning bet in a losing round is not. [L2] [B-47]

import { type Minor, minor } from '@punto/engine/minor';
import { texts } from '@punto/language/catalogue';
import type { KeptRecord } from '@punto/protocol/message';
import { signedMoney } from '@punto/ui/words/number.ts';

const text = texts('felt').net;

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

/** Note below the number when the net is zero: all stakes were returned, or winnings and losses were equal. */
export const netNote = ({ status, bets }: Pick<KeptRecord, 'status' | 'bets'>): string =>
  status === 'cancelled' || status === 'voided' || bets.every((bet) => bet.verdict === 'pushed')
    ? text.returned()
    : text.round();

/**
 * Whether gold, glow and the payout sound are shown: only for a round seen live, with its first record, and only if
 * more was returned than staked in total. [B-47]
 */
export const mayCelebrate = (record: (Sums & Pick<KeptRecord, 'status'>) | null, live: boolean): boolean =>
  record !== null && live && record.status === 'settled' && netSign(record) === 'up';

/** For screen readers. */
export const netSpoken = (record: Sums & Pick<KeptRecord, 'balanceAfterMinor'>): string => {
  const sum = minor(Math.abs(netOf(record)));
  const balance = record.balanceAfterMinor;
  const sign = netSign(record);
  return sign === 'even' ? text.even({ balance }) : text[sign]({ sum, balance });
};
