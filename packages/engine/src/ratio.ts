// What a bet pays to one, or a share: numerator and denominator, so that money is never a float. [L1]

export type Ratio = readonly [number, number];

/** `7:2` */
export const ratioLabel = ([to, one]: Ratio): string => `${to}:${one}`;
