// Parts of the court figures. Half a figure is drawn within x −69…69, y −155…0, and a card shows it twice, the second
// half rotated by 180°. Shapes are flat and separated by a line in the colour of the paper; only faces have a light and
// a shaded half.
import type { Suit } from '@punto/engine/card';
import { For, type JSX, type ParentProps } from 'solid-js';
import { SUIT_ART } from '../suit-art.ts';

export const INK = 'var(--ink)';
export const RED = 'var(--ink-red)';
export const BRASS = 'var(--card-brass)';
export const DEEP = 'var(--card-brass-deep)';
export const BONE = 'var(--face)';
export const WHITE = 'var(--card-white)';
export const SKIN = 'var(--card-skin)';
export const SHADE = 'var(--card-skin-shade)';
/** Colours that depend on the suit; `court.css` sets them. */
export const MAIN = 'var(--court-main)';
export const SECOND = 'var(--court-second)';
export const ACCENT = 'var(--court-accent)';
export const HAIR = 'var(--court-hair)';
export const JEWEL = 'var(--court-jewel)';
export const GEM = 'var(--court-gem)';
export const PLUME = 'var(--court-plume)';

/** A filled shape with an outline in the colour of the paper. */
export const Inlay = (props: { d: string; fill: string }) => <path d={props.d} fill={props.fill} />;

/** A line in ink, 1.4 wide by default. */
export const Line = (props: { d: string; stroke?: string; width?: number }) => (
  <path d={props.d} fill="none" stroke={props.stroke ?? INK} stroke-width={props.width ?? 1.4} />
);

export const Dot = (props: { x: number; y: number; r: number; fill: string }) => (
  <circle cx={props.x} cy={props.y} r={props.r} fill={props.fill} />
);

/** Draws its children and their mirror image. */
export const Mirrored = (props: ParentProps) => (
  <>
    {props.children}
    <g transform="scale(-1 1)">{props.children}</g>
  </>
);

export const Moved = (props: ParentProps<{ x: number; y: number; turn?: number }>) => (
  <g transform={`translate(${props.x} ${props.y}) rotate(${props.turn ?? 0})`}>{props.children}</g>
);

/** One shape repeated around a point between two angles, with the given colours in turn. */
export const Fan = (props: {
  x: number;
  y: number;
  d: string;
  fills: readonly string[];
  from: number;
  to: number;
  count: number;
}) => (
  <For each={Array.from({ length: props.count }, (_, at) => at)}>
    {(at) => (
      <path
        d={props.d}
        fill={props.fills[at % props.fills.length] ?? BRASS}
        transform={`translate(${props.x} ${props.y}) rotate(${(props.from + ((props.to - props.from) * at) / (props.count - 1)).toFixed(2)})`}
      />
    )}
  </For>
);

/** A suit mark inside a picture, with an outline that separates it from the background. */
export const Emblem = (props: {
  suit: Suit;
  x: number;
  y: number;
  size: number;
  fill: string;
  turn?: number;
}): JSX.Element => (
  <use
    href={SUIT_ART[props.suit]}
    width="100"
    height="100"
    transform={`translate(${props.x} ${props.y}) rotate(${props.turn ?? 0}) scale(${props.size / 100}) translate(-50 -50)`}
    fill={props.fill}
    stroke-width={260 / props.size}
    paint-order="stroke"
  />
);

/** A face; `soft` is used for the Queens. */
export const Face = (props: { soft?: boolean }) => (
  <>
    <Inlay d="M-21-112H21V-86C21-70 10-58 0-56C-10-58-21-70-21-86Z" fill={SKIN} />
    <path d="M0-112H21V-86C21-70 10-58 0-56Z" fill={SHADE} stroke="none" />
    <Line d="M-16-95Q-10-99-4-95M16-95Q9-99 3.5-94L4-76L-2.5-75" width={props.soft ? 1.4 : 2} />
    <Mirrored>
      <path d="M-15.5-88Q-9.5-93.5-4-88Q-9.5-84.5-15.5-88Z" fill={BONE} stroke={INK} stroke-width="1.2" />
      <circle cx="-9.5" cy="-88.5" r="2.4" fill={INK} stroke="none" />
    </Mirrored>
    <path d="M-6-67.5Q-3-70.5 0-69Q3-70.5 6-67.5Q0-62.5-6-67.5Z" fill={RED} stroke="none" />
    {props.soft && (
      <Mirrored>
        <circle cx="-14" cy="-76" r="4.5" fill={RED} fill-opacity=".17" stroke="none" />
        <Line d="M-15.5-88L-18-91" width={1.3} />
      </Mirrored>
    )}
  </>
);

const FINGERS = [-8, -3.5, 1, 5.5];

/** The hand at the right that carries the sword, staff or flower. */
export const Fist = () => (
  <Moved x={46} y={-33}>
    <Inlay d="M-12 9L10 8L11 20L-13 22Z" fill={BRASS} />
    <Inlay d="M-3-11Q-12-10-11-2L-10 10H4V-11Z" fill={SHADE} />
    <g fill={SKIN} stroke={DEEP} stroke-width=".9">
      <For each={FINGERS}>
        {(y) => <path d={`M-4 ${y}H8a2.25 2.25 0 0 1 0 4.5H-4a2.25 2.25 0 0 1 0-4.5Z`} />}
      </For>
      <path d="M-9-6C-8-13-2-13 5-12A2.4 2.4 0 0 1 5-7.5C0-8-3-7-5-3Z" />
    </g>
  </Moved>
);
