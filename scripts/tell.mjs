// How a script ends badly: the sentence, what the failed program said, and a non-zero exit code. Only a
// fault of the script itself shows a stack.
import { Failure } from './child.mjs';

export const tell = (error) => {
  const known = error instanceof Failure;
  if (known && error.output.trim() !== '') console.error(`\n${error.output.trimEnd()}\n`);
  console.error(known ? error.message : error);
  process.exitCode = 1;
};
