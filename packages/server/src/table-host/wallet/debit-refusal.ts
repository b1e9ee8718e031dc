// Makes the refusal of a ticket whose debit the wallet refused, with the operator's sentence if the patron can act on the
// code.
import { minor } from '@punto/engine/minor';
import type { WalletVerdict } from '@punto/operator/rules/answer-of';
import { type TicketRefusal, WALLET_REFUSALS, type WalletRefusal } from '@punto/table/index';

type RefusedDebit = Extract<WalletVerdict, { readonly kind: 'refused' }>;

/** With codes that the patron cannot change, the words of an operator are for programmers: they are not passed on. */
export const debitRefusal = ({ code, balance = 0, say }: RefusedDebit): TicketRefusal => {
  const words = say === undefined ? {} : { say };
  if (code === 'funds') return { reason: 'not-enough-balance', availableMinor: minor(balance), ...words };
  const shown = WALLET_REFUSALS.find((each): each is WalletRefusal => each === code);
  return shown === undefined
    ? { reason: 'wallet-refused', code: 'fault' }
    : { reason: 'wallet-refused', code: shown, ...words };
};
