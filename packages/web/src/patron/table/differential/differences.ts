// How far the stakes on player and banker lie apart under each limit of the table, and how far they may: of the patron's
// own stakes, chips not yet confirmed included, and of all stakes. [L4]

import { DIFFERENTIAL_LIMITS, type DifferentialLimit, differentialLimits } from '@punto/engine/differential';
import { type Minor, minor, ZERO } from '@punto/engine/minor';
import { SIDES, type Side } from '@punto/engine/side';
import type { TableView } from '@punto/protocol/message';
import { type LaidBet, sumOn } from '../../felt/slip/laid.ts';
import type { Terms } from '../../felt/slip/terms.ts';

export type Difference = {
  readonly limit: DifferentialLimit;
  readonly limitMinor: Minor;
  readonly apartMinor: Minor;
  /** The side that has more; `null`: neither. */
  readonly ahead: Side | null;
};

/** One for each limit that the table sets, the patron's own first. */
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
    const [player, banker] = SIDES.map((side) => staked(limit, side)) as [number, number];
    const ahead = player === banker ? null : player > banker ? 'player' : 'banker';
    return [{ limit, limitMinor, apartMinor: minor(Math.abs(player - banker)), ahead }];
  });
};

/** Worth a line on the felt: half of the limit is used. Until then it is a bar that says nothing to anybody. */
export const matters = ({ apartMinor, limitMinor }: Difference): boolean => apartMinor * 2 >= limitMinor;
