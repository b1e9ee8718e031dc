// Shortens the ids of patrons and staff, which are random UUIDs. Where space is limited the first eight digits are
// shown; the full id is in the tooltip and in every CSV file.
const LONG = /([0-9a-f]{8})-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** Shortens every UUID in a text: `patron:guest-06402d29…`. */
export const shortNumber = (text: string): string => text.replace(LONG, '$1…');
