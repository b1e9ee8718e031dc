// The queue in front of a table. Everything pending is taken together and written in one transaction; what arrives
// during the write waits for the next. A full queue refuses: an unbounded one would only hide that the table is
// behind. `handle` must not reject.

export type Mailbox<T> = {
  /** False when it is full: nothing was taken. */
  readonly offer: (item: T) => boolean;
  /** Taken even when it is full: for the few things that must never be turned away. */
  readonly put: (item: T) => void;
  readonly length: () => number;
  /** Resolves once nothing waits and nothing is being handled. */
  readonly idle: () => Promise<void>;
};

export const createMailbox = <T>(
  capacity: number,
  batch: number,
  handle: (items: readonly T[]) => Promise<void>,
): Mailbox<T> => {
  let waiting: T[] = [];
  let running: Promise<void> | null = null;

  const run = async (): Promise<void> => {
    // One turn of the event loop lets everything already on the wire join the first batch.
    await new Promise<void>((resolve) => setImmediate(resolve));
    while (waiting.length > 0) {
      const items = waiting.slice(0, batch);
      waiting = waiting.slice(batch);
      await handle(items);
    }
    running = null;
  };

  const put = (item: T): void => {
    waiting.push(item);
    running ??= run();
  };

  return {
    put,
    offer: (item) => {
      if (waiting.length >= capacity) return false;
      put(item);
      return true;
    },
    length: () => waiting.length,
    idle: async () => {
      while (running) await running;
    },
  };
};
