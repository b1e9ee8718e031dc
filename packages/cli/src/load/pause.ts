// A wait that an interrupted run does not sit out.
export const pause = (ms: number, stop?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (stop?.aborted) return resolve();
    const end = (): void => {
      clearTimeout(timer);
      stop?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    stop?.addEventListener('abort', end);
  });

/** How long it took, in milliseconds. */
export const timed = async (work: () => Promise<void>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};
