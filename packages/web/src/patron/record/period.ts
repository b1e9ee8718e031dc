// How far back the lists of the record go: three months at hand, twelve and everything on request.
export const PERIODS = ['three', 'twelve', 'all'] as const;
export type Period = (typeof PERIODS)[number];

const MONTHS = { three: 3, twelve: 12 } as const;

/** The beginning of the period, so many calendar months before; `null`: there is none. */
export const startOf = (period: Period, nowMs: number): number | null => {
  if (period === 'all') return null;
  const now = new Date(nowMs);
  const start = new Date(nowMs);
  start.setMonth(now.getMonth() - MONTHS[period]);
  // A month without this day would run over into the next.
  if (start.getDate() !== now.getDate()) start.setDate(0);
  return start.getTime();
};
