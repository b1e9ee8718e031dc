// Position of a popover next to its anchor: on the first of the preferred sides where it fits completely, without
// covering the anchor if possible, and never outside the window. In CSS pixels.

export type Box = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};
export type Size = { readonly width: number; readonly height: number };
export type NearSide = 'under' | 'over' | 'left' | 'right';
export type Spot = { readonly left: number; readonly top: number };

const GAP = 8;

/** `sides` in order of preference; at least one. */
export const placeNear = (anchor: Box, card: Size, window: Size, sides: readonly NearSide[]): Spot => {
  const spots = sides.map((side) => within(beside(anchor, card, side), card, window));
  return spots.find((spot) => !overlaps(spot, card, anchor)) ?? spots[0] ?? { left: GAP, top: GAP };
};

const beside = (anchor: Box, card: Size, side: NearSide): Spot => {
  const middle = {
    left: anchor.left + (anchor.width - card.width) / 2,
    top: anchor.top + (anchor.height - card.height) / 2,
  };
  switch (side) {
    case 'under':
      return { ...middle, top: anchor.top + anchor.height + GAP };
    case 'over':
      return { ...middle, top: anchor.top - card.height - GAP };
    case 'left':
      return { ...middle, left: anchor.left - card.width - GAP };
    case 'right':
      return { ...middle, left: anchor.left + anchor.width + GAP };
  }
};

const within = ({ left, top }: Spot, card: Size, window: Size): Spot => ({
  left: Math.max(GAP, Math.min(left, window.width - card.width - GAP)),
  top: Math.max(GAP, Math.min(top, window.height - card.height - GAP)),
});

const overlaps = (spot: Spot, card: Size, anchor: Box): boolean =>
  spot.left < anchor.left + anchor.width &&
  spot.left + card.width > anchor.left &&
  spot.top < anchor.top + anchor.height &&
  spot.top + card.height > anchor.top;

/**
 * Positions a popover that is already visible. If called in the same task that showed it, it has not been painted at
 * its old place.
 */
export const moveNear = (card: HTMLElement, anchor: Element, sides: readonly NearSide[]): void => {
  const { width, height } = card.getBoundingClientRect();
  const window = { width: document.documentElement.clientWidth, height: innerHeight };
  const { left, top } = placeNear(anchor.getBoundingClientRect(), { width, height }, window, sides);
  card.style.left = `${left}px`;
  card.style.top = `${top}px`;
};
