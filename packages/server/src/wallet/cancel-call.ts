// The cancel of a debit as a row of the outbox.
import type { Minor } from '@punto/engine/minor';
import { keyOf } from '@punto/ledger/index';
import type { CancelCall } from '@punto/operator/contract/calls';
import type { OutboxCall, WalletIntent } from '@punto/store/wallet-store';
import { cancelId } from './call-ids.ts';

/** `deltaMinor`: the stake of the ticket, 0 when the ticket did not count. */
export const cancelOf = (
  { debit, session, account, brand, patron, table, traceparent }: WalletIntent,
  reason: CancelCall['reason'],
  { at, deltaMinor }: { readonly at: number; readonly deltaMinor: Minor },
): OutboxCall => {
  const id = cancelId(debit, reason);
  const { currency } = keyOf(patron);
  const body: CancelCall = { transaction: id, session, patron: account, brand, currency, debit, reason };
  return {
    ...{ id, call: 'cancel', brand, table, patron, deltaMinor, at, traceparent },
    body: JSON.stringify(body),
  };
};
