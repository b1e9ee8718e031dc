// What a refused ticket costs while the operator is away: writes, calls and turns of the event loop, which no other work on the machine
// changes. How long these take is up to processor and disk; `npm run kill -- --wallet away` measures it.
import type { AnyCall } from '@punto/operator/contract/calls';
import { patronId, ticketId } from '@punto/table/index';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ONE_DECK } from '../../../test/support/one-deck.ts';
import {
  createTestDeployment,
  seededWords,
  type TestDeployment,
} from '../../../test/support/test-deployment.ts';
import { createTestDesk, LAGOON_CURRENCIES } from '../../../test/support/test-wallets.ts';

const LONG_BETTING = { ...ONE_DECK, pace: { ...ONE_DECK.pace, bettingMs: 1_000_000 } };

let deployment: TestDeployment;
let count: { writes: number; intents: number; debits: number; turns: number };
let isOpen: () => boolean;
let counting: NodeJS.Immediate;

beforeEach(async () => {
  count = { writes: 0, intents: 0, debits: 0, turns: 0 };
  const unreachable = async ({ call }: AnyCall) => {
    if (call === 'debit') count.debits += 1;
    return null;
  };
  deployment = await createTestDeployment(
    [LONG_BETTING],
    seededWords(3),
    (store) => ({
      ...store,
      write: (request) => {
        count.writes += 1;
        return store.write(request);
      },
      wallet: {
        ...store.wallet,
        intend: (...given) => {
          count.intents += 1;
          return store.wallet.intend(...given);
        },
      },
    }),
    {
      walletsOf: (store, clock) => {
        const desk = createTestDesk(store, clock, { lagoon: unreachable });
        isOpen = () => desk.wallets.get('lagoon')?.isOpen() ?? false;
        return desk;
      },
      currenciesOf: () => LAGOON_CURRENCIES,
    },
  );
  await deployment.until(ONE_DECK.table, 'betting');
  const turn = (): void => {
    count.turns += 1;
    counting = setImmediate(turn);
  };
  counting = setImmediate(turn);
});
afterEach(async () => {
  clearImmediate(counting);
  await deployment.close();
});

let tickets = 0;
const refused = (reason: string) => ({
  type: 'ticket',
  answer: { accepted: false, refusal: { reason } },
});
/** Places tickets of that many patrons in the same turn; returns the replies and their cost. */
const place = async (patrons: number) => {
  const before = { ...count };
  const replies = await Promise.all(
    Array.from({ length: patrons }, () => {
      tickets += 1;
      const patron = patronId(`lagoon.EUR.p${tickets}`);
      return deployment.bet(ONE_DECK.table, patron, ticketId(`ticket-${tickets}`), { player: 10 });
    }),
  );
  return {
    replies,
    cost: {
      ...{ writes: count.writes - before.writes, intents: count.intents - before.intents },
      debits: count.debits - before.debits,
    },
    turns: count.turns - before.turns,
  };
};
const openBreaker = async (): Promise<void> => {
  while (!isOpen()) await place(1);
};

it('[L6] writes the intent and the refusal within five turns while the breaker is closed and the operator cannot be reached', async () => {
  const { replies, cost, turns } = await place(1);
  expect(replies).toMatchObject([refused('wallet-unclear')]);
  expect(cost).toEqual({ writes: 1, intents: 1, debits: 1 });
  // The mailbox takes one, and the commits of the intent and of the refusal two each: a commit waits until a turn brings no further request.
  expect(turns).toBeLessThanOrEqual(5);
});

it('[L6] writes the refusal alone while the breaker is open, within three turns and without a call', async () => {
  await openBreaker();
  const { replies, cost, turns } = await place(1);
  expect(replies).toMatchObject([refused('wallet-unavailable')]);
  expect(cost).toEqual({ writes: 1, intents: 0, debits: 0 });
  expect(turns).toBeLessThanOrEqual(3);
});

it('[L6] writes the refusals of many patrons together while the breaker is open', async () => {
  await openBreaker();
  const { replies, cost, turns } = await place(200);
  expect(replies).toMatchObject(replies.map(() => refused('wallet-unavailable')));
  expect(cost).toEqual({ writes: 1, intents: 0, debits: 0 });
  expect(turns).toBeLessThanOrEqual(3);
});
