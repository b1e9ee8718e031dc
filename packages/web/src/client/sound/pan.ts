// The stereo position of a sound, from left to right.

/** Places between the loudspeakers, from −1, left, to 1: player lies left on every cloth, banker right. */
export const PAN = { player: -0.55, banker: 0.55, tie: 0 } as const;

/** The side of a sound by its place on the page; never only one side, for patrons who hear with one ear or one earphone. */
export const panAt = (x: number, width: number): number =>
  width > 0 ? Math.max(-0.7, Math.min(0.7, (x / width) * 1.4 - 0.7)) : 0;
