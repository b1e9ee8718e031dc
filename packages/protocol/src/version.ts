// Version of the wire protocol; without the schemas, so that a client can compare it without bundling them.
export const PROTOCOL_VERSION = 2;
