// Where an actual return lies between the ends of what chance allows.

export type Band = { readonly low: number; readonly high: number };
/** Returns as shares of the handle. */
export type Theory = {
  readonly actual: number;
  readonly expected: number;
  /** 95 % of the time. */
  readonly likely: Band;
  /** 99.7 % of the time. */
  readonly nearlyCertain: Band;
  readonly outside: boolean;
};

/** How far an actual return may lie outside the drawing’s ends before it is drawn at its edge. */
const BEYOND = 0.07;

/** From 0 to 1, the ends of the wider band; what is far outside is drawn just beyond them. */
export const placeIn = ({ nearlyCertain }: Pick<Theory, 'nearlyCertain'>, share: number): number => {
  const size = nearlyCertain.high - nearlyCertain.low;
  const place = size === 0 ? 0.5 : (share - nearlyCertain.low) / size;
  return Math.min(1 + BEYOND, Math.max(-BEYOND, place));
};
