// The patrons' socket: a reconnecting socket with the final close reasons of the patrons' protocol.
import type { ClientMessage, ServerMessage } from '../message.ts';
import { PROTOCOL_VERSION } from '../version.ts';
import type { Environment } from './environment.ts';
import {
  createReconnectingSocket,
  type ReconnectingSocket,
  type SocketListener,
  type SocketRules,
  type SocketState,
} from './reconnecting-socket.ts';

/** Reasons after which reconnecting is useless: the page must sign in first, or be reloaded. */
export type RefusedReason = 'not-signed-in' | 'wrong-origin' | 'other-protocol';
export type ConnectionState = SocketState<RefusedReason>;
export type Connection = ReconnectingSocket<ClientMessage, RefusedReason>;

export const PING_EVERY_MS = 4_000;

/**
 * A socket to `url` that is closed until `open`; it stops permanently when the server refuses the session or the
 * origin. [T4]
 */
export const createConnection = (
  environment: Environment,
  url: string,
  listener: SocketListener<ServerMessage, RefusedReason>,
): Connection => createReconnectingSocket(environment, url, RULES, listener);

const isFinal = (reason: string): reason is RefusedReason =>
  reason === 'not-signed-in' || reason === 'wrong-origin' || reason === 'other-protocol';

const RULES: SocketRules<ServerMessage, RefusedReason> = {
  pingEveryMs: PING_EVERY_MS,
  isFinal,
  refusalIn: (message) => {
    if (message.type === 'welcome') return message.protocol === PROTOCOL_VERSION ? null : 'other-protocol';
    return message.type === 'error' && isFinal(message.error) ? message.error : null;
  },
  provesPresence: () => false,
};
