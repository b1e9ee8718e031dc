// The bases of a house advantage. Every value is printed with one of them. [B21]
export const BASES = {
  /** All stakes, including those that pushed. */
  stake: 'of the stake, ties counted',
  /** Only stakes that were won or lost. */
  resolved: 'per resolved bet',
} as const;
