// Parses the text of a patron search: the number of a guest alone, "guest 9497" with other blanks, a chosen name, or an id
// as it is shown, shortened with an ellipsis or without the word before it. An id without that word may be a name as well:
// "deadbeef".

/** The part of a guest's name that the guest sees. */
const GUEST = /^(?:guest\s*)?(\d{1,4})$/i;
/** The beginning of a random id, as it is shown after `guest-`. */
const ID = /^[0-9a-f]{8}(?:-[0-9a-f-]*)?$/i;

/** The beginnings of ids and names to look for. */
export type PatronSearch = {
  /** `''`: any. */
  readonly text: string;
  /** The beginning of a guest's id, if the text can be one without the word before it. */
  readonly guestId: string | null;
};

export const patronSearch = (typed: string): PatronSearch => {
  const text = typed
    .trim()
    .replace(/(?:…|\.\.\.)$/, '')
    .replace(/\s+/g, ' ');
  const [, guest] = GUEST.exec(text) ?? [];
  return {
    text: guest === undefined ? text : `Guest ${guest}`,
    guestId: ID.test(text) ? `guest-${text}` : null,
  };
};
