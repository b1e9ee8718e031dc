// One pointer (finger, pen or mouse) that drags the card: the first that presses it, until it is released. [T7]
import { type Accessor, createSignal, onCleanup } from 'solid-js';
import type { Peel } from './peel.ts';
import type { Point } from './point.ts';

export type CardPointer = {
  /** The card is being dragged. */
  readonly held: Accessor<boolean>;
  readonly onDown: (event: PointerEvent & { currentTarget: SVGElement }) => void;
  readonly onMove: (event: PointerEvent) => void;
  /** Released or cancelled. */
  readonly onEnd: (event: PointerEvent) => void;
};

/** `pointIn`: where on the card an event is. */
export const useCardPointer = (peel: Peel, pointIn: (event: PointerEvent) => Point): CardPointer => {
  const [pointer, setPointer] = createSignal<number | null>(null);
  // Pointer events are more frequent than frames; only the latest of each frame is used.
  let latest: PointerEvent | null = null;
  let frame = 0;
  const follow = () => {
    frame = 0;
    if (latest) peel.draw(pointIn(latest));
    latest = null;
  };
  onCleanup(() => cancelAnimationFrame(frame));
  return {
    held: () => pointer() !== null,
    onDown: (event) => {
      if (event.button !== 0 || pointer() !== null) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setPointer(event.pointerId);
      peel.take(pointIn(event));
    },
    onMove: (event) => {
      if (event.pointerId !== pointer()) return;
      latest = event;
      frame ||= requestAnimationFrame(follow);
    },
    onEnd: (event) => {
      if (event.pointerId !== pointer()) return;
      setPointer(null);
      if (event.type === 'pointerup' && latest) follow();
      latest = null;
      if (event.type === 'pointerup') peel.letGo();
      else peel.lieBack();
    },
  };
};
