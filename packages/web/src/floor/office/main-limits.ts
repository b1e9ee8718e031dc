// The limits people mean when they speak of a table’s: those of player and banker. [L3]
import { type Minor, minor } from '@punto/engine/minor';
import type { Room } from '@punto/engine/room';

export type Limits = { readonly minMinor: Minor; readonly maxMinor: Minor };

export const mainLimits = ({ offers }: Pick<Room, 'offers'>): Limits => {
  const sides = offers.filter(({ option }) => option === 'player' || option === 'banker');
  const measured = sides.length > 0 ? sides : offers;
  return {
    minMinor: minor(Math.min(...measured.map((offer) => offer.minMinor))),
    maxMinor: minor(Math.max(...measured.map((offer) => offer.maxMinor))),
  };
};
