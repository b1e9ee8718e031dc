// Ctrl-C asks a long run to end and print what it has. A second one ends the process, as ever.

export const untilInterrupted = async <T>(run: (stop: AbortSignal) => Promise<T>): Promise<T> => {
  const stop = new AbortController();
  const abort = (): void => stop.abort();
  process.once('SIGINT', abort);
  try {
    return await run(stop.signal);
  } finally {
    process.removeListener('SIGINT', abort);
  }
};
