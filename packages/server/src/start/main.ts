// The entry of the server process. The program is imported only after `collectInMainThread`, which may run this file again in
// a new image of the process.

import { collectInMainThread } from './collector-threads.ts';

collectInMainThread();
await import('./program.ts');
