// Parses the languages that a browser prefers (`Accept-Language`).
const MOST_LANGUAGES = 20;

/** The tags of `Accept-Language`; browsers send the preferred first. */
export const preferredIn = (header = ''): readonly string[] =>
  header
    .split(',', MOST_LANGUAGES)
    .map((each) => each.split(';', 1)[0]?.trim() ?? '')
    .filter((tag) => tag !== '');
