// The port through which calls to wallets count.
import type { WalletCall } from '@punto/operator/contract/calls';
import type { WalletCode } from '@punto/operator/contract/code';

export type WalletOutcome = WalletCode | 'done' | 'unclear';

export type WalletMeter = {
  /** A call has ended. */
  readonly called: (brand: string, call: WalletCall, outcome: WalletOutcome, ms: number) => void;
};

export const NO_WALLET_METER: WalletMeter = { called: () => {} };
