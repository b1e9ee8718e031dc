// Why a call to a wallet got no valid answer, and the last time that happened.
import type { Clock } from '../time/clock.ts';

export const WALLET_FAULTS = [
  /** No answer within the timeout. */
  'timeout',
  /** No connection: refused, or the name or the network is not found. */
  'unreachable',
  /** The connection ended before the answer did. */
  'cut-off',
  /** An answer with a status of 500 or above. */
  'server-error',
  /** An answer whose signature, time or id is wrong. */
  'signature',
  /** A signed answer that is not of the contract, or is about another call or currency. */
  'unreadable',
] as const;
export type WalletFault = (typeof WALLET_FAULTS)[number];

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
