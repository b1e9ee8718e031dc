// The entry of the server process. The program is imported only after `markInMainThread`, which may run this file again in
// a new image of the process.

import { markInMainThread } from './marking-threads.ts';

markInMainThread();
await import('./program.ts');
