// The card that the patron squeezes: pulled by finger, pen or mouse from any edge or corner, or with the arrow keys.
// Upright or, as many prefer, sideways. The face has no corner index until it is turned. [T7]
import type { Card } from '@punto/engine/card';
import { ARROWS } from '@punto/ui/arrow.ts';
import { CardInk } from '@punto/ui/card/card.tsx';
import { wantsLessMotion } from '@punto/ui/client/settings.ts';
import { createEffect, createSignal, on, onCleanup, onMount } from 'solid-js';
import { turnedText } from '../words/squeeze-words.ts';
import { type Paint, Paper } from './paper.tsx';
import { createPeel } from './peel.ts';
import { CARD_HEIGHT, CARD_WIDTH, type Point } from './point.ts';
import type { Drawn } from './wire-fold.ts';
import './peel-card.css';

type PeelCardProps = {
  readonly card: Card;
  readonly label: string;
  readonly sideways: boolean;
  /** The table has turned it, or is about to: it is shown turning over. */
  readonly turns: boolean;
  readonly show: (drawn: Drawn | null) => void;
  /** The patron turned it. */
  readonly onTurn: () => void;
  readonly onOpen: () => void;
};

const UPRIGHT = '-30 -24 310 398';
const ON_ITS_SIDE = '-24 -30 398 310';
/** Distance of one press of an arrow key. */
const STEP = 18;
/** Delay of the hint after the stage appears, if the card was not gripped. */
const HINT_AFTER_MS = 500;

export const PeelCard = (props: PeelCardProps) => {
  const [share, setShare] = createSignal(0);
  const [open, setOpen] = createSignal(false);
  const [finger, setFinger] = createSignal<number | null>(null);
  const [byHand, setByHand] = createSignal(false);
  let space: SVGGElement | undefined;
  let mark: SVGGElement | undefined;
  let paint: Paint = () => {};

  const peel = createPeel(
    {
      paint: (pose, drawn) => {
        paint(pose);
        showMark(drawn);
      },
      share: setShare,
      show: (drawn) => props.show(drawn),
      fallsOver: () => props.onTurn(),
      open: () => {
        setOpen(true);
        props.onOpen();
      },
    },
    {
      request: (frame) => requestAnimationFrame(frame),
      cancel: (request) => cancelAnimationFrame(request),
      still: wantsLessMotion,
    },
  );
  onCleanup(peel.stop);
  createEffect(
    on(
      () => props.turns,
      (turns) => turns && peel.turn(),
    ),
  );

  // Pointer events are more frequent than frames; only the latest of each frame is used.
  let latest: PointerEvent | null = null;
  let frame = 0;
  const follow = () => {
    frame = 0;
    if (latest) peel.draw(inCard(latest));
    latest = null;
  };
  onCleanup(() => cancelAnimationFrame(frame));

  const take = (event: PointerEvent & { currentTarget: SVGElement }) => {
    if (event.button !== 0 || finger() !== null) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setFinger(event.pointerId);
    setByHand(true);
    peel.take(inCard(event));
  };
  const draw = (event: PointerEvent) => {
    if (event.pointerId !== finger()) return;
    latest = event;
    frame ||= requestAnimationFrame(follow);
  };
  const letGo = (event: PointerEvent) => {
    if (event.pointerId !== finger()) return;
    setFinger(null);
    if (event.type === 'pointerup' && latest) follow();
    latest = null;
    if (event.type === 'pointerup') peel.letGo();
    else peel.lieBack();
  };

  let root: HTMLDivElement | undefined;
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    setByHand(false);
    const arrow = ARROWS[event.key as keyof typeof ARROWS];
    if (arrow) drawBy(arrow);
    else if (event.key === 'Escape' || event.key === 'Home') peel.lieBack();
    else if (event.key === 'Enter' || event.key === 'End') turnByKey();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const turnByKey = () => {
    props.onTurn();
    peel.turn();
  };
  /** Pulls the edge opposite to the arrow's direction, as the card is oriented. */
  const drawBy = ([x, y]: Point) => {
    const [dx, dy]: Point = props.sideways ? [y, -x] : [x, y];
    const from: Point = [
      dx === 0 ? CARD_WIDTH / 2 : dx > 0 ? 0 : CARD_WIDTH,
      dy === 0 ? CARD_HEIGHT / 2 : dy > 0 ? 0 : CARD_HEIGHT,
    ];
    peel.drawFrom(from, [dx * STEP, dy * STEP]);
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
      classList={{ held: finger() !== null, open: open(), touched: byHand() }}
      role="slider"
      tabIndex={0}
      aria-label={props.label}
      aria-valuemin="0"
      aria-valuemax="100"
      aria-valuenow={Math.round(share() * 20) * 5}
      aria-valuetext={turnedText(share())}
      aria-describedby="squeeze-how"
    >
      <svg
        viewBox={props.sideways ? ON_ITS_SIDE : UPRIGHT}
        aria-hidden="true"
        onPointerDown={take}
        onPointerMove={draw}
        onPointerUp={letGo}
        onPointerCancel={letGo}
      >
        <g ref={space} transform={props.sideways ? 'matrix(0 1 -1 0 350 0)' : undefined}>
          <rect class="peel-focus" x="-13" y="-13" width="276" height="376" rx="26" />
          <rect class="peel-place" width="250" height="350" rx="15" />
          <rect class="peel-reach" x="-26" y="-26" width="302" height="402" />
          <Paper
            side="url(#art-paper)"
            ready={(ready) => {
              paint = ready;
            }}
          >
            <CardInk card={props.card} bare={!open()} />
          </Paper>
          <g ref={mark} class="peel-mark" display="none">
            <circle r="17" />
            <path d="M-8 0H7M1-6l7 6-7 6" />
          </g>
        </g>
      </svg>
    </div>
  );

  function inCard({ clientX, clientY }: PointerEvent): Point {
    const toScreen = space?.getScreenCTM();
    if (!toScreen) return [0, 0];
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(toScreen.inverse());
    return [x, y];
  }

  /** Mark under the pointer that points in the direction of the pull. */
  function showMark(drawn: Drawn | null) {
    mark?.setAttribute('display', drawn ? 'inline' : 'none');
    if (!drawn) return;
    const [x, y] = drawn.to;
    const angle = (Math.atan2(y - drawn.from[1], x - drawn.from[0]) * 180) / Math.PI;
    mark?.setAttribute('transform', `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(1)})`);
  }
};
