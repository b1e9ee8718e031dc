// Texts of the errors that every request to the server can meet. Part of the first view, which `fault-text.ts` is not.
import { texts } from '@punto/language/catalogue';
import { ApiRefusal } from '@punto/protocol/client/api-client';

const text = texts('shell').fault;

/** Looked up when it is drawn, so callers keep the fault and not its text. */
export const requestFaultText = (fault: unknown): string => {
  if (!(fault instanceof ApiRefusal)) return String(fault);
  const { error, said } = fault;
  if (error === 'unreadable') return text[error]({ status: said.status ?? 0 });
  const { detail } = said;
  return text[detail === 'nothing-written' || detail === 'perhaps-written' ? detail : error]();
};
