// The Jacks: a soft cap with a drooping feather, a striped tunic under a white collar, and a staff with the suit.
import type { Suit } from '@punto/engine/card';
import { For, type JSX } from 'solid-js';
import * as p from './parts.tsx';
import {
  ACCENT,
  BRASS,
  Dot,
  Emblem,
  Face,
  Fist,
  HAIR,
  Inlay,
  Line,
  MAIN,
  Mirrored,
  SECOND,
} from './parts.tsx';

const CAP: Readonly<Record<Suit, () => JSX.Element>> = {
  S: () => <Inlay d="M-27-108C-44-128-18-144 4-138C24-134 35-120 27-108Z" fill={MAIN} />,
  H: () => (
    <>
      <Inlay d="M-27-108L-34-126Q-20-138 0-138Q20-138 34-126L27-108Z" fill={MAIN} />
      <Line d="M-12-134L-9-112M0-136V-112M12-134L9-112" stroke={BRASS} />
    </>
  ),
  D: () => (
    <>
      <Inlay d="M-27-108L-33-122L0-140L33-122L27-108Z" fill={MAIN} />
      <Inlay d="M0-140L33-122L27-108H8Z" fill={SECOND} />
    </>
  ),
  C: () => (
    <Inlay d="M-27-108C-34-126-24-134-12-130C-6-142 14-142 18-130C30-134 36-122 27-108Z" fill={MAIN} />
  ),
};

/** Hair, left half; it is mirrored. */
const BOB: Readonly<Record<Suit, () => JSX.Element>> = {
  S: () => <Inlay d="M-20-112L-27-108C-31-92-31-80-26-66L-36-60L-18-62Z" fill={HAIR} />,
  H: () => <Inlay d="M-20-112L-27-108C-34-96-30-80-33-68C-28-62-22-64-18-70Z" fill={HAIR} />,
  D: () => (
    <>
      <Inlay d="M-20-112H-28V-64H-17Z" fill={HAIR} />
      <Line d="M-24-106V-68" stroke={BRASS} width={1.1} />
    </>
  ),
  C: () => (
    <>
      <Dot x={-25} y={-98} r={7} fill={HAIR} />
      <Dot x={-27} y={-84} r={7.5} fill={HAIR} />
      <Dot x={-26} y={-70} r={7.5} fill={HAIR} />
    </>
  ),
};

/** The back, the shaft and the tip of the feather: each a curve that starts at the cap. */
const FEATHER = {
  outer: [14, -110, 4, -150, 66, -174, 60, -92],
  inner: [14, -110, 18, -146, 52, -152, 60, -92],
  edge: [14, -110, 30, -126, 48, -132, 60, -92],
} as const;
const BARBS = [0.24, 0.36, 0.48, 0.6, 0.72, 0.82];

const onCurve = (curve: readonly number[], s: number): string =>
  [0, 1]
    .map((axis) => {
      const [a = 0, b = 0, c = 0, d = 0] = [0, 2, 4, 6].map((at) => curve[at + axis]);
      return (1 - s) ** 3 * a + 3 * (1 - s) ** 2 * s * b + 3 * (1 - s) * s ** 2 * c + s ** 3 * d;
    })
    .map((value) => value.toFixed(1))
    .join(' ');

const between = (there: readonly number[], back: readonly number[]): string =>
  `M14-110C${there.slice(2).join(' ')}C${[...back.slice(4, 6), ...back.slice(2, 4), 14, -110].join(' ')}Z`;

const barb = (s: number): string =>
  `M${onCurve(FEATHER.edge, s + 0.1)}L${onCurve(FEATHER.inner, s)}L${onCurve(FEATHER.outer, s + 0.1)}`;

const Feather = () => (
  <>
    <Inlay d={between(FEATHER.outer, FEATHER.inner)} fill={BRASS} />
    <Inlay d={between(FEATHER.inner, FEATHER.edge)} fill={MAIN} />
    <Line d={BARBS.map(barb).join('')} stroke={p.BONE} width={1.2} />
  </>
);

const STRIPES = [0, 1, 2].map(
  (at) => `M${at * 14 - 57} ${at * 6 - 33}L${at * 14 - 50} ${at * 3 - 40}L${at * 12 - 45} 2H${at * 12 - 53}Z`,
);

const Tunic = () => (
  <>
    <Inlay d="M-64.5 2V-20L-52-38L-30-48H30L52-38L64.5-20V2Z" fill={MAIN} />
    <Mirrored>
      <For each={STRIPES}>{(d, at) => <Inlay d={d} fill={at() % 2 ? SECOND : BRASS} />}</For>
    </Mirrored>
    <Inlay d="M-10-62H10V-44H-10Z" fill={p.SHADE} />
    <Inlay d="M-9-46H9V2H-9Z" fill={p.JEWEL} />
    <For each={[-34, -24, -14]}>{(y) => <Dot x={0} y={y} r={2.6} fill={BRASS} />}</For>
    <Mirrored>
      <path d="M-38-46L-8-56L0-44L-16-26Z" fill={p.WHITE} stroke={p.DEEP} stroke-width="1" />
      <Line d="M-33-45L-16-31M-26-48L-12-36" stroke={MAIN} width={1.6} />
    </Mirrored>
  </>
);

export const Jack = (props: { suit: Suit }) => (
  <>
    <Mirrored>{BOB[props.suit]()}</Mirrored>
    <Tunic />
    <Face />
    <Inlay d="M-21-112H21V-103Q0-99-21-103Z" fill={HAIR} />
    <Feather />
    {CAP[props.suit]()}
    <Inlay d="M-29-106L-30-114Q0-119 30-114L29-106Q0-110-29-106Z" fill={ACCENT} />
    <Dot x={19} y={-112} r={5} fill={BRASS} />
    {(props.suit === 'S' || props.suit === 'C') && (
      <Line d="M-2-71.5Q-8-73-13-68M2-71.5Q8-73 13-68" width={2} />
    )}
    <Line d="M46-8V-66" stroke={p.DEEP} width={3} />
    <Inlay d="M41-66H51V-62H41Z" fill={BRASS} />
    <Emblem suit={props.suit} x={46} y={-79} size={24} fill={MAIN} />
    <Fist />
  </>
);
