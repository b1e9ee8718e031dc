// The meter of wallet calls.
import type { WalletCall } from '@punto/operator/contract/calls';
import type { WalletCode } from '@punto/operator/contract/code';

export type WalletOutcome = WalletCode | 'done' | 'unclear';

export type WalletMeter = {
  /** Called when a call has ended. */
  readonly called: (brand: string, call: WalletCall, outcome: WalletOutcome, ms: number) => void;
};

export const NO_WALLET_METER: WalletMeter = { called: () => {} };
