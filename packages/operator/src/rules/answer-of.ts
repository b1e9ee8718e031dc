// What an answer of the wallet is worth. Whatever is not signed, not readable or not to this call is no answer.

import type { WalletCall } from '../contract/calls.ts';
import { answerFault, isProblem } from '../contract/check-call.ts';
import type { WalletCode } from '../contract/code.ts';

export type WalletVerdict =
  | { readonly kind: 'done'; readonly balance: number }
  | { readonly kind: 'refused'; readonly code: WalletCode }
  | { readonly kind: 'unclear' };

export const UNCLEAR: WalletVerdict = { kind: 'unclear' };

/** An answer as it came: the status, whether its signature is right, and its body, read as JSON where that was possible. */
export type ReceivedAnswer = { readonly status: number; readonly signed: boolean; readonly json: unknown };

/** `null`: none came. `sent`: the id and the currency of the call. */
export const verdictOf = (
  call: WalletCall,
  sent: { readonly transaction?: string; readonly currency: string },
  answer: ReceivedAnswer | null,
): WalletVerdict => {
  if (answer === null || !answer.signed || answer.status >= 500) return UNCLEAR;
  const { status, json } = answer;
  if (status >= 400) return isProblem(json) ? { kind: 'refused', code: json.code } : UNCLEAR;
  if (status !== 200 || answerFault(call, json) !== null) return UNCLEAR;
  const { transaction, currency, balance } = fieldsOf(json);
  if (currency !== sent.currency || typeof balance !== 'number') return UNCLEAR;
  if (sent.transaction !== undefined && transaction !== sent.transaction) return UNCLEAR;
  return { kind: 'done', balance };
};

const fieldsOf = (json: unknown): { readonly [name: string]: unknown } =>
  typeof json === 'object' && json !== null ? { ...json } : {};
