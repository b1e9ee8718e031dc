// The check of a beacon's signature, loaded when there is one to check: the curve is heavier than all the rest. [F2]
import type { SignatureCheck } from '@punto/engine/fairness/verification';

/** Of what may be an opened shoe or round; `undefined`: nothing in it is signed. */
export const signatureCheckFor = async (file: unknown): Promise<SignatureCheck | undefined> => {
  const signed = (
    file as { readonly cut?: { readonly beacon?: { readonly signature?: unknown } | null } } | null
  )?.cut?.beacon?.signature;
  if (signed === undefined) return undefined;
  return (await import('@punto/engine/fairness/drand-signature')).signatureOf;
};
