// A settled round bet by bet, as details of its net result: verdict, stake and result of each bet. Payout before
// commission and the commission are separate lines. [L2] [V4]

import { type Minor, minor } from '@punto/engine/minor';
import type { OptionId } from '@punto/engine/option-id';
import type { KeptRecord } from '@punto/protocol/message';
import { money } from '@punto/ui/words/number.ts';
import { keptWords, paidWords } from '@punto/ui/words/record-words.ts';
import { netText } from '../../felt/round-net.ts';
import { commissionLines } from '../commission/commission-lines.ts';

type Bet = KeptRecord['bets'][number];

export type RoundPart = {
  readonly option: OptionId;
  /** `lost`, `stake returned`, `pays 1:1, less 5 % commission`. */
  readonly says: string;
  readonly stakeMinor: Minor;
  /** Returned minus staked. */
  readonly resultMinor: Minor;
};

export const roundParts = ({ bets, status }: Pick<KeptRecord, 'bets' | 'status'>): readonly RoundPart[] =>
  bets.map((bet) => ({
    option: bet.option,
    says: status === 'cancelled' || status === 'voided' ? RETURNED : saysOf(bet),
    stakeMinor: bet.stakeMinor,
    resultMinor: minor(bet.returnedMinor - bet.stakeMinor),
  }));

const RETURNED = 'stake returned';

const saysOf = (bet: Bet): string => {
  if (bet.verdict === 'lost') return 'lost';
  if (bet.verdict === 'pushed') return RETURNED;
  const less = bet.commissionMinor > 0 ? `, less ${keptWords(bet)} commission` : '';
  return `pays ${paidWords(bet)}${less}`;
};

/** `['Staked 600', 'Returned 1,300', 'Payout +750', 'Commission −25', 'Net +700']`. */
export const roundSums = (
  record: Pick<KeptRecord, 'stakedMinor' | 'returnedMinor' | 'bets'>,
): readonly string[] => [
  `Staked ${money(record.stakedMinor)}`,
  `Returned ${money(record.returnedMinor)}`,
  ...(commissionLines(record) ?? []),
  `Net ${netText(record)}`,
];
