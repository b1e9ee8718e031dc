// What people call a table's limits: the smallest and the largest stake on player or banker, or on any option where
// neither is offered. A patron stakes at most the patron limit on one side alone, also if the maximum is higher. [L3] [L4]
import { type Minor, minor } from './minor.ts';
import type { Room } from './room.ts';

export type MainLimits = { readonly minMinor: Minor; readonly maxMinor: Minor };

/** The open amount of a side when the other has no stake. */
export const mainLimits = ({
  offers,
  patronDifferentialMinor,
}: Pick<Room, 'offers' | 'patronDifferentialMinor'>): MainLimits => {
  const sides = offers.filter(({ option }) => option === 'player' || option === 'banker');
  const measured = sides.length > 0 ? sides : offers;
  const maxMinor = Math.max(...measured.map((offer) => offer.maxMinor));
  return {
    minMinor: minor(Math.min(...measured.map((offer) => offer.minMinor))),
    maxMinor: minor(sides.length > 0 ? Math.min(maxMinor, patronDifferentialMinor ?? maxMinor) : maxMinor),
  };
};
