// The root of a function that crosses 0 once between two places: Newton's steps, and halving where a step would leave the
// places in between. Floats.

/** Values of the function and its slope. `at` gives a value above 0 on one side of the root and below 0 on the other. */
export type Sloped = { readonly at: (x: number) => number; readonly slope: (x: number) => number };

/** The root between `low` and `high`, to the last digits of a float. */
export const rootBetween = ({ at, slope }: Sloped, low: number, high: number): number => {
  const rises = at(high) > 0;
  let [below, above] = [low, high];
  let x = (low + high) / 2;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const value = at(x);
    if (value === 0) return x;
    if (value > 0 === rises) above = x;
    else below = x;
    const newton = x - value / slope(x);
    const next = newton > below && newton < above ? newton : (below + above) / 2;
    if (Math.abs(next - x) <= Number.EPSILON * Math.abs(next)) return next;
    x = next;
  }
  return x;
};

/** Halving alone needs fewer for all digits of a float near 1. */
const MOST_STEPS = 200;
