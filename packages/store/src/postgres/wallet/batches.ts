// Batches writes of the same kind: those of one turn of the event loop share a transaction, and while some are under way the next
// batch collects.

type Waiting<Item, Outcome> = {
  readonly item: Item;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (cause: unknown) => void;
};

/** Concurrent batches. */
const MOST_UNDER_WAY = 2;

/** `write` returns the outcome of each item in order; an error rejects that item alone. */
export const createBatches = <Item, Outcome>(
  most: number,
  write: (items: readonly Item[]) => Promise<readonly (Outcome | Error)[]>,
): ((item: Item) => Promise<Outcome>) => {
  let waiting: Waiting<Item, Outcome>[] = [];
  let underWay = 0;
  let isDue = false;

  const send = async (): Promise<void> => {
    const batch = waiting.slice(0, most);
    waiting = waiting.slice(most);
    underWay += 1;
    try {
      const outcomes = await write(batch.map(({ item }) => item));
      for (const [n, { resolve, reject }] of batch.entries()) {
        const outcome = outcomes[n];
        if (outcome === undefined || outcome instanceof Error) reject(outcome ?? new Error('no outcome'));
        else resolve(outcome);
      }
    } catch (cause) {
      for (const { reject } of batch) reject(cause);
    } finally {
      underWay -= 1;
      sendSoon();
    }
  };

  const sendSoon = (): void => {
    if (isDue || waiting.length === 0 || underWay >= MOST_UNDER_WAY) return;
    isDue = true;
    setImmediate(() => {
      isDue = false;
      void send();
      sendSoon();
    });
  };

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      sendSoon();
    });
};
