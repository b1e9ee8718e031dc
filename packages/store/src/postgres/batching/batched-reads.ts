// Batches reads by key: each ticket reads whether its patron is suspended, and when a gateway reconnects, ten thousand
// patrons read their balances. Each caller is answered by a statement sent after its call, so no answer is older than
// that of a separate query.
import { createTurnBatch } from './turn-batch.ts';

/** Keys in one statement. */
const MOST_AT_ONCE = 500;

type Waiting<Answer> = {
  readonly answer: (answer: Answer) => void;
  readonly fail: (cause: unknown) => void;
};

/** `ask` returns the values of the keys it finds; `otherwise` gives the value of every other key. */
export const createBatchedReads = <Answer>(
  ask: (keys: readonly string[]) => Promise<ReadonlyMap<string, Answer>>,
  otherwise: (key: string) => Answer,
): ((key: string) => Promise<Answer>) => {
  let waiting = new Map<string, Waiting<Answer>[]>();

  const send = async (): Promise<void> => {
    const asked = new Map([...waiting].slice(0, MOST_AT_ONCE));
    if (asked.size === waiting.size) waiting = new Map();
    else for (const key of asked.keys()) waiting.delete(key);
    try {
      const found = await ask([...asked.keys()]);
      for (const [key, all] of asked) {
        const answer = found.get(key) ?? otherwise(key);
        for (const each of all) each.answer(answer);
      }
    } catch (cause) {
      for (const all of asked.values()) for (const each of all) each.fail(cause);
    }
  };

  /** All keys of one turn of the event loop are in one statement. */
  const sendSoon = createTurnBatch(() => waiting.size > 0, send);

  return (key) =>
    new Promise((answer, fail) => {
      const all = waiting.get(key) ?? [];
      all.push({ answer, fail });
      waiting.set(key, all);
      sendSoon();
    });
};
