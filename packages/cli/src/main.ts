// The process of `punto`. It sets the exit code and lets the streams drain, rather than calling exit, so
// that nothing printed into a pipe is lost.
import { processShell } from './process-shell.ts';
import { run } from './program.ts';

process.exitCode = await run(process.argv.slice(2), processShell());
