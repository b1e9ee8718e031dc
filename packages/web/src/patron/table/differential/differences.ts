// The difference between the stakes on player and banker, for each differential limit of the table: of the patron's own
// stakes, including unconfirmed chips, and of all stakes. [L4]

import { DIFFERENTIAL_LIMITS, type DifferentialLimit, differentialLimits } from '@punto/engine/differential';
import { type Minor, minor, ZERO } from '@punto/engine/minor';
import type { Side } from '@punto/engine/side';
import type { TableView } from '@punto/protocol/message';
import { type LaidBet, sumOn } from '../../felt/slip/laid.ts';
import type { Terms } from '../../felt/slip/terms.ts';

export type Difference = {
  readonly limit: DifferentialLimit;
  readonly limitMinor: Minor;
  readonly apartMinor: Minor;
  /** The side with the larger stake; `null` if equal. */
  readonly ahead: Side | null;
};

/** One for each limit that the table has, the patron's own first. */
export const differences = (
  setup: TableView['setup'],
  totals: TableView['totals'],
  own: Terms['own'],
  laying: readonly LaidBet[],
): readonly Difference[] => {
  const limits = differentialLimits(setup);
  const staked = (limit: DifferentialLimit, side: Side): number =>
    sumOn(laying, side) + (limit === 'patron' ? (own[side] ?? ZERO) : (totals[side]?.stakeMinor ?? ZERO));
  return DIFFERENTIAL_LIMITS.flatMap((limit) => {
    const limitMinor = limits[limit];
    if (limitMinor === null) return [];
    const [player, banker] = [staked(limit, 'player'), staked(limit, 'banker')];
    const ahead = player === banker ? null : player > banker ? 'player' : 'banker';
    return [{ limit, limitMinor, apartMinor: minor(Math.abs(player - banker)), ahead }];
  });
};

/** Whether it is shown: at least half of the limit is used. */
export const matters = ({ apartMinor, limitMinor }: Difference): boolean => apartMinor * 2 >= limitMinor;
