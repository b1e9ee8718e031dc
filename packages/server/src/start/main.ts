// The entry of the server process. The program is imported only after `startForOneProcessor`, which may run this file again in
// a new image of the process.

import { startForOneProcessor } from './one-processor.ts';

startForOneProcessor();
await import('./program.ts');
