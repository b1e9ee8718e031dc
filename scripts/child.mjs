// Runs a program and collects its output, which is shown only if it fails.
import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { ROOT } from './paths.mjs';

/** A failure that is fully described by its message; printed without a stack trace. */
export class Failure extends Error {
  constructor(message, output = '') {
    super(message);
    this.output = output;
  }
}

/**
 * Resolves to the exit code (128 if a signal ended it) and all output in order. `priority`: as in `os.setPriority`, for the
 * program and all that it starts.
 */
export const run = (program, args, { priority = 0, ...options } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: ROOT, ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    if (priority !== 0 && child.pid !== undefined) setPriority(child.pid, priority);
    const said = [];
    child.stdout.on('data', (chunk) => said.push(chunk));
    child.stderr.on('data', (chunk) => said.push(chunk));
    child.once('error', (error) => reject(new Failure(`cannot run ${program}: ${error.message}`)));
    child.once('close', (code) =>
      resolve({ code: code ?? 128, output: Buffer.concat(said).toString('utf8') }),
    );
  });

/** Like `run`, but any exit code other than 0 throws a `Failure` with the given message and the output. */
export const runOrFail = async (failure, program, args, options) => {
  const { code, output } = await run(program, args, options);
  if (code !== 0) throw new Failure(failure, output);
  return output;
};
