// The texts of the sheet of statistics.
import { language, texts } from '@punto/language/catalogue';
import { fixedIn } from '@punto/language/format';
import type { Luck } from './own-play.ts';

const text = texts('record').statistics.luck;

/** `1.2 standard deviations above the expectation`. */
export const luckText = ({ deviations, enough }: Luck): string => {
  if (!enough) return text.tooFew();
  const tenths = Math.round(Math.abs(deviations) * 10);
  if (tenths === 0) return text.even();
  const size = fixedIn(language(), tenths / 10, 1);
  return text[deviations > 0 ? 'better' : 'worse'][tenths === 10 ? 'one' : 'more']({ size });
};
