// How often a cut is tried; apart from the cut, for pages that show the number and hash nothing. [F2]

/** Attempts that may fail because a patron withheld a value; after them the house cuts alone. */
export const MOST_ATTEMPTS = 3;
