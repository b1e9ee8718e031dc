// The page's one AudioContext. Browsers allow it from the first touch or key on. It is suspended while nothing sounds:
// a running one costs processor time and battery in silence too.

/** How long the context stays awake after the last sound, in milliseconds. */
const IDLE_MS = 2_000;
/** In step with the cards. */
export const LATE_MS = 250;

/** Schedules nodes that sound from now on. */
type Playing = (context: AudioContext) => void;

export type Speaker = {
  /** Call once; a touch or key then enables sound. Browsers count a touch when the finger is lifted. */
  readonly allowOnTouch: () => void;
  /** `lastsMs`: when the last node has ended. Silent if the page was not touched yet. */
  readonly play: (lastsMs: number, playing: Playing) => void;
};

/** `lateMs`: a sound that could start only this many milliseconds after its request is dropped. */
export const createSpeaker = (lateMs = LATE_MS): Speaker => {
  let context: AudioContext | null = null;
  let isAllowed = false;
  let awakeUntil = 0;
  let idle: ReturnType<typeof setTimeout> | undefined;

  /** Rejected or left pending by a browser that does not allow sound yet; a phone may suspend the context at any time. */
  const wake = async (lastsMs: number): Promise<AudioContext> => {
    context ??= new AudioContext();
    awakeUntil = Math.max(awakeUntil, performance.now() + lastsMs + IDLE_MS);
    if (context.state !== 'running') await context.resume();
    isAllowed = true;
    clearTimeout(idle);
    idle = setTimeout(() => void context?.suspend(), awakeUntil - performance.now());
    return context;
  };

  /** If the browser refuses, the next touch tries again: some keys do not count. */
  const onTouch = () => {
    if (!isAllowed || context?.state !== 'running') wake(0).catch(() => {});
  };

  return {
    allowOnTouch: () => {
      if (typeof AudioContext === 'undefined') return;
      addEventListener('pointerup', onTouch);
      addEventListener('keydown', onTouch);
    },
    play: (lastsMs, playing) => {
      if (!isAllowed) return;
      const asked = performance.now();
      // Sounds that waited for a phone to allow them would all start together.
      wake(lastsMs)
        .then((awake) => {
          if (performance.now() - asked <= lateMs) playing(awake);
        })
        .catch(() => {});
    },
  };
};
