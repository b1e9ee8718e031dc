// What has to wait until a browser has the answer to its request.
import { instant } from '@punto/table/ids';
import type { Clock } from '../../time/clock.ts';

/** An answer that takes longer is lost, or as good as. */
const ANSWERED_MS = 2_000;

/**
 * The sockets of an ended session are closed after the answer that brings the new cookie: a page whose socket is closed enters again
 * at once, and with the old cookie it would come in as a new guest, whose cookie then replaces the new one.
 */
export const onceAnswered = (clock: Clock, call: () => void): void =>
  void clock.wake(instant(clock.now() + ANSWERED_MS), call);
