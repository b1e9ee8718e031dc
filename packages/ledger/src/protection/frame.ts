// The fixed frames over which limits are counted: a day, a week from Monday, a calendar month, in the time zone of the account. A
// day on which daylight saving begins or ends has 23 or 25 hours. [P1]

export const FRAME_KINDS = ['day', 'week', 'month'] as const;
export type FrameKind = (typeof FRAME_KINDS)[number];

/** From `startMs` (included) to `endMs` (excluded), in milliseconds since 1970. */
export type Frame = { readonly startMs: number; readonly endMs: number };

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** The largest offset of a zone from UTC. */
const FARTHEST_MS = 16 * HOUR_MS;
/** Clocks change by whole minutes. */
const MINUTE_MS = 60_000;
/** 1970-01-01, day 0, was a Thursday. */
const THURSDAY = 3;
const WEEK = 7;

/** Whether the runtime knows this IANA time zone, such as `Europe/Madrid`. */
export const isTimeZone = (name: string): boolean => {
  try {
    return formatOf(name) !== null;
  } catch {
    return false;
  }
};

/** The frame that contains the instant `atMs`. Throws a `RangeError` when the zone is unknown. [P1] */
export const frameOf = (kind: FrameKind, atMs: number, zone: string): Frame => {
  const first = firstDay(kind, dayAt(atMs, zone));
  return { startMs: startOfDay(first, zone), endMs: startOfDay(firstDayAfter(kind, first), zone) };
};

/**
 * The day whose bounds contain the instant: its local date, except where a clock is turned back over midnight. Such a day has two
 * midnights and begins at one of them only.
 */
const dayAt = (atMs: number, zone: string): number => {
  const last = lastDays.get(zone);
  if (last && atMs >= last.startMs && atMs < last.endMs) return last.day;
  const day = findDay(atMs, zone);
  lastDays.set(zone, { day, startMs: startOfDay(day, zone), endMs: startOfDay(day + 1, zone) });
  return day;
};

/** The last day found in each zone: most instants are of today, and a date from `Intl` takes some ten microseconds. */
const lastDays = new Map<string, Frame & { readonly day: number }>();

const findDay = (atMs: number, zone: string): number => {
  const date = dayOf(atMs, zone);
  if (atMs < startOfDay(date, zone)) return date - 1;
  return atMs < startOfDay(date + 1, zone) ? date : date + 1;
};

/** The bounds of a local date, given as the number of days since 1970-01-01. */
const firstDay = (kind: FrameKind, day: number): number => {
  if (kind === 'day') return day;
  if (kind === 'week') return day - ((((day + THURSDAY) % WEEK) + WEEK) % WEEK);
  const { year, month } = dateOf(day);
  return numberOf(year, month);
};

const firstDayAfter = (kind: FrameKind, first: number): number => {
  if (kind === 'day') return first + 1;
  if (kind === 'week') return first + WEEK;
  const { year, month } = dateOf(first);
  return numberOf(year, month + 1);
};

/** The local date of an instant, as the number of days since 1970-01-01. */
const dayOf = (atMs: number, zone: string): number => {
  const found = { year: 0, month: 0, day: 0 };
  for (const { type, value } of formatOf(zone).formatToParts(atMs))
    if (type === 'year' || type === 'month' || type === 'day') found[type] = Number(value);
  return numberOf(found.year, found.month - 1, found.day);
};

/** The first instant of a local date, also if its midnight does not exist. */
const startOfDay = (day: number, zone: string): number => {
  const known = starts.get(zone)?.get(day);
  if (known !== undefined) return known;
  let before = day * DAY_MS - FARTHEST_MS;
  let from = day * DAY_MS + FARTHEST_MS;
  while (from - before > MINUTE_MS) {
    const middle = before + Math.floor((from - before) / MINUTE_MS / 2) * MINUTE_MS;
    if (dayOf(middle, zone) >= day) from = middle;
    else before = middle;
  }
  remember(zone, day, from);
  return from;
};

/** Starts of days by zone, cached because finding one takes eleven searches and every ticket needs one. Cleared when full. */
const starts = new Map<string, Map<number, number>>();
const MOST_REMEMBERED = 4096;
let remembered = 0;

const remember = (zone: string, day: number, startMs: number): void => {
  if (remembered >= MOST_REMEMBERED) {
    starts.clear();
    remembered = 0;
  }
  const ofZone = starts.get(zone) ?? new Map<number, number>();
  ofZone.set(day, startMs);
  starts.set(zone, ofZone);
  remembered += 1;
};

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US-u-ca-iso8601-nu-latn', {
    timeZone: zone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  formats.set(zone, format);
  return format;
};

/** Days since 1970-01-01 of a Gregorian date; months from 0, also above 11. Hinnant, `days_from_civil`. */
const numberOf = (year: number, month: number, day = 1): number => {
  const inMarchYears = month + 12 * year - 2;
  const y = Math.floor(inMarchYears / 12);
  const m = inMarchYears - 12 * y;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * m + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
};

/** The reverse of `numberOf`; months from 0. Hinnant, `civil_from_days`. */
const dateOf = (days: number): { readonly year: number; readonly month: number } => {
  const z = days + 719_468;
  const era = Math.floor(z / 146_097);
  const dayOfEra = z - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 2 : marchMonth - 10;
  return { year: yearOfEra + era * 400 + (month <= 1 ? 1 : 0), month };
};
