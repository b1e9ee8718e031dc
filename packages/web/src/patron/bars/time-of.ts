// Text of the clock: hours and minutes in the patron's time zone.
import { language } from '@punto/language/catalogue';
import { timeIn } from '@punto/language/format';

/** `zone` is an IANA name; by default the browser's zone. */
export const timeOf = (now: number, zone?: string): string => timeIn(language(), now, zone);
