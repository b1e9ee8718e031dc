// The figures that a house checks before it offers a bet: edge, variance, the largest payout of one stake, whether the return is
// below a regulator's threshold, and the true count from which a card counter has the advantage. [B18] [B21] [L3] [F5]
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
  /** The average share of a stake that is returned; `returnsLittle`: below `LEAST_RETURN`. */
  readonly returns: number;
  readonly returnsLittle: boolean;
  /** The largest winnings of a stake of the maximum. */
  readonly worstMinor: Minor;
  /** The best tags up to ±4, and the first true count at which the least-squares line favours the patron; `null`: none. */
  readonly count: { readonly tags: CountTags; readonly first: number } | null;
};

/** Bets with a lower return are marked. [B18] */
export const LEAST_RETURN = 0.75;

/** Counts from a full shoe of `decks` decks. */
export const checkedBet = (bet: CompiledBet, maxMinor: Minor, decks: number): CheckedBet => {
  const [odds] = betOddsCounter([bet])(fullShoe(decks));
  if (odds === undefined) throw new Error('the counter returned no odds');
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
