// What the clock in the bar says: hours and minutes in the zone of whoever looks at it.

/** `zone`: a name of the IANA; left out, that of the browser. */
export const timeOf = (now: number, zone?: string): string => {
  const known =
    formats.get(zone) ?? new Intl.DateTimeFormat('en-GB', { ...HOURS_AND_MINUTES, timeZone: zone });
  formats.set(zone, known);
  return known.format(now);
};

const HOURS_AND_MINUTES = { hour: '2-digit', minute: '2-digit' } as const;
const formats = new Map<string | undefined, Intl.DateTimeFormat>();
