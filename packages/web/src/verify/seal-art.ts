// The rim of a seal, drawn from its commitment: two seals that look different are different, which the eye sees sooner
// than it reads 64 digits. That they look alike proves nothing. [F2]
import type { Hex32 } from '@punto/engine/fairness/record';

const CENTRE = 50;
const ROOT = 35.5;
const LONGEST = 6.5;

const at = (angle: number, radius: number): string =>
  `${(CENTRE + radius * Math.sin(angle)).toFixed(2)} ${(CENTRE - radius * Math.cos(angle)).toFixed(2)}`;

/** One tick for each byte, in the square from 0 to 100. */
export const rimOf = (commitment: Hex32): string =>
  (commitment.match(/../g) ?? [])
    .map((byte, i, all) => {
      const angle = (2 * Math.PI * i) / all.length;
      const length = 0.8 + (LONGEST * (Number.parseInt(byte, 16) >> 5)) / 7;
      return `M${at(angle, ROOT)}L${at(angle, ROOT + length)}`;
    })
    .join('');

/** Wax runs a little where the stamp presses: the same edge for every seal. */
export const WAX_EDGE: string = `M${Array.from({ length: 72 }, (_, i) => {
  const angle = (2 * Math.PI * i) / 72;
  return at(
    angle,
    46.6 + 1.3 * Math.sin(3 * angle + 1) + 0.9 * Math.sin(7 * angle) + 0.5 * Math.cos(11 * angle),
  );
}).join('L')}Z`;
