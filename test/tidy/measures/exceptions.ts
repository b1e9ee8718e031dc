// Exceptions that can only become fewer. What the tree does not meet yet, a measure names below its rule; what is not
// named fails, and so does a name that is no longer needed.

export type Fault = {
  /** What an exception is named by. */
  readonly key: string;
  /** What a reader is told. */
  readonly says: string;
};

/** Reason → the keys it excuses. */
export type Exceptions = Readonly<Record<string, readonly string[]>>;

/** Key → how often it may occur. */
export type Ceilings = Readonly<Record<string, number>>;

/** The faults that no exception names, and the exceptions that name no fault. */
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

/** The counts above their ceiling (0 where none is named), and the ceilings above their count. */
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

/** How often each key occurs. */
export const countOf = (keys: Iterable<string>): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};
