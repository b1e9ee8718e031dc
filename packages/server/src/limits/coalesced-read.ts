// One reading of the store for all who ask at the same time, as when many tables come at once. Who asks while it is being read
// waits for the next: nobody is told what was true before they asked.
export const coalesceReads = <T>(read: () => Promise<T>): (() => Promise<T>) => {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | null = null;

  const readNext = (): Promise<T> => {
    next = null;
    const reading = read();
    running = reading.catch(() => undefined);
    return reading;
  };
  return () => {
    next ??= running.then(readNext);
    return next;
  };
};
