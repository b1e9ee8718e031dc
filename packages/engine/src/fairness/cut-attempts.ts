// How often a cut is tried; in a file apart from the cut, for pages that show the number without loading the hash functions. [F2]

/** Attempts that may fail because a patron withheld a value; after them the house makes the cut alone. */
export const MOST_ATTEMPTS = 3;
