// The stakes of a round as whole percentages that sum to 100: player, tie, banker, and all side bets. Those of operators count by their
// rates.
import { type StakesPart, worthByOption, worthOf } from '../currency/table-stakes.ts';

export type StakesShare = {
  readonly player: number;
  readonly tie: number;
  readonly banker: number;
  readonly others: number;
};

const NOTHING: StakesShare = { player: 0, tie: 0, banker: 0, others: 0 };

export const stakesShare = (parts: readonly StakesPart[]): StakesShare => {
  const staked = worthOf(parts, 'stakedMinor');
  if (staked === 0) return NOTHING;
  const totals = worthByOption(parts);
  const share = (option: 'player' | 'tie' | 'banker') =>
    Math.round(((totals[option]?.stakeMinor ?? 0) / staked) * 100);
  const [player, tie, banker] = [share('player'), share('tie'), share('banker')];
  return { player, tie, banker, others: Math.max(0, 100 - player - tie - banker) };
};
