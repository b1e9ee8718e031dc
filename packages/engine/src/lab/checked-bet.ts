// What a house looks at before it offers a bet: edge, variance, the most that one stake can cost, a return that regulators ask about, and
// the true count from which a counter of cards has the better of it. [B18] [B21] [L3] [F5]
import { betOddsCounter, betSummary } from '../bet/bet-odds.ts';
import type { CompiledBet } from '../bet/compiled-bet.ts';
import { type Minor, minor } from '../minor.ts';
import { fullShoe } from '../odds/composition.ts';
import type { PaidBy } from '../odds/summary.ts';
import { bestTags, MOST_TAG } from './best-tags.ts';
import { breakEvenCount, countLine } from './count-line.ts';
import { type Removal, removalOf } from './removal.ts';
import type { CountTags } from './tags.ts';
import { HIGHEST_COUNT } from './trigger.ts';

export type CheckedBet = {
  readonly edge: number;
  readonly variance: number;
  /** What comes back of a stake on average, below `LEAST_RETURN` or not. */
  readonly returns: number;
  readonly returnsLittle: boolean;
  /** The most that a stake of the maximum wins. */
  readonly worstMinor: Minor;
  /** The best tags up to ±4, and the first true count at which the line of least squares favours the patron; `null`: none does. */
  readonly count: { readonly tags: CountTags; readonly first: number } | null;
};

/** Bets that return less are pointed out. [B18] */
export const LEAST_RETURN = 0.75;

/** From a full shoe of so many decks. */
export const checkedBet = (bet: CompiledBet, maxMinor: Minor, decks: number): CheckedBet => {
  const [odds] = betOddsCounter([bet])(fullShoe(decks));
  if (odds === undefined) throw new Error('one bet was counted');
  const { edge, variance } = betSummary(odds);
  return {
    edge,
    variance,
    returns: 1 - edge,
    returnsLittle: 1 - edge < LEAST_RETURN,
    worstMinor: mostWon(bet, maxMinor),
    count: firstFavoured(removalOf(bet, fullShoe(decks))),
  };
};

/** Winnings round down and commission up. [L1] */
const mostWon = ({ lines, commission }: PaidBy, stakeMinor: Minor): Minor => {
  const [kept, of] = commission ?? [0n, 1n];
  const nets = lines.map(({ pays }) => {
    const won = (BigInt(stakeMinor) * BigInt(pays[0])) / BigInt(pays[1]);
    return won - (won * BigInt(kept) + BigInt(of) - 1n) / BigInt(of);
  });
  return minor(Number(nets.reduce((most, net) => (net > most ? net : most), 0n)));
};

const firstFavoured = (removal: Removal): CheckedBet['count'] => {
  if (removal.byCard.every((effect) => effect === null || effect.numerator === 0n)) return null;
  const { tags } = bestTags(removal, MOST_TAG);
  const first = Math.max(0, Math.floor(breakEvenCount(countLine(tags, removal))) + 1);
  return first > HIGHEST_COUNT ? null : { tags, first };
};
