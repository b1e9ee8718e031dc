// Text of the clock: hours and minutes in the patron's time zone.

/** `zone` is an IANA name; by default the browser's zone. */
export const timeOf = (now: number, zone?: string): string => {
  const known =
    formats.get(zone) ?? new Intl.DateTimeFormat('en-GB', { ...HOURS_AND_MINUTES, timeZone: zone });
  formats.set(zone, known);
  return known.format(now);
};

const HOURS_AND_MINUTES = { hour: '2-digit', minute: '2-digit' } as const;
const formats = new Map<string | undefined, Intl.DateTimeFormat>();
