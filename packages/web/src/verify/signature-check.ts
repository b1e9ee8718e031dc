// Loads the verification of a beacon's signature on demand: the curve code is larger than the rest of the page. [F2]

import type { SignatureCheck } from '@punto/engine/fairness/verification';
import { fieldOf } from '@punto/engine/object-keys';

/** `file` may be a revealed shoe or round; `undefined` if it contains no signature. */
export const signatureCheckFor = async (file: unknown): Promise<SignatureCheck | undefined> => {
  const signed = fieldOf(fieldOf(fieldOf(file, 'cut'), 'beacon'), 'signature');
  if (signed === undefined) return undefined;
  return (await import('@punto/engine/fairness/drand-signature')).signatureOf;
};
