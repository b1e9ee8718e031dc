// Numbers of patrons and of people are long, so that nobody guesses one. In little room their beginning stands for
// them; the whole is in the title and in every file.
const LONG = /([0-9a-f]{8})-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** Any text with the long numbers in it made short: `patron:guest-06402d29…`. */
export const shortNumber = (text: string): string => text.replace(LONG, '$1…');
