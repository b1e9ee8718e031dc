// Draws a bent card: the back at rest, the rising part, and the other side in narrow bands around the cylinder. A
// movement sets attributes and renders nothing; soft shadows are stacked strokes, since a blur filter would be
// recomputed for every frame. [T7]

import { CardBack } from '@punto/ui/card/card.tsx';
import { createUniqueId, For, type JSX, onMount } from 'solid-js';
import { type Curl, type CurlBand, fallingBands, flatBand, risingBands } from './curl.ts';
import { atRest, lyingOver, pathOf, RIM, rising } from './outline.ts';
import { dot, type Point, plus, times } from './point.ts';
import { FLAT, type Pose } from './turn.ts';
import './paper.css';

export type Paint = (pose: Pose) => void;

type PaperProps = {
  /** Content of the side that comes up, in card coordinates. */
  readonly children: JSX.Element;
  /** Fill of the paper below the content. Drawn once and not in bands, which would show seams. */
  readonly side: string;
  /** Number of bands of the rising and the falling quarter. */
  readonly bands?: readonly [rising: number, falling: number];
  /** Called once with the function that paints a pose. */
  readonly ready: (paint: Paint) => void;
};

const SHADOW = Array.from({ length: 11 }, (_, i) => 2 + i * 3.4);

export const Paper = (props: PaperProps) => {
  const id = createUniqueId();
  const [risingCount, fallingCount] = props.bands ?? [3, 8];
  const parts: Partial<Record<PartName, SVGElement>> = {};
  const strips: { readonly clip: SVGPathElement; readonly group: SVGGElement }[] = [];
  const part = (name: PartName) => (element: SVGElement) => {
    parts[name] = element;
  };

  const paint: Paint = ({ curl, shift }) => {
    set(parts.whole, 'transform', `translate(${shift[0].toFixed(2)} ${shift[1].toFixed(2)})`);
    set(parts.over, 'display', curl ? 'inline' : 'none');
    set(parts.restLine, 'd', pathOf(curl ? atRest(curl) : RIM));
    if (!curl) return;
    set(parts.overLine, 'd', pathOf(lyingOver(curl)));
    set(parts.overShadow, 'transform', cast(curl));
    set(parts.rise, 'd', pathOf(rising(curl)));
    paintBands(curl);
    shadeAlong(curl);
  };

  const paintBands = (curl: Curl) => {
    const bands = [...risingBands(curl, risingCount), flatBand(curl), ...fallingBands(curl, fallingCount)];
    bands.forEach((band, i) => {
      const strip = strips[i];
      set(strip?.clip, 'd', bandPath(curl, band));
      set(strip?.group, 'transform', `matrix(${band.matrix.map((value) => value.toFixed(4)).join(' ')})`);
    });
  };

  const Strip = (strip: { at: number; side: 'back' | 'front' }) => {
    let clip: SVGPathElement | undefined;
    let group: SVGGElement | undefined;
    onMount(() => {
      if (clip && group) strips[strip.at] = { clip, group };
    });
    return (
      <>
        <clipPath id={`${id}-${strip.at}`}>
          <path ref={clip} />
        </clipPath>
        <g ref={group} clip-path={`url(#${id}-${strip.at})`}>
          <use href={`#${id}-${strip.side}`} />
        </g>
      </>
    );
  };

  onMount(() => {
    paint(FLAT);
    props.ready(paint);
  });

  return (
    <g ref={part('whole')} class="paper">
      <defs>
        <g id={`${id}-back`}>
          <CardBack />
        </g>
        {/* Mirrored, since this side is seen from behind. */}
        <g id={`${id}-front`} transform="matrix(-1 0 0 1 250 0)">
          {props.children}
        </g>
        <path ref={part('restLine')} id={`${id}-rest`} />
        <path ref={part('overLine')} id={`${id}-over`} />
        <clipPath id={`${id}-resting`}>
          <use href={`#${id}-rest`} />
        </clipPath>
        <linearGradient ref={part('gradient')} id={`${id}-shade`} gradientUnits="userSpaceOnUse">
          <stop offset="0" stop-color="var(--fold-1)" stop-opacity=".62" />
          <stop offset=".05" stop-color="var(--fold-2)" stop-opacity=".36" />
          <stop offset=".11" stop-color="var(--fold-3)" stop-opacity=".12" />
          <stop offset=".17" stop-color="var(--white)" stop-opacity=".55" />
          <stop offset=".24" stop-color="var(--white)" stop-opacity=".1" />
          <stop offset=".34" stop-color="var(--fold-3)" stop-opacity=".26" />
          <stop offset=".62" stop-color="var(--fold-3)" stop-opacity=".07" />
          <stop offset="1" stop-color="var(--fold-3)" stop-opacity="0" />
        </linearGradient>
        <linearGradient ref={part('riseGradient')} id={`${id}-rise`} gradientUnits="userSpaceOnUse">
          <stop offset="0" stop-color="var(--fold-rise)" stop-opacity="0" />
          <stop offset=".5" stop-color="var(--fold-rise)" stop-opacity=".14" />
          <stop offset="1" stop-color="var(--fold-rise)" stop-opacity=".6" />
        </linearGradient>
      </defs>
      <g transform="translate(0 6)">
        <Shadow line={`#${id}-rest`} />
      </g>
      <g clip-path={`url(#${id}-resting)`}>
        <use href={`#${id}-back`} />
      </g>
      <g ref={part('over')} display="none">
        <For each={numbers(0, risingCount)}>{(at) => <Strip at={at} side="back" />}</For>
        <path ref={part('rise')} fill={`url(#${id}-rise)`} />
        <g ref={part('overShadow')}>
          <Shadow line={`#${id}-over`} />
        </g>
        <use href={`#${id}-over`} fill={props.side} />
        <For each={numbers(risingCount, fallingCount + 1)}>{(at) => <Strip at={at} side="front" />}</For>
        <use href={`#${id}-over`} fill={`url(#${id}-shade)`} />
        <use href={`#${id}-over`} class="paper-edge" />
      </g>
    </g>
  );

  function shadeAlong({ normal, rise, radius }: Curl) {
    const line = times(normal, rise);
    const rim = plus(line, times(normal, radius));
    runs('riseGradient', line, rim);
    runs('gradient', rim, plus(rim, times(normal, -5 * radius)));
  }

  function runs(gradient: PartName, from: Point, to: Point) {
    set(parts[gradient], 'x1', from[0].toFixed(1));
    set(parts[gradient], 'y1', from[1].toFixed(1));
    set(parts[gradient], 'x2', to[0].toFixed(1));
    set(parts[gradient], 'y2', to[1].toFixed(1));
  }
};

