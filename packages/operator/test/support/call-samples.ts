// Valid call bodies for tests; a test overrides single fields.
import type {
  AdjustCall,
  AnyCall,
  CancelCall,
  CreditCall,
  DebitCall,
  PromoCall,
} from '../../src/contract/calls.ts';

const OWNER = { session: 'anna-session', patron: 'anna', brand: 'lagoon', currency: 'EUR' };
const ROUND = { table: 'one', shoe: 1, round: 1 };

export const debitOf = (transaction: string, amount: number, more: Partial<DebitCall> = {}): AnyCall => ({
  call: 'debit',
  body: {
    transaction,
    ...OWNER,
    amount,
    ...ROUND,
    ticket: 'ticket',
    mode: 'traditional',
    lines: [{ option: 'player', stake: amount, schedule: 'player' }],
    placedAt: 1,
    ...more,
  },
});

export const cancelOf = (transaction: string, debit: string, more: Partial<CancelCall> = {}): AnyCall => ({
  call: 'cancel',
  body: { transaction, ...OWNER, debit, reason: 'unclear', ...more },
});

export const creditOf = (
  transaction: string,
  debits: readonly string[],
  amount: number,
  more: Partial<CreditCall> = {},
): AnyCall => ({
  call: 'credit',
  body: {
    transaction,
    ...OWNER,
    debits,
    amount,
    ...ROUND,
    lines: [
      { option: 'player', stake: 1, return: amount, commission: 0, outcome: amount > 0 ? 'won' : 'lost' },
    ],
    roundClosed: true,
    result: null,
    ...more,
  },
});

export const adjustOf = (transaction: string, delta: number, more: Partial<AdjustCall> = {}): AnyCall => ({
  call: 'adjust',
  body: { transaction, ...OWNER, of: 'credit-1', delta, reason: 'misread', approvedBy: 'Bea', ...more },
});

export const promoOf = (transaction: string, amount: number, more: Partial<PromoCall> = {}): AnyCall => ({
  call: 'promo',
  body: { transaction, ...OWNER, kind: 'voucher', voucher: 'opening', amount, ...more },
});

export const balanceCall: AnyCall = { call: 'balance', body: OWNER };
