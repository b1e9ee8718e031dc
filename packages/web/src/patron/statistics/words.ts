// What the sheet of statistics says.
import { count, plural } from '@punto/ui/words/number.ts';
import type { Luck } from './own-play.ts';

export const BASIS = (decks: number): string =>
  `Exact is the chance in the first round of a full shoe of ${count(decks)} ${plural(decks, 'deck')}. A result that is behind it is not due.`;

export const OWN_BASIS =
  'Luck compares your net with the exact odds of your stakes, in standard deviations: two of three evenings lie within one. ' +
  'Bets of one round are taken as independent. It says nothing of the next round.';

/** `1.2 standard deviations better than the odds`. */
export const luckText = ({ deviations, enough }: Luck): string => {
  if (!enough) return 'Too few rounds to tell';
  const size = Math.abs(deviations).toFixed(1);
  if (size === '0.0') return 'As the odds give';
  const unit = size === '1.0' ? 'standard deviation' : 'standard deviations';
  return `${size} ${unit} ${deviations > 0 ? 'better' : 'worse'} than the odds`;
};

export const leftOutText = (rounds: number): string =>
  `${count(rounds)} ${plural(rounds, 'round')} at closed tables ${rounds === 1 ? 'is' : 'are'} not in the luck.`;

export const cutText = (rounds: number): string => `Your last ${count(rounds)} rounds of this time.`;
