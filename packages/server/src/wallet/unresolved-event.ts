// The webhook about an owed call that has failed and is a minute old. Its id is that of the call, so each call has one, however often it fails.
import type { AnyMoneyCall } from '@punto/operator/contract/calls';
import type { KeptCall } from '@punto/store/wallet-store';
import type { WebhookEvent } from '@punto/store/webhook-store';
import { publicName } from '@punto/table/ids';

export const unresolvedEvent = (
  { id, call, brand, table, at: owedAt, attempts }: KeptCall,
  { body: { patron, currency } }: AnyMoneyCall,
  at: number,
): WebhookEvent => ({
  ...{ id: `unresolved:${id}`, brand, type: 'wallet.unresolved', ordering: `wallet:${id}`, at },
  data: {
    ...{ transaction: id, call, patron, currency, table: publicName(table), attempts },
    owedSince: new Date(owedAt).toISOString(),
  },
});
