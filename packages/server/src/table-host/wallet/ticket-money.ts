// What became of the money of a ticket at the operator, before the writer of the table decides the ticket.
import type { WalletVerdict } from '@punto/operator/rules/answer-of';
import type { WalletIntent } from '@punto/store/wallet-store';
import type { TicketRefusal } from '@punto/table/index';

export type TicketMoney =
  /** No debit was sent, and the ticket is refused. `debit`: its intent, which is closed. */
  | { readonly kind: 'none'; readonly refusal: TicketRefusal; readonly debit: string | null }
  | { readonly kind: 'debit'; readonly intent: WalletIntent; readonly verdict: WalletVerdict };
