// The window sizes of a table, where a script needs them: for the number of road columns, and for what scrolls. The
// measures of each are in `room/windows.css`, with the same limits.

import { useMedia } from '@punto/ui/road/road-media.ts';
import { HEIGHTS, TEXT_WIDTHS, WIDTHS } from '@punto/ui/style/breakpoints.ts';
import { type Accessor, createMemo, createSignal, onCleanup } from 'solid-js';

/** `side`: a phone in landscape, or a desktop at 200 %. `laptop`: wide, but too low for the tall scoreboard, which is
    lower on a small desktop. */
export type TableWindow = 'phone' | 'side' | 'tablet' | 'laptop' | 'desk';

const QUERIES: readonly (readonly [TableWindow, string])[] = [
  ['side', `${TEXT_WIDTHS.overFewLetters} and ${WIDTHS.tablet} and ${HEIGHTS.onItsSide}`],
  ['phone', WIDTHS.phone],
  ['tablet', WIDTHS.tablet],
  ['laptop', HEIGHTS.lowLaptop],
  ['desk', WIDTHS.smallDesktop],
  ['laptop', HEIGHTS.lowDesktop],
];

export const useTableWindow = (): Accessor<TableWindow> => {
  const known = QUERIES.map(([name, query]) => [name, useMedia(query)] as const);
  return createMemo(() => known.find(([, holds]) => holds())?.[0] ?? 'desk');
};

/** Width of the window in CSS pixels. */
export const useWindowWidth = (): Accessor<number> => {
  const [width, setWidth] = createSignal(innerWidth);
  const look = () => setWidth(innerWidth);
  addEventListener('resize', look);
  onCleanup(() => removeEventListener('resize', look));
  return width;
};
