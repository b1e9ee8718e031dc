// The gaming day of a brand: begins at a time of its zone, and has the date of that beginning.

export type GamingDay = {
  /** IANA name, such as Europe/Madrid. */
  readonly zone: string;
  /** Local time as 06:00, on a quarter of an hour. */
  readonly startsAt: string;
};

export const UTC_DAY: GamingDay = { zone: 'UTC', startsAt: '00:00' };

/** The zones of today are offset from UTC by whole quarters of an hour, so all instants of a quarter have the same day. */
export const QUARTER_MS = 900_000;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** A day of a zone is 25 hours long at most, and its beginning is at most 14 hours from that of UTC. */
const SEARCH_MS = 2 * DAY_MS;
/** A year of quarters; more than any request asks for. */
const MOST_KEPT = 40_000;

export type DayReader = {
  /** The gaming day of an instant, as 2026-01-31. */
  readonly dayOf: (at: number) => string;
  /** The instants of a day: `from` inclusive, `to` exclusive. */
  readonly spanOf: (day: string) => { readonly from: number; readonly to: number };
};

const minutesOf = (startsAt: string): number => {
  const [, hours = '', minutes = ''] = /^([01]\d|2[0-3]):(00|15|30|45)$/.exec(startsAt) ?? [];
  if (hours === '')
    throw new Error(`a gaming day starts at a quarter of an hour such as 06:00, not ${startsAt}`);
  return Number(hours) * 60 + Number(minutes);
};

/** Whether the text is a date of the calendar, as 2026-01-31. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

/** Throws when the zone is unknown or the beginning is not on a quarter of an hour. */
export const createDayReader = ({ zone, startsAt }: GamingDay): DayReader => {
  const startMinutes = minutesOf(startsAt);
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  });
  const kept = new Map<number, string>();

  const read = (at: number): string => {
    const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
    const minutes = Number(parts.hour) * 60 + Number(parts.minute);
    const date = `${parts.year}-${parts.month}-${parts.day}`;
    return minutes >= startMinutes ? date : dateBefore(date);
  };

  const dayOf = (at: number): string => {
    const quarter = Math.floor(at / QUARTER_MS);
    const known = kept.get(quarter);
    if (known !== undefined) return known;
    if (kept.size >= MOST_KEPT) kept.clear();
    const day = read(quarter * QUARTER_MS);
    kept.set(quarter, day);
    return day;
  };

  /** The first instant whose day is this one or a later one. */
  const beginning = (day: string): number => {
    const about = Date.parse(day) + startMinutes * MINUTE_MS;
    let low = Math.floor((about - SEARCH_MS) / QUARTER_MS);
    let high = Math.ceil((about + SEARCH_MS) / QUARTER_MS);
    while (low + 1 < high) {
      const middle = Math.floor((low + high) / 2);
      if (dayOf(middle * QUARTER_MS) < day) low = middle;
      else high = middle;
    }
    return high * QUARTER_MS;
  };

  return {
    dayOf,
    spanOf: (day) => ({ from: beginning(day), to: beginning(dateAfter(day)) }),
  };
};

const dateBefore = (date: string): string => shifted(date, -DAY_MS);
const dateAfter = (date: string): string => shifted(date, DAY_MS);
const shifted = (date: string, byMs: number): string =>
  new Date(Date.parse(date) + byMs).toISOString().slice(0, 10);
