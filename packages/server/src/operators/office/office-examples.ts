// One example of each answer and webhook, from one round of a brand. The OpenAPI document contains them; a test checks each.
import type { OfficeDayLine, OfficeRound, OfficeRoundTrace } from '@punto/protocol/office/office-schema';
import type { WebhookType } from '@punto/store/webhook-store';
import type { OFFICE_CALLS } from './office-calls.ts';

export type OfficeCall = keyof typeof OFFICE_CALLS;

const AT = 1_795_000_000_000;
const PLACE = { table: 'salon-one', shoe: 12, round: 31 };
const OPENED = { openedAt: AT - 40_000, endedAt: AT };
const CARDS = { player: ['4S', 'KH', '9D'], banker: ['9C', '6D'] };
const SUMS = { patrons: 1, bets: 2, stake: 3_000, return: 4_875, commission: 125, cancelled: 0 };

const ROUND: OfficeRound = { ...PLACE, revision: 0, at: AT, status: 'settled', currencies: { EUR: SUMS } };

const TRACE: OfficeRoundTrace = {
  ...{ ...PLACE, status: 'settled', ...OPENED, ...CARDS },
  result: { outcome: 'banker', ...CARDS },
  tickets: [
    {
      ...{ ticket: 't-8f2c90aa', patron: 'anna-77', currency: 'EUR', at: AT - 20_000 },
      lines: [
        { option: 'banker', stake: 2_500 },
        { option: 'tie', stake: 500 },
      ],
    },
  ],
  accounts: [
    {
      ...{ patron: 'anna-77', currency: 'EUR', revision: 0, at: AT, status: 'settled', reason: null },
      lines: [
        { option: 'banker', stake: 2_500, return: 4_875, commission: 125, verdict: 'won' },
        { option: 'tie', stake: 500, return: 0, commission: 0, verdict: 'lost' },
      ],
      ...{ stake: 3_000, return: 4_875 },
    },
  ],
  entries: [
    {
      ...{ id: 'stake:salon-one:12:31:t-8f2c90aa', at: AT - 20_000, code: 'stake', state: 'posted' },
      ...{ debit: 'patron:lagoon.EUR.7f3a', credit: 'escrow:salon-one:lagoon:EUR' },
      ...{ currency: 'EUR', amount: 3_000 },
    },
  ],
  proof: '/api/tables/salon-one/shoes/12/rounds/31/opened',
};

const DAY: OfficeDayLine = {
  ...{ day: '2026-11-18', corrects: null, currency: 'EUR', table: 'salon-one' },
  ...{ option: 'banker', schedule: 'banker', bets: 412, stake: 1_260_000, return: 1_231_900 },
  ...{ commission: 31_300, theory: 1_246_670.57, cancelled: 0 },
};

const DATA = {
  ...PLACE,
  revision: 0,
  status: 'settled',
  result: { outcome: 'banker', ...CARDS },
  reason: null,
};

export const OFFICE_EXAMPLES: { readonly [C in OfficeCall]: object } = {
  launch: {
    url: 'https://punto.example/launch/lagoon#kC3nS9b0l8wYxq2vJ5tRz7HfUoGdMpEaQiLyTNsXWcA',
    expiresAt: AT + 60_000,
  },
  tables: { tables: [{ table: 'salon-one', name: 'Salon One', room: 'Live baccarat', open: true }] },
  rounds: { rounds: [ROUND], next: 'f0-4g', more: false },
  round: TRACE,
  pageAddress: {
    url: `https://punto.example/api/operator/v1/lagoon/pages/salon-one/12/31/${AT + 900_000}/q0cRk2Yw7Xo3nZ5V1bT8uJ6hLdGfSaPeMiOiKyEwQrA`,
    expiresAt: AT + 900_000,
  },
  endSessions: { count: 1 },
  transactions: {
    transactions: [
      {
        ...{ transaction: 'debit:salon-one:12:31:t-8f2c', call: 'debit', at: AT - 20_000, patron: 'anna-77' },
        ...{ currency: 'EUR', table: 'salon-one', amount: 3_000, state: 'done', fault: null },
      },
    ],
    ...{ next: 'tmwl1k2qo-debit:salon-one:12:31:t-8f2c', more: false },
  },
  reconcile: {
    ...{ day: '2026-11-18', ours: 1, theirs: 2 },
    counts: { missing: 0, extra: 1, amount: 0, state: 0, midnight: 0 },
    differences: [
      {
        ...{ kind: 'extra', transaction: 'debit:b2', ours: null },
        theirs: { transaction: 'debit:b2', currency: 'EUR', amount: 500, state: 'done', at: AT + 10 },
      },
    ],
    more: false,
  },
  days: {
    lines: [
      DAY,
      {
        ...{ ...DAY, day: '2026-11-19', corrects: '2026-11-18', bets: 0, stake: 0, return: -4_875 },
        ...{ commission: -125, theory: 0 },
      },
    ],
  },
  webhooks: {
    webhooks: [
      {
        ...{ number: 90_210, id: 'round:salon-one:12:31:0', type: 'round.settled' },
        ...{ url: 'https://wallet.operator.example/hooks', at: AT, attempts: 80, fault: 'status 503' },
        ...{ givenUpAt: AT + 270_000_000, data: DATA },
      },
    ],
  },
  retry: { count: 1 },
};

/** The file of a reconciliation. */
export const BOOK_EXAMPLE = `transaction,currency,amount,state,at\ndebit:a1,EUR,3000,done,${AT}\ndebit:b2,EUR,500,done,${AT + 10}\n`;

/** The bodies of calls that have one. */
export const OFFICE_BODIES: Partial<Record<OfficeCall, object>> = {
  launch: { launch: 'l-90aa17', patron: 'anna-77', currency: 'EUR', language: 'ja', table: 'salon-one' },
  endSessions: { patron: 'anna-77', currency: 'EUR' },
  retry: { numbers: [90_210] },
};

const WEBHOOK_CURRENCIES = {
  EUR: { patrons: 1, stake: 3_000, return: 4_875, commission: 125, cancelled: 0 },
};

export const WEBHOOK_EXAMPLES: Partial<Record<WebhookType, object>> = {
  'round.settled': { ...DATA, currencies: WEBHOOK_CURRENCIES },
  'round.cancelled': {
    ...{ ...DATA, status: 'cancelled', result: null, reason: 'The shoe was dropped.' },
    currencies: { EUR: { patrons: 1, stake: 0, return: 0, commission: 0, cancelled: 3_000 } },
  },
  'round.corrected': {
    ...{ ...DATA, revision: 1, status: 'voided', reason: 'A card was misread.' },
    currencies: { EUR: { patrons: 1, stake: 0, return: 0, commission: 0, cancelled: 3_000 } },
  },
  'session.ended': {
    ...{ patron: 'anna-77', currency: 'EUR', session: '5b1f2c90aa175b1f2c90aa175b1f2c90' },
    ...{ reason: 'time-out', until: '2026-11-21T21:14:03.512Z' },
  },
  'wallet.unresolved': {
    ...{ transaction: 'credit:b7Q2', call: 'credit', patron: 'anna-77', currency: 'EUR', table: 'salon-one' },
    ...{ attempts: 6, owedSince: '2026-11-20T21:14:03.512Z' },
  },
  'table.opened': { table: 'salon-one' },
  'table.closed': { table: 'salon-one' },
};
