// When a bet slip is confirmed automatically: early enough to arrive before betting closes. A patron may choose to
// confirm manually, a room may require it, and without a clock nothing is sent automatically. [T1] [V5]
import type { Room } from '@punto/engine/room';
import { settings } from '@punto/ui/client/settings.ts';

/** The slip is sent this long before closing, plus the latency, in milliseconds. */
const LEAD_MS = 900;

/** Server time in milliseconds; `null`: never. */
export const autoConfirmTime = (closesAt: number | null, latencyMs: number | null): number | null =>
  closesAt === null ? null : closesAt - LEAD_MS - (latencyMs ?? 0);

/** Whether chips still unconfirmed when betting closes are placed. */
export const confirmsAutomatically = (
  setup: Pick<Room, 'confirm' | 'solo'>,
  chosen: boolean = settings.autoConfirm,
): boolean => chosen && setup.confirm !== 'by-hand' && !setup.solo;
