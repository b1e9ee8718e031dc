// Ctrl-C (SIGINT) or SIGTERM makes a long run stop and print what it has. A second signal ends the process immediately.
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
