// Press handlers of a betting spot: a click adds the selected chip, shift-click removes the top chip, and a long touch
// runs `hold`, which removes the top chip by default. A press that moves is a scroll and does nothing.

export const LONG_PRESS_MS = 450;
const MOVED_PX = 10;

export type Press = {
  readonly onClick: (event: MouseEvent) => void;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
  readonly onContextMenu: (event: Event) => void;
};

/** For `ref` of the button. */
export const addPress =
  (on: Press) =>
  (button: HTMLElement): void => {
    button.addEventListener('click', on.onClick);
    button.addEventListener('pointerdown', on.onPointerDown);
    button.addEventListener('pointermove', on.onPointerMove);
    button.addEventListener('pointerup', on.onPointerUp);
    button.addEventListener('pointercancel', on.onPointerCancel);
    button.addEventListener('contextmenu', on.onContextMenu);
  };

export const press = (add: () => void, takeBack: () => void, hold: () => void = takeBack): Press => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let long = false;
  const stop = () => clearTimeout(timer);
  return {
    onPointerDown: ({ clientX, clientY, button, pointerType }) => {
      stop();
      long = false;
      from = { x: clientX, y: clientY };
      if (button !== 0 || pointerType === 'mouse') return;
      timer = setTimeout(() => {
        long = true;
        hold();
      }, LONG_PRESS_MS);
    },
    onPointerMove: ({ clientX, clientY }) => {
      if (Math.hypot(clientX - from.x, clientY - from.y) > MOVED_PX) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu: (event) => event.preventDefault(),
    onClick: (event) => {
      // The click event after a long press: the long press has already run its action.
      if (long) long = false;
      else if (event.shiftKey) takeBack();
      else add();
    },
  };
};
