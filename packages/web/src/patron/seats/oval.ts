// Positions of the seats around the table. The felt is a stadium: two straight sides and two half circles, so that
// lines along its edge stay parallel at any depth. A position has no lengths, only a point of the spine and the outward
// normal; CSS converts it to lengths, so nothing is measured in the page. On a phone the same order is two rows. [V6]

/** Position on the stadium. */
type Stand = {
  /** −1 … 1 along the spine, the line between the centres of the two half circles. */
  readonly spine: number;
  /** The outward unit normal; y grows downward. */
  readonly nx: number;
  readonly ny: number;
};

/** Position in two rows. */
export type Slot = {
  /** Centre of the column, 0 … 1 across. */
  readonly col: number;
  /** 0 is the upper row, 1 the lower. */
  readonly row: number;
};

export type Site = Stand & Slot;

export type Oval = {
  readonly house: Site;
  /** In the order in which the shoe travels: from the left of the house round to its right. */
  readonly seats: readonly Site[];
};

/** Width divided by height. A table of another ratio only spaces its seats less evenly. */
const ASPECT = 2.2;
/** Distance of the seats from the spine, as a share of half the height. */
const RADIUS = 0.88;
const STRAIGHT = ASPECT - 1;
const AROUND = 4 * STRAIGHT + 2 * Math.PI * RADIUS;
/** Share of the edge that belongs to the house. */
const HOUSE = 0.15;

export const oval = (seats: number): Oval => ({
  house: { ...standAt(0), col: 0.5, row: 0 },
  seats: slots(seats).map((slot, i) => ({
    ...standAt(HOUSE / 2 + ((i + 0.5) / seats) * (1 - HOUSE)),
    ...slot,
  })),
});

/** Position at a share of the edge, counter-clockwise from the middle of the upper side. */
export const standAt = (share: number): Stand => {
  const along = share * AROUND;
  const cap = Math.PI * RADIUS;
  const lower = along - STRAIGHT - cap;
  const right = lower - 2 * STRAIGHT;
  const upper = right - cap;
  if (along <= STRAIGHT) return { spine: -along / STRAIGHT, nx: 0, ny: -1 };
  if (lower <= 0) return onCap(-1, (along - STRAIGHT) / RADIUS);
  if (right <= 0) return { spine: lower / STRAIGHT - 1, nx: 0, ny: 1 };
  if (upper <= 0) return onCap(1, Math.PI + right / RADIUS);
  return { spine: 1 - upper / STRAIGHT, nx: 0, ny: -1 };
};

const onCap = (spine: -1 | 1, angle: number): Stand => ({
  spine,
  nx: -Math.sin(angle),
  ny: -Math.cos(angle),
});

/** Where the name at a seat is clear of the chips in front of it: those of an upper seat lie below the seat. */
export const nameSideOf = ({ spine, nx, ny }: Site): 'below' | 'above' | 'left' | 'right' => {
  if (ny > 0) return 'below';
  if (nx !== 0) return 'above';
  return spine < 0 ? 'left' : 'right';
};

/** Half of the seats plus one in the lower row; the rest in the upper row, left and right of the house. */
const slots = (seats: number): Slot[] => {
  const columns = Math.ceil((seats + 2) / 2);
  const below = Math.min(seats, columns);
  const left = Math.ceil((seats - below) / 2);
  const right = seats - below - left;
  const at = (column: number, row: number): Slot => ({ col: (column + 0.5) / columns, row });
  return [
    ...count(left).map((i) => at(left - 1 - i, 0)),
    ...count(below).map((i) => at(i + (columns - below) / 2, 1)),
    ...count(right).map((i) => at(columns - 1 - i, 0)),
  ];
};

/** The positions that the shoe passes from one seat to another, always forward; `null` is the house. */
export const wayRound = ({ house, seats }: Oval, from: number | null, to: number | null): readonly Site[] => {
  const stops = [house, ...seats];
  const start = from === null ? 0 : from + 1;
  const end = to === null ? 0 : to + 1;
  const steps = (end - start + stops.length) % stops.length;
  return count(steps + 1).map((i) => stops[(start + i) % stops.length] ?? house);
};

const count = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
