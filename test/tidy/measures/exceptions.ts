// Exceptions to the measures, which may only become fewer: an existing violation is listed below its rule. A violation
// that is not listed is an error, and so is an entry that is no longer needed.

export type Fault = {
  /** The key by which an exception names it. */
  readonly key: string;
  /** The message. */
  readonly says: string;
};

/** Reason → the keys that it excuses. */
export type Exceptions = Readonly<Record<string, readonly string[]>>;

/** Key → the permitted number. */
export type Ceilings = Readonly<Record<string, number>>;

/** Violations without an exception, and exceptions without a violation. */
export const beyondExceptions = (faults: readonly Fault[], exceptions: Exceptions): readonly string[] => {
  const named = new Set(Object.values(exceptions).flat());
  const needed = new Set(faults.map(({ key }) => key));
  return [
    ...faults.filter(({ key }) => !named.has(key)).map(({ says }) => says),
    ...[...named]
      .filter((key) => !needed.has(key))
      .map((key) => `${key}: this exception is no longer needed, remove it`),
  ];
};

/** Counts above their ceiling (0 if none is given), and ceilings above their count. */
export const beyondCeilings = (
  counts: ReadonlyMap<string, number>,
  ceilings: Ceilings,
): readonly string[] => {
  const most = new Map(Object.entries(ceilings));
  const over = [...counts]
    .filter(([key, count]) => count > (most.get(key) ?? 0))
    .map(([key, count]) => `${key}: ${count}, ${most.get(key) ?? 0} at most`);
  const loose = [...most]
    .filter(([key, ceiling]) => (counts.get(key) ?? 0) < ceiling)
    .map(([key, ceiling]) => `${key}: ${counts.get(key) ?? 0}, lower its ceiling of ${ceiling}`);
  return [...over, ...loose];
};

/** Number of occurrences of each key. */
export const countOf = (keys: Iterable<string>): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};
