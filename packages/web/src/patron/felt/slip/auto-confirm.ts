// When a slip is placed by itself: early enough to be there before betting closes. A patron may choose to confirm by
// hand, a room may ask for it, and where no clock runs nothing is ever sent but by the patron. [T1] [V5]
import type { Room } from '@punto/engine/room';
import { settings } from '@punto/ui/client/settings.ts';

/** So long before closing the slip is sent, and the time of one way there. */
const LEAD_MS = 900;

/** By the server's clock; `null`: never. */
export const confirmsAt = (closesAt: number | null, latencyMs: number | null): number | null =>
  closesAt === null ? null : closesAt - LEAD_MS - (latencyMs ?? 0);

/** Whether chips still lying when betting closes are placed. */
export const placesByItself = (
  setup: Pick<Room, 'confirm' | 'solo'>,
  chosen: boolean = settings.autoConfirm,
): boolean => chosen && setup.confirm !== 'by-hand' && !setup.solo;
