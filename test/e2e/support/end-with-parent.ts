// Preloaded into the server: its standard input is a pipe from the process that started it, and closes when that process
// ends, also when it is killed.
import { Socket } from 'node:net';

const parent = process.stdin;
parent.on('end', () => process.exit()).resume();
// Alone it keeps nothing running.
if (parent instanceof Socket) parent.unref();
