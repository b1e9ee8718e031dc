// The stakes of a round as whole percentages that sum to 100: player, tie, banker, and all side bets.
import type { FloorEntry } from '@punto/protocol/floor/message';

export type StakesShare = {
  readonly player: number;
  readonly tie: number;
  readonly banker: number;
  readonly others: number;
};

const NOTHING: StakesShare = { player: 0, tie: 0, banker: 0, others: 0 };

export const stakesShare = ({ view, stakedMinor }: Pick<FloorEntry['floor'], 'view' | 'stakedMinor'>) => {
  if (stakedMinor === 0) return NOTHING;
  const share = (option: 'player' | 'tie' | 'banker') =>
    Math.round(((view.totals[option]?.stakeMinor ?? 0) / stakedMinor) * 100);
  const [player, tie, banker] = [share('player'), share('tie'), share('banker')];
  return { player, tie, banker, others: Math.max(0, 100 - player - tie - banker) };
};
