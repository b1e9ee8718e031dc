// Texts of a round that was cancelled, voided or settled again. [T5] [T6]
import { minor } from '@punto/engine/minor';
import type { KeptRecord } from '@punto/protocol/message';
import { money, signedMoney } from '@punto/ui/words/number.ts';

/** `Round 41 was corrected: +25`. The same words for a gain and a loss. */
export const correctionWords = ({ status, round, tableName, correction }: KeptRecord): string => {
  const moved = correction ? correction.deltaMinor + correction.uncollectedMinor : 0;
  const how = status === 'voided' ? 'was voided, and every stake went back' : 'was settled again';
  const account = moved === 0 ? 'Your balance stays' : `Your balance: ${signedMoney(minor(moved))}`;
  return `${tableName}, round ${round} ${how}. ${account}.`;
};

/** Note at a record that is not the first revision of its round. */
export const revisionWords = ({ status, reason, correction }: KeptRecord): string | null => {
  if (status === 'settled') return null;
  const why = reason ? `: ${reason}` : '';
  if (status === 'cancelled') return `Cancelled${why}`;
  const how = status === 'voided' ? 'Voided' : 'Settled again';
  const left = correction?.uncollectedMinor
    ? `. ${money(correction.uncollectedMinor)} was not taken back`
    : '';
  return `${how}${why}${left}`;
};
