// One example of each call, its answer and a problem, from one round of a patron with euros. The OpenAPI document contains them;
// a test checks each against its schema.
import type { WalletAnswer, WalletProblem } from './answers.ts';
import type { CallBodies, WalletCall } from './calls.ts';

const PLACED_AT = 1_795_000_000_000;

const owner = { session: 's-5b1f2c', patron: 'anna-77', brand: 'lagoon', currency: 'EUR' };
const round = { table: 'salon-one', shoe: 12, round: 31 };
const DEBIT = 'debit:salon-one:12:31:t-8f2c';

export const CALL_EXAMPLES: { readonly [C in WalletCall]: CallBodies[C] } = {
  session: { launch: 'l-90aa17', session: owner.session, patron: owner.patron, brand: owner.brand },
  balance: owner,
  debit: {
    transaction: DEBIT,
    ...owner,
    amount: 3_000,
    ...round,
    ticket: 't-8f2c',
    mode: 'traditional',
    lines: [
      { option: 'banker', stake: 2_500, schedule: 'banker' },
      { option: 'tie', stake: 500, schedule: 'tie' },
    ],
    placedAt: PLACED_AT,
  },
  cancel: {
    transaction: `cancel:${DEBIT}`,
    ...owner,
    debit: DEBIT,
    reason: 'unclear',
  },
  credit: {
    transaction: 'credit:salon-one:12:31:anna-77',
    ...owner,
    debits: [DEBIT],
    amount: 4_875,
    ...round,
    lines: [
      { option: 'banker', stake: 2_500, return: 4_875, commission: 125, outcome: 'won' },
      { option: 'tie', stake: 500, return: 0, commission: 0, outcome: 'lost' },
    ],
    roundClosed: true,
    result: { outcome: 'banker', player: ['4S', 'KH', '9D'], banker: ['9C', '6D'] },
  },
  adjust: {
    transaction: 'adjust:salon-one:12:31:anna-77:1',
    ...owner,
    of: 'credit:salon-one:12:31:anna-77',
    delta: -4_875,
    reason: 'The third card of player was misread: player won.',
    approvedBy: 'Beatriz (supervisor)',
  },
  promo: {
    transaction: 'promo:opening-night:anna-77',
    ...owner,
    kind: 'voucher',
    voucher: 'opening-night',
    amount: 1_000,
  },
};

const moved = (call: 'debit' | 'credit' | 'adjust' | 'promo', balance: number) => ({
  transaction: CALL_EXAMPLES[call].transaction,
  currency: owner.currency,
  balance,
});

export const ANSWER_EXAMPLES: { readonly [C in WalletCall]: WalletAnswer['body'] } = {
  session: {
    patron: owner.patron,
    currency: owner.currency,
    balance: 100_000,
    limits: { stake: 50_000, loss: 20_000, minutes: 180 },
    realityCheck: { minutes: 30, elapsedMinutes: 12 },
  },
  balance: { currency: owner.currency, balance: 100_000 },
  debit: moved('debit', 97_000),
  cancel: {
    transaction: CALL_EXAMPLES.cancel.transaction,
    currency: owner.currency,
    balance: 100_000,
    outcome: 'returned',
  },
  credit: moved('credit', 101_875),
  adjust: moved('adjust', 97_000),
  promo: moved('promo', 98_000),
};

export const PROBLEM_EXAMPLE: WalletProblem = {
  code: 'funds',
  retryable: false,
  balance: 2_000,
  say: 'Your balance is 20.00 EUR.',
  lang: 'en',
};
