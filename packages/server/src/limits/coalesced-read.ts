// Coalesces concurrent reads of the store, as when many tables are opened together. A request during a read waits for
// the next one, so that no caller gets a value from before its request.
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
