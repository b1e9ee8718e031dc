// Questions that many ask at the same moment, put to the database as one: each ticket asks whether its patron may play,
// and when a gateway is back ten thousand patrons ask what they have. Who asks is only ever answered by a statement
// that was sent after they asked, so no answer is older than it would be alone.

/** In one statement. */
const MOST_AT_ONCE = 500;
/** Statements under way; whoever asks meanwhile goes with the next. */
const MOST_UNDER_WAY = 2;

type Waiting<Answer> = {
  readonly answer: (answer: Answer) => void;
  readonly fail: (cause: unknown) => void;
};

/** `ask` answers those keys that it finds; what all others get is `otherwise`. */
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

  /** Once all who ask in this turn have asked. */
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
