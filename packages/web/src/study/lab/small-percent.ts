// Formats a share that may be very small, such as a risk of ruin: two decimals, or `<` and the smallest shown value.
import { percent } from '@punto/ui/words/percent.ts';

const LEAST = 0.0001;

/** `12.34%`; `< 0.01%`. */
export const smallPercent = (share: number): string =>
  share > 0 && share < LEAST ? `< ${percent(LEAST, 2)}` : percent(share, 2);
