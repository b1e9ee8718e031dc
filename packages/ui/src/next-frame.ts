// Runs work that depends on the layout in the next frame before it is painted: first all measurements, then all moves. A
// component that measured when it is created would make the browser lay out the page again, within the task that changed it.

/** Measures, and returns the move, or nothing. */
type Measure = () => (() => void) | undefined;
const waiting: Measure[] = [];

const run = (): void => {
  const moves = waiting.splice(0).map((measure) => measure());
  for (const move of moves) move?.();
};

/** A hidden page has no frames, so nothing is measured or moved there. */
export const inNextFrame = (measure: Measure): void => {
  if (document.hidden) return;
  if (waiting.push(measure) === 1) requestAnimationFrame(run);
};
