// Runs lanes of checks in parallel, and the checks of a lane one after the other, since most tests wait. Each check
// prints a line when it ends; on a terminal a last line names the running checks, without one such a line is printed
// every minute.

const TICK_MS = 1000;
const TICK_IN_A_PIPE_MS = 60_000;

/**
 * `pieces`: each has a name, a lane, its work, a text for the result, and the ids of those it comes `after`. Resolves
 * when all have ended; `work` must not throw. Ids in `after` that were not selected are ignored. `ahead`, where there is
 * one, is called at once and prepares `work`; it must not throw.
 */
export const sideBySide = async (pieces, write = (text) => process.stdout.write(text)) => {
  const board = createBoard(write);
  const lanes = new Map();
  const ends = new Map();
  for (const piece of pieces) {
    piece.ahead?.();
    const before = [lanes.get(piece.lane), ...(piece.after ?? []).map((id) => ends.get(id))];
    const end = Promise.all(before).then(() => board.run(piece));
    lanes.set(piece.lane, end);
    ends.set(piece.id, end);
  }
  try {
    await Promise.all(ends.values());
  } finally {
    board.close();
  }
};

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

const createBoard = (write) => {
  const isTerminal = process.stdout.isTTY === true;
  const running = new Map();
  const clear = () => isTerminal && write('\r\x1b[K');
  const tick = () => {
    if (running.size === 0) return;
    const words = [...running].map(([name, since]) => `${name} ${seconds(since)}`).join(', ');
    if (isTerminal) write(`\r\x1b[K  running: ${words}`.slice(0, process.stdout.columns));
    else write(`  running: ${words}\n`);
  };
  const ticks = setInterval(tick, isTerminal ? TICK_MS : TICK_IN_A_PIPE_MS);
  return {
    run: async ({ name, work, words }) => {
      const since = performance.now();
      running.set(name, since);
      const result = await work();
      running.delete(name);
      clear();
      write(`${`  ${name.padEnd(34)}${seconds(since).padStart(7)}  ${words(result)}`.trimEnd()}\n`);
    },
    close: () => {
      clearInterval(ticks);
      clear();
    },
  };
};
