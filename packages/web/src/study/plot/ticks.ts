// Round numbers for the axis of a chart.

/** Round numbers within the range, about `about` of them: steps of 1, 2 or 5 times a power of ten. */
export const roundTicks = (low: number, high: number, about: number): readonly number[] => {
  if (!(high > low)) return [low];
  const rough = (high - low) / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((each) => each * power >= rough) ?? 10);
  const first = Math.ceil(low / step - TINY);
  const last = Math.floor(high / step + TINY);
  // Multiplied instead of summed, and without -0.
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step + 0);
};

/** Tolerance, since a quotient of floats may not be whole where it should be. */
const TINY = 1e-9;

/** The range of these values and zero, with some space on the sides that are not zero. */
export const rangeWithZero = (values: Iterable<number>): readonly [low: number, high: number] => {
  let [low, high] = [0, 0];
  for (const value of values) [low, high] = [Math.min(low, value), Math.max(high, value)];
  const room = (high - low || 1) * 0.06;
  return [low < 0 ? low - room : 0, high > 0 ? high + room : low < 0 ? 0 : room];
};
