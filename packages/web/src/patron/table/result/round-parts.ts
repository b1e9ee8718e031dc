// A settled round bet by bet, as details of its net result: verdict, stake and result of each bet. Payout before
// commission and the commission are separate lines. [L2] [V4]

import { type Minor, minor } from '@punto/engine/minor';
import type { OptionId } from '@punto/engine/option-id';
import { texts } from '@punto/language/catalogue';
import type { KeptRecord } from '@punto/protocol/message';
import { keptWords, paidWords } from '@punto/ui/words/record-words.ts';
import { netOf } from '../../felt/round-net.ts';
import { commissionLines } from '../commission/commission-lines.ts';

const text = texts('sheets').parts;

type Bet = KeptRecord['bets'][number];

export type RoundPart = {
  readonly option: OptionId;
  /** `lost`, `stake returned`, `pays 1:1, less 5% commission`. */
  readonly says: string;
  readonly stakeMinor: Minor;
  /** Returned minus staked. */
  readonly resultMinor: Minor;
};

export const roundParts = ({ bets, status }: Pick<KeptRecord, 'bets' | 'status'>): readonly RoundPart[] =>
  bets.map((bet) => ({
    option: bet.option,
    says: status === 'cancelled' || status === 'voided' ? text.returned() : saysOf(bet),
    stakeMinor: bet.stakeMinor,
    resultMinor: minor(bet.returnedMinor - bet.stakeMinor),
  }));

const saysOf = (bet: Bet): string => {
  if (bet.verdict === 'lost') return text.lost();
  if (bet.verdict === 'pushed') return text.returned();
  const ratio = paidWords(bet);
  return bet.commissionMinor > 0 ? text.paysLess({ ratio, rate: keptWords(bet) }) : text.pays({ ratio });
};

/** `['Staked 600', 'Returned 1,300', 'Payout +750', 'Commission −25', 'Net +700']`. */
export const roundSums = (
  record: Pick<KeptRecord, 'stakedMinor' | 'returnedMinor' | 'bets'>,
): readonly string[] => [
  text.staked({ amount: record.stakedMinor }),
  text.back({ amount: record.returnedMinor }),
  ...(commissionLines(record) ?? []),
  text.net({ amount: netOf(record) }),
];
