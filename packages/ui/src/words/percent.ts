// Formats shares as percentages with a fixed number of decimals and a true minus sign, in the language of the page.
import { language } from '@punto/language/catalogue';
import { percentIn, pointsIn } from '@punto/language/format';

/** `1.0579%`; a dash if not finite, such as the edge per resolved bet when every bet is pushed. */
export const percent = (share: number, places = 4): string => percentIn(language(), share, places);

/** In percentage points, with a sign: `+0.0132`, `−1.2000`, `0.0000`. */
export const points = (share: number): string => pointsIn(language(), share);

/**
 * With a sign and two decimals, as reports print a hold: `+1.06%`. More decimals would suggest a precision that random
 * results do not have.
 */
export const signedPercent = (share: number): string =>
  `${share > 0 && Number((share * 100).toFixed(2)) !== 0 ? '+' : ''}${percent(share, 2)}`;
