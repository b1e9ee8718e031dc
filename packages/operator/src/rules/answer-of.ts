// Validates an answer of the wallet. An unsigned or unreadable answer, or one to another call, counts as no answer.

import type { WalletProblem } from '../contract/answers.ts';
import type { WalletCall } from '../contract/calls.ts';
import { answerFault, isRefusal } from '../contract/check-call.ts';
import type { WalletCode } from '../contract/code.ts';
import { type RefusalWords, refusalWords } from './refusal-words.ts';

export type WalletVerdict =
  | { readonly kind: 'done'; readonly balance: number }
  | {
      readonly kind: 'refused';
      readonly code: WalletCode;
      readonly balance?: number;
      /** The operator's sentence for the patron. */
      readonly say?: RefusalWords;
    }
  | { readonly kind: 'unclear' };

export const UNCLEAR: WalletVerdict = { kind: 'unclear' };

/** A received HTTP answer: status, validity of the signature, and the body, parsed as JSON if possible. */
export type ReceivedAnswer = { readonly status: number; readonly signed: boolean; readonly json: unknown };

/** `null`: no answer was received. `sent`: id and currency of the call. */
export const verdictOf = (
  call: WalletCall,
  sent: { readonly transaction?: string; readonly currency: string },
  answer: ReceivedAnswer | null,
): WalletVerdict => {
  if (answer === null || !answer.signed || answer.status >= 500) return UNCLEAR;
  const { status, json } = answer;
  if (status >= 400) return isRefusal(json) ? refusedWith(json) : UNCLEAR;
  if (status !== 200 || answerFault(call, json) !== null) return UNCLEAR;
  const { transaction, currency, balance } = fieldsOf(json);
  if (currency !== sent.currency || typeof balance !== 'number') return UNCLEAR;
  if (sent.transaction !== undefined && transaction !== sent.transaction) return UNCLEAR;
  return { kind: 'done', balance };
};

const refusedWith = (problem: Pick<WalletProblem, 'code' | 'balance'>): WalletVerdict => {
  const { code, balance } = problem;
  const { say, lang } = fieldsOf(problem);
  const words = refusalWords(say, lang);
  return {
    ...{ kind: 'refused', code },
    ...(balance === undefined ? {} : { balance }),
    ...(words === null ? {} : { say: words }),
  };
};

const fieldsOf = (json: unknown): { readonly [name: string]: unknown } =>
  typeof json === 'object' && json !== null ? { ...json } : {};
