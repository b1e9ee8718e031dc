// Runs a program to its end and keeps what it said, which is shown only when it fails.
import { spawn } from 'node:child_process';
import { ROOT } from './paths.mjs';

/** A failure whose whole story is its message: printed without a stack. */
export class Failure extends Error {
  constructor(message, output = '') {
    super(message);
    this.output = output;
  }
}

/** Resolves with the exit code (128 when a signal ended it) and everything printed, in order. */
export const run = (program, args, options = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: ROOT, ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const said = [];
    child.stdout.on('data', (chunk) => said.push(chunk));
    child.stderr.on('data', (chunk) => said.push(chunk));
    child.once('error', (error) => reject(new Failure(`cannot run ${program}: ${error.message}`)));
    child.once('close', (code) =>
      resolve({ code: code ?? 128, output: Buffer.concat(said).toString('utf8') }),
    );
  });

/** As `run`, but any exit code other than 0 is a failure, told in the words given and carrying the output. */
export const runOrFail = async (failure, program, args, options) => {
  const { code, output } = await run(program, args, options);
  if (code !== 0) throw new Failure(failure, output);
  return output;
};
