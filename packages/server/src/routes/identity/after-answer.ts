// Delays work until the browser has received the answer to its request.
import { instant } from '@punto/table/ids';
import type { Clock } from '../../time/clock.ts';

/** After this time the answer counts as lost. */
const ANSWERED_MS = 2_000;

/**
 * Closes the sockets of an ended session after the answer with the new cookie: a page whose socket is closed connects again at
 * once, and with the old cookie it would enter as a new guest, whose cookie then replaces the new one.
 */
export const afterAnswer = (clock: Clock, call: () => void): void =>
  void clock.wake(instant(clock.now() + ANSWERED_MS), call);
