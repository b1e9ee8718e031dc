// What the movements of an account are for, as statements name them; the codes of the ledger.
export const STATEMENT_CODES = [
  'grant',
  'top-up',
  'stake',
  'payout',
  'commission',
  'house',
  'correction',
  'wallet-in',
  'wallet-out',
] as const;
