// The statements that a play record without a wrong line proves, and those that no such file can prove. See
// docs/reference/fairness.md. [T8] [B]
import type { RecordFile } from '@punto/engine/play-record/record-file';
import { texts } from '@punto/language/catalogue';
import type { Proof } from './proof-statements.ts';

const text = texts('verify').record.proof;

export const recordProofs = ({ records, definitions, rounds }: RecordFile): readonly Proof[] => {
  const settled = records.filter(({ status }) => status === 'settled').length;
  return [
    { is: 'proved', says: text.settled() },
    ...(rounds.length > 0 && rounds.length >= settled
      ? [{ is: 'proved', says: text.cards() } as const]
      : [{ is: 'unasked', says: text.cardsUnasked() } as const]),
    ...(Object.keys(definitions).length > 0 ? [{ is: 'unasked', says: text.definitions() } as const] : []),
    { is: 'open', says: text.stakes() },
  ];
};
