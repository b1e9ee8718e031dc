// The card that the patron squeezes: pulled by finger, pen or mouse from any edge or corner, or with the arrow keys.
// Upright or, as many prefer, sideways. The face has no corner index until it is turned. [T7]
import type { Card } from '@punto/engine/card';
import { CardInk } from '@punto/ui/card/card-face.tsx';
import { wantsLessMotion } from '@punto/ui/client/settings.ts';
import { isShortcutKey } from '@punto/ui/shortcut-key.ts';
import { createEffect, createSignal, on, onCleanup, onMount } from 'solid-js';
import { turnedText } from '../words/squeeze-words.ts';
import { Paper } from './paper.tsx';
import type { Paint } from './paper-painter.ts';
import { createPeel, type Frames } from './peel.ts';
import { peelByKey } from './peel-keys.ts';
import type { Point } from './point.ts';
import { type CardPointer, useCardPointer } from './use-card-pointer.ts';
import type { Drawn } from './wire-fold.ts';
import './peel-card.css';

type PeelCardProps = {
  readonly card: Card;
  readonly label: string;
  readonly sideways: boolean;
  /** The table has turned it, or is about to: it is shown turning over. */
  readonly turns: boolean;
  readonly show: (drawn: Drawn | null) => void;
  /** The patron turned it; `false`: the table would refuse the turn now. */
  readonly onTurn: () => boolean;
  readonly onOpen: () => void;
};

const UPRIGHT = '-30 -24 310 398';
const ON_ITS_SIDE = '-24 -30 398 310';
/** Delay of the hint after the stage appears, if the card was not gripped. */
const HINT_AFTER_MS = 500;

const FRAMES: Frames = {
  request: (frame) => requestAnimationFrame(frame),
  cancel: (request) => cancelAnimationFrame(request),
  still: wantsLessMotion,
};

export const PeelCard = (props: PeelCardProps) => {
  const [share, setShare] = createSignal(0);
  const [open, setOpen] = createSignal(false);
  const [drawn, setDrawn] = createSignal<Drawn | null>(null);
  const [byHand, setByHand] = createSignal(false);
  let root: HTMLDivElement | undefined;
  let space: SVGGElement | undefined;
  let paint: Paint = () => {};

  const peel = createPeel(
    {
      paint: (pose, drawn) => {
        paint(pose);
        setDrawn(drawn);
      },
      share: setShare,
      show: (drawn) => props.show(drawn),
      fallsOver: () => props.onTurn(),
      open: () => {
        setOpen(true);
        props.onOpen();
      },
    },
    FRAMES,
  );
  onCleanup(peel.stop);
  createEffect(
    on(
      () => props.turns,
      (turns) => turns && peel.turn(),
    ),
  );
  const pointer = useCardPointer(peel, (event) => pointInSpace(event, space));
  createEffect(() => pointer.held() && setByHand(true));

  const onKey = (event: KeyboardEvent) => {
    if (!isShortcutKey(event)) return;
    setByHand(false);
    if (!peelByKey(event, { peel, isSideways: () => props.sideways, turn: turnByKey })) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const turnByKey = () => {
    if (props.onTurn()) peel.turn();
  };
  onMount(() => {
    // On the element itself, which comes before the page's shortcuts that also use the arrows.
    root?.addEventListener('keydown', onKey);
    root?.focus({ preventScroll: true });
    const hint = setTimeout(peel.peek, HINT_AFTER_MS);
    onCleanup(() => clearTimeout(hint));
  });

  return (
    <div
      ref={root}
      class="peel-card"
      classList={{ held: pointer.held(), open: open(), touched: byHand() }}
      role="slider"
      tabIndex={0}
      aria-label={props.label}
      aria-valuemin="0"
      aria-valuemax="100"
      aria-valuenow={Math.round(share() * 20) * 5}
      aria-valuetext={turnedText(share())}
      aria-describedby="squeeze-how"
    >
      <Drawing
        card={props.card}
        open={open()}
        drawn={drawn()}
        sideways={props.sideways}
        pointer={pointer}
        space={(element) => {
          space = element;
        }}
        ready={(ready) => {
          paint = ready;
        }}
      />
    </div>
  );
};

/** Position of the event in card coordinates, whichever way the card lies. */
const pointInSpace = ({ clientX, clientY }: PointerEvent, space: SVGGElement | undefined): Point => {
  const toScreen = space?.getScreenCTM();
  if (!toScreen) return [0, 0];
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(toScreen.inverse());
  return [x, y];
};

type DrawingProps = Pick<PeelCardProps, 'card' | 'sideways'> & {
  readonly open: boolean;
  readonly drawn: Drawn | null;
  readonly pointer: CardPointer;
  /** Called with the group that has card coordinates. */
  readonly space: (element: SVGGElement) => void;
  readonly ready: (paint: Paint) => void;
};

/** The drawing of the card: its outline on the felt, the paper, and the mark of the pull. */
const Drawing = (props: DrawingProps) => (
  <svg
    viewBox={props.sideways ? ON_ITS_SIDE : UPRIGHT}
    aria-hidden="true"
    onPointerDown={props.pointer.onDown}
    onPointerMove={props.pointer.onMove}
    onPointerUp={props.pointer.onEnd}
    onPointerCancel={props.pointer.onEnd}
  >
    <g ref={props.space} transform={props.sideways ? 'matrix(0 1 -1 0 350 0)' : undefined}>
      <rect class="peel-focus" x="-13" y="-13" width="276" height="376" rx="26" />
      <rect class="peel-place" width="250" height="350" rx="15" />
      <rect class="peel-reach" x="-26" y="-26" width="302" height="402" />
      <Paper side="url(#art-paper)" ready={props.ready}>
        <CardInk card={props.card} bare={!props.open} />
      </Paper>
      <DrawMark drawn={props.drawn} />
    </g>
  </svg>
);

/** Mark under the pointer that points in the direction of the pull. */
const DrawMark = (props: { drawn: Drawn | null }) => (
  <g
    class="peel-mark"
    display={props.drawn ? 'inline' : 'none'}
    transform={props.drawn ? placeOf(props.drawn) : undefined}
  >
    <circle r="17" />
    <path d="M-8 0H7M1-6l7 6-7 6" />
  </g>
);

const placeOf = ({ from, to: [x, y] }: Drawn): string => {
  const angle = (Math.atan2(y - from[1], x - from[0]) * 180) / Math.PI;
  return `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(1)})`;
};
