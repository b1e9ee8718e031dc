// Batches reads by key: each ticket reads whether its patron is suspended, and when a gateway reconnects, ten thousand
// patrons read their balances. Each caller is answered by a statement sent after its call, so no answer is older than
// that of a query of its own.

/** Keys in one statement. */
const MOST_AT_ONCE = 500;
/** Concurrent statements; keys that arrive meanwhile go into the next one. */
const MOST_UNDER_WAY = 2;

type Waiting<Answer> = {
  readonly answer: (answer: Answer) => void;
  readonly fail: (cause: unknown) => void;
};

/** `ask` returns the values of the keys it finds; `otherwise` gives the value of every other key. */
export const createGathering = <Answer>(
  ask: (keys: readonly string[]) => Promise<ReadonlyMap<string, Answer>>,
  otherwise: (key: string) => Answer,
): ((key: string) => Promise<Answer>) => {
  let waiting = new Map<string, Waiting<Answer>[]>();
  let underWay = 0;
  let isDue = false;

  const send = async (): Promise<void> => {
    const asked = new Map([...waiting].slice(0, MOST_AT_ONCE));
    if (asked.size === waiting.size) waiting = new Map();
    else for (const key of asked.keys()) waiting.delete(key);
    underWay += 1;
    try {
      const found = await ask([...asked.keys()]);
      for (const [key, all] of asked) {
        const answer = found.get(key) ?? otherwise(key);
        for (const each of all) each.answer(answer);
      }
    } catch (cause) {
      for (const all of asked.values()) for (const each of all) each.fail(cause);
    } finally {
      underWay -= 1;
      sendSoon();
    }
  };

  /** Sends at the end of this turn of the event loop, so that all keys of the turn are in one statement. */
  const sendSoon = (): void => {
    if (isDue || waiting.size === 0 || underWay >= MOST_UNDER_WAY) return;
    isDue = true;
    setImmediate(() => {
      isDue = false;
      void send();
      sendSoon();
    });
  };

  return (key) =>
    new Promise((answer, fail) => {
      const all = waiting.get(key) ?? [];
      all.push({ answer, fail });
      waiting.set(key, all);
      sendSoon();
    });
};
