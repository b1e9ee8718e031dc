// The rim of a seal, drawn from its commitment: seals that look different have different commitments, which is faster
// to see than 64 digits. Seals that look alike prove nothing. [F2]
import type { Hex32 } from '@punto/engine/fairness/record';

const CENTRE = 50;
const ROOT = 35.5;
const LONGEST = 6.5;

const at = (angle: number, radius: number): string =>
  `${(CENTRE + radius * Math.sin(angle)).toFixed(2)} ${(CENTRE - radius * Math.cos(angle)).toFixed(2)}`;

/** One tick for each byte, within the square from 0 to 100. */
export const rimOf = (commitment: Hex32): string =>
  (commitment.match(/../g) ?? [])
    .map((byte, i, all) => {
      const angle = (2 * Math.PI * i) / all.length;
      const length = 0.8 + (LONGEST * (Number.parseInt(byte, 16) >> 5)) / 7;
      return `M${at(angle, ROOT)}L${at(angle, ROOT + length)}`;
    })
    .join('');

/** The irregular edge of the wax, the same for every seal. */
export const WAX_EDGE: string = `M${Array.from({ length: 72 }, (_, i) => {
  const angle = (2 * Math.PI * i) / 72;
  return at(
    angle,
    46.6 + 1.3 * Math.sin(3 * angle + 1) + 0.9 * Math.sin(7 * angle) + 0.5 * Math.cos(11 * angle),
  );
}).join('L')}Z`;
