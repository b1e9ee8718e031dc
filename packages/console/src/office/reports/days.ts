// Ranges of days for reports, both ends included. Days are UTC days, as the figures are stored.

export type ReportDays = { readonly from: string; readonly to: string };

const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

export const SPANS = ['today', 'week', 'month', 'year', 'life'] as const;
type Span = (typeof SPANS)[number];

/** The longest range that a report accepts, which covers the time records are kept. */
const LIFE_DAYS = 3_660;

/** `week` is today and the six days before; `life` is the longest range. */
export const spanOf = (span: Span, now: number): ReportDays => {
  const to = dayOf(now);
  switch (span) {
    case 'today':
      return { from: to, to };
    case 'week':
      return { from: dayOf(now - 6 * DAY_MS), to };
    case 'month':
      return { from: `${to.slice(0, 8)}01`, to };
    case 'year':
      return { from: `${to.slice(0, 5)}01-01`, to };
    case 'life':
      return { from: dayOf(now - (LIFE_DAYS - 1) * DAY_MS), to };
  }
};

/** The range in the page's address, or the last seven days. The ends are sorted. */
export const parseDays = (from: string | undefined, to: string | undefined, now: number): ReportDays => {
  const usual = spanOf('week', now);
  const ends = [isDay(from) ? from : usual.from, isDay(to) ? to : usual.to].sort();
  return { from: ends[0] ?? usual.from, to: ends[1] ?? usual.to };
};

const isDay = (text: string | undefined): text is string =>
  text !== undefined && DAY.test(text) && !Number.isNaN(Date.parse(text));
