// Preloaded into the server: its standard input is a pipe from the process that started it, and closes when that process
// ends, also when it is killed. A worker thread is preloaded too, with an input of its own, which is at its end.
import { Socket } from 'node:net';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  const parent = process.stdin;
  parent.on('end', () => process.exit()).resume();
  // Alone it keeps nothing running.
  if (parent instanceof Socket) parent.unref();
}
