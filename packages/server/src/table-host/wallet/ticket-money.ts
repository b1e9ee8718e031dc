// Outcome of the debit of a ticket, as the wallet actor hands it to the table's writer.
import type { WalletVerdict } from '@punto/operator/rules/answer-of';
import type { WalletIntent } from '@punto/store/wallet-store';
import type { TicketRefusal } from '@punto/table/index';

export type TicketMoney =
  /** No debit was sent, and the ticket is refused. `debit`: the id of the intent to close; `null`: no intent was written. */
  | { readonly kind: 'none'; readonly refusal: TicketRefusal; readonly debit: string | null }
  | { readonly kind: 'debit'; readonly intent: WalletIntent; readonly verdict: WalletVerdict };
