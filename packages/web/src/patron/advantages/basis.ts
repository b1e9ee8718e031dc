// What a house advantage is a share of. No figure is printed without one of these beside it. [B21]
export const BASES = {
  /** Of every stake, pushed ones as well. */
  stake: 'of the stake, ties counted',
  /** Of the stakes that were won or lost. */
  resolved: 'per resolved bet',
} as const;