type PartName =
  | 'whole'
  | 'restLine'
  | 'overLine'
  | 'over'
  | 'overShadow'
  | 'rise'
  | 'gradient'
  | 'riseGradient';

const Shadow = (props: { line: string }) => (
  <g class="paper-shadow">
    <For each={SHADOW}>{(width) => <use href={props.line} stroke-width={width} />}</For>
  </g>
);

const numbers = (from: number, count: number): number[] => Array.from({ length: count }, (_, i) => from + i);

const set = (element: Element | undefined, name: string, value: string) => element?.setAttribute(name, value);

/** Light comes from above: the part that lies over casts a shadow beyond its free edge. */
const cast = ({ normal, radius }: Curl): string => {
  const [x, y] = plus(times(normal, -0.45 * radius), [0, 0.3 * radius]);
  return `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
};

/** Bands overlap slightly, so that the felt does not show between them. */
const LAP = 0.6;
const WIDE = 600;

const bandPath = (curl: Curl, { from, to }: CurlBand): string => {
  const along: Point = [-curl.normal[1], curl.normal[0]];
  const middle = dot(along, [125, 175]);
  const corner = (depth: number, side: number): Point =>
    plus(times(curl.normal, curl.rise + depth), times(along, middle + side * WIDE));
  return pathOf([corner(from - LAP, -1), corner(from - LAP, 1), corner(to + LAP, 1), corner(to + LAP, -1)]);
};
