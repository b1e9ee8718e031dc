// Options of V8's garbage collector for a server with one processor, where a thread of the collector takes the processor from the
// thread that plays the tables. V8 reads them only at the start of a process. See docs/decisions/0072.
import { availableParallelism } from 'node:os';

const OPTIONS = [
  // No threads of the collector.
  '--single-threaded-gc',
  // V8 collects no young objects while it marks the old ones in steps. In busy play the marking takes a second, and ends with a
  // pause for all that was made meanwhile. Marking everything in one pause takes half the processor time.
  '--no-incremental-marking',
  // The old generation is collected when it is three times as large as what was live. V8's own factor falls to 1.6 under load.
  '--heap-growing-percent=200',
];

/** The used part of `process`, replaceable in tests. */
export type Replaceable = Pick<
  NodeJS.Process,
  'execPath' | 'execArgv' | 'argv' | 'env' | 'execve' | 'connected'
>;

/**
 * Runs the same program again with the options, in place of this process, if it has one processor and was started without
 * them. Process id, standard streams and settings stay. Otherwise returns; so it does where a process cannot be replaced, and if it has a
 * message channel to its parent process, which would be lost.
 */
export const startForOneProcessor = (
  { execPath, execArgv, argv, env, execve, connected }: Replaceable = process,
  processors: number = availableParallelism(),
): void => {
  if (processors > 1 || connected || execve === undefined) return;
  if (OPTIONS.every((option) => execArgv.includes(option))) return;
  execve(execPath, [execPath, ...OPTIONS, ...execArgv, ...argv.slice(1)], env);
};
