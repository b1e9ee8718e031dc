// Paces of tables in runs with operators.

/** A round of about a second. */
export const QUICK_PACE = {
  ...{ shufflingMs: 60, bettingMs: 500, closedMs: 30, cardMs: 30, thirdCardMs: 30, resultMs: 100 },
};
