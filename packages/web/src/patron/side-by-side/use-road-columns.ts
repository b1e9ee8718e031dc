// The number of columns of the big road on a tile.
import { useMedia } from '@punto/ui/road/road-media.ts';
import { WIDTHS } from '@punto/ui/style/breakpoints.ts';
import type { Accessor } from 'solid-js';

const PHONE = 29;
const OTHERWISE = 34;

export const useRoadColumns = (): Accessor<number> => {
  const isPhone = useMedia(WIDTHS.phone);
  return () => (isPhone() ? PHONE : OTHERWISE);
};
