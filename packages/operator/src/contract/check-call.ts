// Checks bodies against the schemas of the contract, and sums that a schema cannot state.
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { ANSWER_SCHEMAS, ProblemSchema, type WalletProblem } from './answers.ts';
import { type AnyCall, CALL_SCHEMAS, type CallBodies, type WalletCall } from './calls.ts';

type Fault = { readonly instancePath: string; readonly message: string };

const faultText = (what: string, faults: readonly Fault[]): string => {
  const [first] = faults;
  if (first === undefined) return `${what} does not fit the contract`;
  const place = first.instancePath === '' ? what : `${what}${first.instancePath}`;
  return `${place} ${first.message}`;
};

const calls = {
  session: Compile(CALL_SCHEMAS.session),
  balance: Compile(CALL_SCHEMAS.balance),
  debit: Compile(CALL_SCHEMAS.debit),
  cancel: Compile(CALL_SCHEMAS.cancel),
  credit: Compile(CALL_SCHEMAS.credit),
  adjust: Compile(CALL_SCHEMAS.adjust),
  promo: Compile(CALL_SCHEMAS.promo),
} as const;

const answers = {
  session: Compile(ANSWER_SCHEMAS.session),
  balance: Compile(ANSWER_SCHEMAS.balance),
  debit: Compile(ANSWER_SCHEMAS.debit),
  cancel: Compile(ANSWER_SCHEMAS.cancel),
  credit: Compile(ANSWER_SCHEMAS.credit),
  adjust: Compile(ANSWER_SCHEMAS.adjust),
  promo: Compile(ANSWER_SCHEMAS.promo),
} as const;

const problem = Compile(ProblemSchema);
const refusal = Compile(Type.Omit(ProblemSchema, ['say', 'lang']));

/** The fault of a body of this call; `null`: it is valid. */
export const callFault = (call: WalletCall, body: unknown): string | null => {
  const validator = calls[call];
  return validator.Check(body) ? sumFault(call, body) : faultText('body', validator.Errors(body));
};

/** The typed call if the body is valid. */
export const asCall = (call: WalletCall, body: unknown): AnyCall | null => {
  const sent = { call, body };
  return isCall(sent) ? sent : null;
};

const isCall = (sent: { readonly call: WalletCall; readonly body: unknown }): sent is AnyCall =>
  callFault(sent.call, sent.body) === null;

/** Lines must add up to the amount. */
const sumFault = (call: WalletCall, body: CallBodies[WalletCall]): string | null => {
  if (call === 'debit' && 'ticket' in body) {
    const sum = body.lines.reduce((total, { stake }) => total + stake, 0);
    return sum === body.amount
      ? null
      : `body/lines: their stakes add up to ${sum}, the amount is ${body.amount}`;
  }
  if (call === 'credit' && 'debits' in body) {
    const sum = body.lines.reduce((total, line) => total + line.return, 0);
    return sum === body.amount
      ? null
      : `body/lines: their returns add up to ${sum}, the amount is ${body.amount}`;
  }
  return null;
};

/** The fault of an answer with status 200 to this call; `null`: it is valid. */
export const answerFault = (call: WalletCall, body: unknown): string | null => {
  const validator = answers[call];
  return validator.Check(body) ? null : faultText('answer', validator.Errors(body));
};

/** The fault of a problem body; `null`: it is valid. */
export const problemFault = (body: unknown): string | null =>
  problem.Check(body) ? null : faultText('problem', problem.Errors(body));

export const isProblem = (body: unknown): body is WalletProblem => problem.Check(body);

/** Whether code, retryable and balance are right. The words do not count: Punto shows those that it can. */
export const isRefusal = (body: unknown): body is Omit<WalletProblem, 'say' | 'lang'> => refusal.Check(body);
