// What depends on the layout, done in the next frame before it is painted: first everything is measured, then everything is
// moved. Measured when a component is made, each would have the browser lay out the page anew, within the task that changed it.

/** Measures, and returns what moves, or nothing. */
type Measure = () => (() => void) | undefined;
const waiting: Measure[] = [];

const run = (): void => {
  const moves = waiting.splice(0).map((measure) => measure());
  for (const move of moves) move?.();
};

/** A page that is hidden has no frames: there nothing is measured or moved. */
export const inNextFrame = (measure: Measure): void => {
  if (document.hidden) return;
  if (waiting.push(measure) === 1) requestAnimationFrame(run);
};
