// The version of the wire, apart from the schemas so that a client can compare it without carrying them.
export const PROTOCOL_VERSION = 2;
