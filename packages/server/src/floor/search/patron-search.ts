// Parses the text of a patron search: the number of a guest alone, "guest 9497" with other blanks, a chosen name, or an id
// as it is shown, shortened with an ellipsis or without the word before it.

/** The part of a guest's name that the guest sees. */
const GUEST = /^(?:guest\s*)?(\d{1,4})$/i;
/** The beginning of a random id, as it is shown after `guest-`. */
const ID = /^[0-9a-f]{8}(?:-[0-9a-f-]*)?$/i;

/** The beginning of an id or a name to look for; `''`: any. */
export const patronSearch = (typed: string): string => {
  const text = typed
    .trim()
    .replace(/(?:…|\.\.\.)$/, '')
    .replace(/\s+/g, ' ');
  const [, guest] = GUEST.exec(text) ?? [];
  if (guest !== undefined) return `Guest ${guest}`;
  return ID.test(text) && /\d/.test(text) ? `guest-${text}` : text;
};
