// Prints one line for each step: its name while it runs, its duration when it is done. On a terminal the line counts
// the seconds; otherwise it is written in two parts, so that a log shows what is being waited for.

const TICK_MS = 1000;

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Runs the work under its name, with a note on its result. A failure is marked on the line and rethrown. */
export const step = async (name, work, note = () => '') => {
  const since = performance.now();
  const label = `  ${name.padEnd(34)}`;
  process.stdout.write(label);
  const tick = process.stdout.isTTY
    ? setInterval(() => process.stdout.write(`\r${label}${seconds(since).padStart(7)}`), TICK_MS)
    : null;
  const finish = (words) => {
    if (tick !== null) clearInterval(tick);
    const start = process.stdout.isTTY ? `\r${label}` : '';
    process.stdout.write(`${`${start}${seconds(since).padStart(7)}  ${words}`.trimEnd()}\n`);
  };
  try {
    const result = await work();
    finish(note(result));
    return result;
  } catch (error) {
    finish('failed');
    throw error;
  }
};
