// When a slip is confirmed by itself, for those who wish it: early enough to be there before betting closes.
// Where no clock runs nothing is ever sent but by the patron. [T1] [V5]

/** So long before closing the slip is sent, and the time of one way there. */
const LEAD_MS = 900;

/** By the server's clock; `null`: never. */
export const confirmsAt = (closesAt: number | null, latencyMs: number | null): number | null =>
  closesAt === null ? null : closesAt - LEAD_MS - (latencyMs ?? 0);
