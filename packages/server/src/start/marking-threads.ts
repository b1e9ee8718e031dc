// V8 marks garbage in threads of its own. On a single processor these threads take it from the thread that plays the tables for
// up to 80 ms at a time, so there the garbage is marked in that thread, in steps of a few milliseconds. V8 reads the option
// only at the start of a process. See docs/decisions/0072.
import { availableParallelism } from 'node:os';

const OPTION = '--no-concurrent-marking';

/** The used part of `process`, replaceable in tests. */
export type Replaceable = Pick<
  NodeJS.Process,
  'execPath' | 'execArgv' | 'argv' | 'env' | 'execve' | 'connected'
>;

/**
 * Runs the same program again with the option, in place of this process, if it has one processor and was started without the
 * option. Process id, standard streams and settings stay. Otherwise returns; so it does where a process cannot be replaced, and if it has a
 * message channel to its parent process, which would be lost.
 */
export const markInMainThread = (
  { execPath, execArgv, argv, env, execve, connected }: Replaceable = process,
  processors: number = availableParallelism(),
): void => {
  if (processors > 1 || connected || execve === undefined || execArgv.includes(OPTION)) return;
  execve(execPath, [execPath, OPTION, ...execArgv, ...argv.slice(1)], env);
};
