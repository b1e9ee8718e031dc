// The state of a brand's wallet in one process.

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
/** Why a call got no valid answer. */
export type WalletFault = (typeof WALLET_FAULTS)[number];

/** The breaker, and the calls that it counts. */
export type WalletStatus = {
  /** `null`: the breaker is closed. */
  readonly openSince: number | null;
  /** Of the last thirty seconds. */
  readonly calls: number;
  readonly failures: number;
  readonly lastFault: { readonly at: number; readonly fault: WalletFault } | null;
};
