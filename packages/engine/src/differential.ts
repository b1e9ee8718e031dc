// The difference limits of player and banker: how far the stakes on the two may lie apart. The player limit is for
// each patron's own stakes, the table limit for the stakes of all. A table has either, both or none. [L4]
import { type Minor, minor } from './minor.ts';
import type { Room } from './room.ts';
import { otherSide, type Side } from './side.ts';

/** Whose stakes a limit compares: one patron's own, or those of the whole table. */
export const DIFFERENTIAL_LIMITS = ['patron', 'table'] as const;
export type DifferentialLimit = (typeof DIFFERENTIAL_LIMITS)[number];

/** Stakes on either side, in minor units. */
export type SideStakes = Readonly<Record<Side, Minor>>;

/** The limits a room sets; `null` for one that it does not. */
export const differentialLimits = ({
  differentialMinor,
  patronDifferentialMinor,
}: Pick<Room, 'differentialMinor' | 'patronDifferentialMinor'>): Readonly<
  Record<DifferentialLimit, Minor | null>
> => ({ patron: patronDifferentialMinor ?? null, table: differentialMinor });

/** The amount that each side still takes under a limit: a stake on one side allows as much more on the other. */
export const differentialOpen = (limitMinor: Minor, stakes: SideStakes): SideStakes => {
  const lead = stakes.player - stakes.banker;
  // A limit lowered since the last round never makes the room negative.
  return { player: minor(Math.max(0, limitMinor - lead)), banker: minor(Math.max(0, limitMinor + lead)) };
};

/** The side on which `added` exceeds the limit, and the most it still takes with the other part; `null`: within. [L4] */
export const beyondDifferential = (
  open: SideStakes,
  added: SideStakes,
): { readonly side: Side; readonly openMinor: Minor } | null => {
  const side: Side = added.player > added.banker ? 'player' : 'banker';
  const other = added[otherSide(side)];
  return added[side] - other > open[side] ? { side, openMinor: minor(open[side] + other) } : null;
};
