// A load that fails, for example while the connection is lost, is tried again until it succeeds.

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

export const untilLoaded = async <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> => {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
};
