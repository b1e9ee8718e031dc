// Instructions for an unresolved wallet call, by its last answer. Nothing depends on the kind of the call: each is repeated until the
// wallet has answered it.
import { texts } from '@punto/language/catalogue';
import type { OwedCallLine } from '@punto/protocol/floor/wallet-api';

const text = texts('reports').operators.calls;

/** Faults that the next retry may resolve without a person: no answer, or a retryable code of the wallet. */
const PASSING = new Set(['no-answer', 'busy', 'unavailable']);

export const todoText = ({ fault }: Pick<OwedCallLine, 'fault'>): string => {
  if (fault === null) return text.todo.behind();
  if (PASSING.has(fault)) return text.todo.wait();
  return fault === 'signature' ? text.todo.keys() : text.todo.refused();
};

export const answerText = (fault: string): string =>
  text.answer({ what: fault === 'no-answer' ? text.noAnswer() : fault });
