// Version of the wire protocol; without the schemas, so that a client can compare it without bundling them.
export const PROTOCOL_VERSION = 2;
/** The oldest version that a server of this release serves; docs/reference/versions.md has for how long. */
export const OLDEST_PROTOCOL_VERSION = 2;
/** The version of a client that names none: the last one before clients named theirs. */
export const UNNAMED_PROTOCOL_VERSION = 2;
/** The parameter of the socket's URL in which a client names its version. */
export const PROTOCOL_PARAMETER = 'protocol';
