// Ctrl-C asks a long run to end and print what it has, and so does whoever ends it in good order. A second one ends the
// process, as ever.
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

export const untilInterrupted = async <T>(run: (stop: AbortSignal) => Promise<T>): Promise<T> => {
  const stop = new AbortController();
  const abort = (): void => {
    stop.abort();
    for (const signal of SIGNALS) process.removeListener(signal, abort);
  };
  for (const signal of SIGNALS) process.once(signal, abort);
  try {
    return await run(stop.signal);
  } finally {
    for (const signal of SIGNALS) process.removeListener(signal, abort);
  }
};
