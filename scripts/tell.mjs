// How a script reports a failure: the message, the output of the failed program, and a non-zero exit code. Only an
// unexpected error shows a stack trace.
import { Failure } from './child.mjs';

export const tell = (error) => {
  const known = error instanceof Failure;
  if (known && error.output.trim() !== '') console.error(`\n${error.output.trimEnd()}\n`);
  console.error(known ? error.message : error);
  process.exitCode = 1;
};
