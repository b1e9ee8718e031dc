// The referee's own calendar: days, weeks from Monday and months of a time zone, found slowly by looking at the local date of one
// instant after the other. It shares no code with the product.

export const SPANS = ['day', 'week', 'month'] as const;
export type Span = (typeof SPANS)[number];

/** From `startMs` up to, and without, `endMs`. */
export type Window = { readonly startMs: number; readonly endMs: number };

const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Before any zone has a date, counted from that date's midnight in UTC. */
const EARLIEST_MS = 15 * 60 * MINUTE_MS;

/** The window of this kind that contains the instant. */
export const windowAt = (span: Span, atMs: number, zone: string): Window => {
  const known = lastOf(zone, span);
  if (known && known.startMs <= atMs && atMs < known.endMs) return known;
  const first = firstDate(span, dateAt(atMs, zone));
  const found = { startMs: startOf(first, zone), endMs: startOf(firstDateAfter(span, first), zone) };
  latest.set(`${zone} ${span}`, found);
  return found;
};

const latest = new Map<string, Window>();
const lastOf = (zone: string, span: Span): Window | undefined => latest.get(`${zone} ${span}`);

const formats = new Map<string, Intl.DateTimeFormat>();

/** The local date, as `2026-11-26`. */
const dateAt = (atMs: number, zone: string): string => {
  const known = formats.get(zone);
  const format =
    known ??
    new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
  if (!known) formats.set(zone, format);
  return format.format(atMs);
};

const dateOf = (utcMs: number): string => new Date(utcMs).toISOString().slice(0, 10);
const utcOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);

const firstDate = (span: Span, date: string): string => {
  if (span === 'day') return date;
  if (span === 'month') return `${date.slice(0, 7)}-01`;
  let monday = utcOf(date);
  while (new Date(monday).getUTCDay() !== 1) monday -= DAY_MS;
  return dateOf(monday);
};

const firstDateAfter = (span: Span, first: string): string => {
  let next = utcOf(first) + DAY_MS;
  while (firstDate(span, dateOf(next)) === first) next += DAY_MS;
  return dateOf(next);
};

const starts = new Map<string, number>();

/** The first minute at which the local date is this one or a later one: a zone may have skipped a day. */
const startOf = (date: string, zone: string): number => {
  const name = `${zone} ${date}`;
  const known = starts.get(name);
  if (known !== undefined) return known;
  let at = utcOf(date) - EARLIEST_MS;
  while (dateAt(at, zone) < date) at += QUARTER_MS;
  let start = at - QUARTER_MS;
  while (dateAt(start, zone) < date) start += MINUTE_MS;
  starts.set(name, start);
  return start;
};
