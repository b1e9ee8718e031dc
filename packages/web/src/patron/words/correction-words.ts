// Texts of a round that was cancelled, voided or settled again. [T5] [T6]
import { minor, ZERO } from '@punto/engine/minor';
import { texts } from '@punto/language/catalogue';
import type { KeptRecord } from '@punto/protocol/message';
import { balanceWords } from '@punto/ui/words/record-words.ts';

const { joined, record: shared } = texts('shared');
const text = texts('record').round.revision;

/** `Round 41 was corrected: +25`. The same words for a gain and a loss. */
export const correctionWords = ({ status, round, tableName: table, correction }: KeptRecord): string => {
  const moved = correction ? minor(correction.deltaMinor + correction.uncollectedMinor) : ZERO;
  const how = status === 'voided' ? shared.corrected.voided : shared.corrected.resettled;
  return joined.two({ first: how({ table, round }), second: balanceWords(moved) });
};

/** Note at a record that is not the first revision of its round. */
export const revisionWords = ({ status, reason, correction }: KeptRecord): string | null => {
  if (status === 'settled') return null;
  const revision = reason ? text[FOR[status]]({ reason }) : text[status]();
  const uncollected = status === 'cancelled' ? undefined : correction?.uncollectedMinor;
  return uncollected ? text.notTakenBack({ revision, amount: uncollected }) : revision;
};
const FOR = { cancelled: 'cancelledFor', voided: 'voidedFor', resettled: 'resettledFor' } as const;
