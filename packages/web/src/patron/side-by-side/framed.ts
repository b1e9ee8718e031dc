// A table in a frame of our own page: how it knows, and what the two say to each other. Only pages of this
// origin may frame it, and only they are listened to.

export const isFramed = typeof window !== 'undefined' && window.self !== window.top;

/** From a frame: the patron has left the table. To a frame: the patron wants to leave, when the round allows. [T9] */
type Word = 'left' | 'leave';

const NAME = 'punto';

export const tell = (to: Window | null, word: Word): void =>
  to?.postMessage({ [NAME]: word }, location.origin);

export const onWord = (from: () => Window | null, word: Word, call: () => void): (() => void) => {
  const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== from() || origin !== location.origin) return;
    if (typeof data === 'object' && data !== null && NAME in data && data[NAME] === word) call();
  };
  addEventListener('message', hear);
  return () => removeEventListener('message', hear);
};
