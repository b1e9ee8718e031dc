import type { AnyMoneyCall } from '@punto/operator/contract/calls';
import type { KeptCall } from '@punto/store/wallet-store';
import { expect, it } from 'vitest';
import { unresolvedEvent } from './unresolved-event.ts';

it('the webhook about an unresolved call has one id however often the call fails, and the public name of its table', () => {
  const call = { id: 'credit:c1', call: 'credit', brand: 'lagoon', table: 'own.lagoon.EUR.7f', at: 0 };
  const sent = { body: { patron: 'anna-77', currency: 'EUR' } } as AnyMoneyCall;
  const event = (attempts: number) =>
    unresolvedEvent({ ...call, attempts } as KeptCall, sent, 60_000 * attempts);
  expect(event(6)).toMatchObject({ id: 'unresolved:credit:c1', brand: 'lagoon', at: 360_000 });
  expect(event(7).id).toBe(event(6).id);
  expect(event(6).data).toMatchObject({
    transaction: 'credit:c1',
    table: 'own',
    patron: 'anna-77',
    attempts: 6,
  });
});
