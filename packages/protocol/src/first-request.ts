// What a client watches first may be named in the URL of its socket: the server receives it with the upgrade, as the first message,
// and not a round trip after its greeting.

/** The types of these messages, which are the parameters of the URL too. The value of `watch-table` is the table. */
export const FIRST_REQUESTS = ['watch-lobby', 'watch-table'] as const;

/** `table`: for `watch-table`. */
export type FirstRequest = { readonly type: (typeof FIRST_REQUESTS)[number]; readonly table?: string };
