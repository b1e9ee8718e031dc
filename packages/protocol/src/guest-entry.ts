// A page that has no session yet may begin one as a guest with its socket: then it does not wait for `POST /api/session` first.

/** The parameter of the socket's URL, and its only value. */
export const ENTER_PARAMETER = 'enter';
export const AS_GUEST = 'guest';
