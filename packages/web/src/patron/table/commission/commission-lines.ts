// Payout before commission, and the commission as a debit. [L2]

import { addMinor, minor, ZERO } from '@punto/engine/minor';
import { texts } from '@punto/language/catalogue';
import type { KeptRecord } from '@punto/protocol/message';

const text = texts('table').commission;

/** `['Payout +50', 'Commission −2.50']`; `null` if no commission was taken. */
export const commissionLines = ({ bets }: Pick<KeptRecord, 'bets'>): readonly string[] | null => {
  const paid = bets.map((bet) => bet.winningsMinor).reduce(addMinor, ZERO);
  const kept = bets.map((bet) => bet.commissionMinor).reduce(addMinor, ZERO);
  return kept === 0 ? null : [text.payout({ amount: paid }), text.kept({ amount: minor(-kept) })];
};
