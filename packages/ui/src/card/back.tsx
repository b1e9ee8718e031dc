// The back of a card: a lattice aligned with its frame and a double P. The design has 180° rotational symmetry, so that
// the back looks the same both ways up.
import { FacePattern } from './face-pattern.tsx';
import { letterPath, letterWidth } from './rank-art.ts';

const [COLUMNS, ROWS] = [7, 11];
const [LEFT, TOP, WIDE, HIGH] = [23, 21, 204, 308];
const [ACROSS, DOWN] = [WIDE / COLUMNS, HIGH / ROWS];

const at = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Lines that slope down to the right, each with its mirror image. */
const LATTICE: string = Array.from({ length: COLUMNS + ROWS - 1 }, (_, i) => i + 1 - ROWS)
  .flatMap((shift) => {
    const [from, to] = [Math.max(0, -shift), Math.min(ROWS, COLUMNS - shift)];
    const line = (x: (column: number) => number) =>
      `M${at(x(shift + from), TOP + from * DOWN)}L${at(x(shift + to), TOP + to * DOWN)}`;
    return [line((column) => LEFT + column * ACROSS), line((column) => LEFT + WIDE - column * ACROSS)];
  })
  .join('');

const dot = (x: number, y: number): string => `M${at(x - 2.6, y)}a2.6 2.6 0 1 1 5.2 0a2.6 2.6 0 1 1-5.2 0Z`;

/** A dot in the centre of each lozenge. */
const DOTS: string = Array.from({ length: 2 * ROWS - 1 }, (_, j) => j + 1)
  .flatMap((j) =>
    Array.from({ length: 2 * COLUMNS - 1 }, (_, i) => i + 1)
      .filter((i) => (i + j) % 2 === 1)
      .map((i) => dot(LEFT + (i * ACROSS) / 2, TOP + (j * DOWN) / 2)),
  )
  .join('');

/** Two letters P that share a stem; the second is rotated by 180°. */
const P_HEIGHT = 52;
const P = `translate(${125 - (letterWidth('P') * P_HEIGHT) / 200 + 9} ${175 - P_HEIGHT / 2}) scale(${P_HEIGHT / 100})`;

/** Render inside `<defs>`. */
export const BackArt = () => (
  <FacePattern id="art-back">
    <rect
      x="1"
      y="1"
      width="248"
      height="348"
      rx="15"
      fill="var(--card-edge)"
      stroke="var(--card-rim)"
      stroke-width="1.5"
    />
    <rect x="11" y="11" width="228" height="328" rx="9" fill="var(--card-back)" />
    <g stroke="var(--card-brass)" fill="none">
      <path d={LATTICE} stroke-width="1.5" />
      <path d={DOTS} fill="var(--card-brass)" stroke="none" />
      <rect x="19" y="17" width="212" height="316" rx="5" stroke-width="2" />
      <rect x="23" y="21" width="204" height="308" rx="2" stroke-width=".8" />
      <circle cx="125" cy="175" r="45" fill="var(--card-back-deep)" stroke-width="2.5" />
      <circle cx="125" cy="175" r="39.5" />
    </g>
    <g fill="var(--card-brass)">
      <path d={letterPath('P')} transform={P} />
      <g transform="rotate(180 125 175)">
        <path d={letterPath('P')} transform={P} />
      </g>
    </g>
  </FacePattern>
);
