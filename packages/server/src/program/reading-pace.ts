// The rate at which the program check reads files.
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Awaited after each file and folder. */
export type ReadingPace = () => Promise<void>;

/** As fast as possible; a running server does its own work in between. */
export const atOnce: ReadingPace = () => nextTurn();
