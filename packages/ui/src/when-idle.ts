// Work that the first view does not need, done once it is drawn. Before that the browser is idle too, whenever it waits for
// the network, and such work would delay the view.

/** The latest start after the first view where the browser is never idle, in milliseconds. */
const LATEST_MS = 1_000;
/** The delay in a browser without `requestIdleCallback`, in milliseconds. */
const OTHERWISE_AFTER_MS = 500;
/** The start where no first view is drawn, in milliseconds. */
const WITHOUT_VIEW_MS = 8_000;

/** The time that work after the first view takes of a task before the rest is left to the next one, in milliseconds. */
const SLICE_MS = 8;

let isDrawn = false;
const waiting: (() => void)[] = [];

const onIdle = (run: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => run(), { timeout: LATEST_MS });
  else setTimeout(run, OTHERWISE_AFTER_MS);
};

/** Starts what waits, in tasks of their own: some sixty parts that start in the task of the view would delay it. */
const startSome = (): void => {
  const began = performance.now();
  while (waiting.length > 0 && performance.now() - began < SLICE_MS) waiting.shift()?.();
  if (waiting.length > 0) setTimeout(startSome);
};

/** Call when the tables of the lobby, or a table, are drawn. */
export const firstViewDrawn = (): void => {
  isDrawn = true;
  setTimeout(startSome);
};

/** After what waits, in a task that ends soon. For parts that arrive in one file: drawn in one task they would delay a press. */
export const inTurn = (run: () => void): void => {
  if (waiting.push(run) === 1) setTimeout(startSome);
};

/** At once if the first view is drawn. */
export const whenDrawn = (run: () => void): void => {
  // Rendered to text, for tests: there is no browser.
  if (typeof document === 'undefined') return;
  if (isDrawn) {
    run();
    return;
  }
  if (waiting.length === 0) setTimeout(firstViewDrawn, WITHOUT_VIEW_MS);
  waiting.push(run);
};

/** When the browser is idle after the first view is drawn. */
export const whenIdle = (run: () => void): void => whenDrawn(() => onIdle(run));
