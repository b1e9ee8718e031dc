// Batches writes of the same kind: those of one turn of the event loop share a transaction, and while some are under way the next
// batch collects.
import { createTurnBatch } from './turn-batch.ts';

type Waiting<Item, Outcome> = {
  readonly item: Item;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (cause: unknown) => void;
};

/** `write` returns the outcome of each item in order; an error rejects that item alone. */
export const createBatchedWrites = <Item, Outcome>(
  most: number,
  write: (items: readonly Item[]) => Promise<readonly (Outcome | Error)[]>,
): ((item: Item) => Promise<Outcome>) => {
  let waiting: Waiting<Item, Outcome>[] = [];

  const send = async (): Promise<void> => {
    const batch = waiting.slice(0, most);
    waiting = waiting.slice(most);
    try {
      const outcomes = await write(batch.map(({ item }) => item));
      for (const [n, { resolve, reject }] of batch.entries()) {
        const outcome = outcomes[n];
        if (outcome === undefined || outcome instanceof Error) reject(outcome ?? new Error('no outcome'));
        else resolve(outcome);
      }
    } catch (cause) {
      for (const { reject } of batch) reject(cause);
    }
  };

  const sendSoon = createTurnBatch(() => waiting.length > 0, send);

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      sendSoon();
    });
};
