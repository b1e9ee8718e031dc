// The takeover of open debits by a new holder, at the moments between the steps of its own tickets.
import { setImmediate } from 'node:timers/promises';
import { coins } from '@punto/engine/minor';
import type { WalletDebit } from '@punto/store/wallet-store';
import { patronId, tableId, ticketId } from '@punto/table/index';
import { expect, it } from 'vitest';
import { createManualClock } from '../../../test/support/manual-clock.ts';
import { accountOf, createTestDesk, sessionOf } from '../../../test/support/test-wallets.ts';
import { debitId } from '../../wallet/call-ids.ts';
import { createTableWallet, type TableWalletParts } from './table-wallet.ts';

const ANNA = patronId('lagoon.EUR.anna');
const TABLE = tableId('one');
const TICKET = ticketId('ticket-1');
const ROUND = { table: TABLE, shoe: 1, round: 1 };
const LEFT: WalletDebit = {
  ...{ ...ROUND, debit: debitId(ROUND, ANNA, TICKET), patron: ANNA, ticket: TICKET, brand: 'lagoon' },
  ...{ account: accountOf(ANNA), session: sessionOf(ANNA), amountMinor: coins(10), at: 1, traceparent: null },
  ...{ state: 'open', reason: null },
};

type Put = Parameters<TableWalletParts['put']>[0];

const actorOf = (is: () => 'open' | 'left' = () => 'open') => {
  const clock = createManualClock();
  const items: Put[] = [];
  const store = {
    wallet: { openDebits: async () => [LEFT], takeOver: async () => [] },
  } as unknown as TableWalletParts['store'];
  const wallet = createTableWallet({
    ...{ table: TABLE, store, clock, desk: createTestDesk(store, clock, { lagoon: async () => null }) },
    ...{
      log: { error: () => {}, warn: () => {} } as unknown as TableWalletParts['log'],
      state: () => null,
      tracing: null,
    },
    ...{ put: (item) => void items.push(item), is, changed: () => {}, wakeTable: () => {} },
  });
  return { clock, items, wallet };
};

it('[L6] gives up the debit of a ticket that is sent again and refused in the same moment', async () => {
  const { items, wallet } = actorOf();
  const bets = [{ option: 'player', stakeMinor: coins(10) }] as const;
  const ticket = { id: TICKET, patron: ANNA, shoe: 1, round: 1, mode: 'traditional', bets } as const;
  void wallet.place({ ticket, arrived: createManualClock().now(), suspended: false });
  void wallet.takeOver();
  await setImmediate();
  expect(items.map(({ kind }) => kind)).toEqual(['ticket', 'give-up']);
  wallet.close();
});

it('[L6] gives the debits up again when the lease was in doubt', async () => {
  let is: 'open' | 'left' = 'left';
  const { clock, items, wallet } = actorOf(() => is);
  await wallet.takeOver();
  expect(items).toEqual([]);
  is = 'open';
  clock.advance(1_000);
  await setImmediate();
  expect(items).toMatchObject([{ kind: 'give-up', debits: [LEFT] }]);
  wallet.close();
});
