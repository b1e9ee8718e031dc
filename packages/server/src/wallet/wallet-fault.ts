// The last time that a call to a wallet got no valid answer, and why.
import type { WalletFault } from '../broker/wallet-status.ts';
import type { Clock } from '../time/clock.ts';

export type LastFault = {
  readonly note: (fault: WalletFault) => void;
  /** `null`: every call since the start was answered. */
  readonly last: () => { readonly at: number; readonly fault: WalletFault } | null;
};

export const createLastFault = ({ now }: Pick<Clock, 'now'>): LastFault => {
  let last: ReturnType<LastFault['last']> = null;
  return {
    note: (fault) => {
      last = { at: now(), fault };
    },
    last: () => last,
  };
};
