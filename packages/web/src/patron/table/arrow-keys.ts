// An arrow moves the focus from one spot to the nearest in its direction.
import { isArrow, nearest } from '@punto/ui/arrow.ts';
import { middleOf } from '../rail/key-target.ts';

/** Another key does nothing. */
export const moveFrom = (spot: HTMLElement, key: string): void => {
  if (!isArrow(key)) return;
  const spots = [...document.querySelectorAll<HTMLElement>('.spot')];
  spots[nearest(spots.map(middleOf), middleOf(spot), key)]?.focus();
};
