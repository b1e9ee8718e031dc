// Draws a bent card: the back at rest, the rising part, and the other side in narrow bands around the cylinder. A
// movement sets attributes and renders nothing; soft shadows are stacked strokes, since a blur filter would be
// recomputed for every frame. [T7]

import { CardBack } from '@punto/ui/card/card-face.tsx';
import { createUniqueId, For, type JSX, onMount } from 'solid-js';
import { createPaperPainter, type Paint, type PaperPainter } from './paper-painter.ts';
import { FLAT } from './turn.ts';
import './tokens.css';
import './paper.css';

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
  const painter = createPaperPainter(risingCount, fallingCount);
  onMount(() => {
    painter.paint(FLAT);
    props.ready(painter.paint);
  });
  return (
    <g ref={painter.part('whole')} class="paper">
      <defs>
        <g id={`${id}-back`}>
          <CardBack />
        </g>
        {/* Mirrored, since this side is seen from behind. */}
        <g id={`${id}-front`} transform="matrix(-1 0 0 1 250 0)">
          {props.children}
        </g>
        <path ref={painter.part('restLine')} id={`${id}-rest`} />
        <path ref={painter.part('overLine')} id={`${id}-over`} />
        <clipPath id={`${id}-resting`}>
          <use href={`#${id}-rest`} />
        </clipPath>
        <FoldGradients id={id} painter={painter} />
      </defs>
      <g transform="translate(0 6)">
        <Shadow line={`#${id}-rest`} />
      </g>
      <g clip-path={`url(#${id}-resting)`}>
        <use href={`#${id}-back`} />
      </g>
      <g ref={painter.part('over')} display="none">
        <For each={numbers(0, risingCount)}>
          {(at) => <Strip id={id} at={at} side="back" painter={painter} />}
        </For>
        <path ref={painter.part('rise')} fill={`url(#${id}-rise)`} />
        <g ref={painter.part('overShadow')}>
          <Shadow line={`#${id}-over`} />
        </g>
        <use href={`#${id}-over`} fill={props.side} />
        <For each={numbers(risingCount, fallingCount + 1)}>
          {(at) => <Strip id={id} at={at} side="front" painter={painter} />}
        </For>
        <use href={`#${id}-over`} fill={`url(#${id}-shade)`} />
        <use href={`#${id}-over`} class="paper-edge" />
      </g>
    </g>
  );
};

/** One band of the cylinder: a side of the card, clipped. */
const Strip = (props: { id: string; at: number; side: 'back' | 'front'; painter: PaperPainter }) => {
  let clip: SVGPathElement | undefined;
  let group: SVGGElement | undefined;
  onMount(() => {
    if (clip && group) props.painter.setStrip(props.at, { clip, group });
  });
  return (
    <>
      <clipPath id={`${props.id}-${props.at}`}>
        <path ref={clip} />
      </clipPath>
      <g ref={group} clip-path={`url(#${props.id}-${props.at})`}>
        <use href={`#${props.id}-${props.side}`} />
      </g>
    </>
  );
};

/** Light and shade of the fold, along the cylinder and where the paper rises. */
const FoldGradients = (props: { id: string; painter: PaperPainter }) => (
  <>
    <linearGradient
      ref={props.painter.part('gradient')}
      id={`${props.id}-shade`}
      gradientUnits="userSpaceOnUse"
    >
      <stop offset="0" stop-color="var(--fold-1)" stop-opacity=".62" />
      <stop offset=".05" stop-color="var(--fold-2)" stop-opacity=".36" />
      <stop offset=".11" stop-color="var(--fold-3)" stop-opacity=".12" />
      <stop offset=".17" stop-color="var(--white)" stop-opacity=".55" />
      <stop offset=".24" stop-color="var(--white)" stop-opacity=".1" />
      <stop offset=".34" stop-color="var(--fold-3)" stop-opacity=".26" />
      <stop offset=".62" stop-color="var(--fold-3)" stop-opacity=".07" />
      <stop offset="1" stop-color="var(--fold-3)" stop-opacity="0" />
    </linearGradient>
    <linearGradient
      ref={props.painter.part('riseGradient')}
      id={`${props.id}-rise`}
      gradientUnits="userSpaceOnUse"
    >
      <stop offset="0" stop-color="var(--fold-rise)" stop-opacity="0" />
      <stop offset=".5" stop-color="var(--fold-rise)" stop-opacity=".14" />
      <stop offset="1" stop-color="var(--fold-rise)" stop-opacity=".6" />
    </linearGradient>
  </>
);

const Shadow = (props: { line: string }) => (
  <g class="paper-shadow">
    <For each={SHADOW}>{(width) => <use href={props.line} stroke-width={width} />}</For>
  </g>
);

const numbers = (from: number, count: number): number[] => Array.from({ length: count }, (_, i) => from + i);
