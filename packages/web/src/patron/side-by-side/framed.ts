// Communication between a table in an iframe and the outer page, by `postMessage`. Only pages of this origin may frame
// a table, and only their messages are handled.

export const isFramed = typeof window !== 'undefined' && window.self !== window.top;

/**
 * `left`, from the frame: the patron has left the table. `leave`, to the frame: the patron wants to leave when the
 * round permits. [T9]
 */
type FrameMessage = 'left' | 'leave';

const NAME = 'punto';

export const postFrameMessage = (to: Window | null, word: FrameMessage): void =>
  to?.postMessage({ [NAME]: word }, location.origin);

export const onFrameMessage = (
  from: () => Window | null,
  word: FrameMessage,
  call: () => void,
): (() => void) => {
  const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== from() || origin !== location.origin) return;
    if (typeof data === 'object' && data !== null && NAME in data && data[NAME] === word) call();
  };
  addEventListener('message', hear);
  return () => removeEventListener('message', hear);
};
