// Applies the limits per address before any route and any socket. Behind a trusted proxy the address is the forwarded
// one; other forwarding headers are ignored.
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import proxyAddr from '@fastify/proxy-addr';
import { normalizeIP } from '@fastify/rate-limit';
import type { MessageBudget } from '../limits/message-budget.ts';
import type { Clock } from '../time/clock.ts';
import { ADDRESS_LIMITS, type AddressLimitSettings, AddressLimits } from './address-limits.ts';
import { ambiguityOf } from './ambiguous-request.ts';
import { destroyOnError } from './destroy-on-error.ts';
import { Problem } from './problem.ts';
import { refuseUpgrade } from './refuse-upgrade.ts';

/** Connections of all addresses together; more would use up the file descriptors of the process. */
const MOST_CONNECTIONS = 50_000;
const MANY_SOCKETS = 'Too many connections from this address: close some and come back.';

export type AddressLimiter = {
  /** `false`: too many requests from this address. `cost`: number of requests it counts for. */
  readonly mayAsk: (request: IncomingMessage, cost?: number) => boolean;
  /** The message budget shared by all sockets of the upgrade's address. */
  readonly budgetOf: (request: IncomingMessage) => MessageBudget;
  /** Whether an upgrade may continue; a refused one has been answered. */
  readonly admits: (request: IncomingMessage, wire: Duplex) => boolean;
  /** Counts connections of this server from now on. */
  readonly watch: (server: Server) => void;
};

export const createAddressLimiter = (
  clock: Pick<Clock, 'now'>,
  trustedProxies: readonly string[],
  limits: Partial<AddressLimitSettings> = {},
): AddressLimiter => {
  const addressLimits = new AddressLimits(clock, { ...ADDRESS_LIMITS, ...limits });
  const trust = proxyAddr.compile([...trustedProxies]);
  const isProxy = (address: string): boolean => trust(address, 0);
  // A client that has already disconnected has no address.
  const addressOf = (request: IncomingMessage): string => addressKey(proxyAddr(request, trust) ?? '');

  /** Counts the connection until it closes; `false`: too many. */
  const hold = (address: string, wire: Duplex): boolean => {
    if (!addressLimits.enter(address)) return false;
    // `close` comes once; what `once` adds would be kept for each socket.
    wire.on('close', () => addressLimits.leave(address));
    return true;
  };

  const mayAsk = (request: IncomingMessage, cost = 1): boolean => addressLimits.ask(addressOf(request), cost);

  const admits = (request: IncomingMessage, wire: Duplex): boolean => {
    destroyOnError(wire);
    const fault = ambiguityOf(request);
    if (fault !== null) refuseUpgrade(wire, new Problem('invalid-request', fault));
    else if (!mayAsk(request)) refuseUpgrade(wire, new Problem('too-frequent'));
    // Connections of a proxy are counted per patron only here, since its own socket carries many patrons.
    else if (isProxy(request.socket.remoteAddress ?? '') && !hold(addressOf(request), wire))
      refuseUpgrade(wire, new Problem('too-frequent', MANY_SOCKETS));
    else return true;
    return false;
  };

  const watch = (server: Server): void => {
    server.maxConnections = MOST_CONNECTIONS;
    server.on('connection', (socket: Socket) => {
      const { remoteAddress } = socket;
      // Disconnected before this handler ran.
      if (remoteAddress === undefined) socket.destroy();
      else if (!isProxy(remoteAddress) && !hold(addressKey(remoteAddress), socket)) socket.destroy();
    });
  };

  const budgetOf = (request: IncomingMessage): MessageBudget =>
    new AddressBudget(addressOf(request), addressLimits);

  return { mayAsk, budgetOf, admits, watch };
};

/** Of one socket. */
class AddressBudget implements MessageBudget {
  readonly #address: string;
  readonly #limits: AddressLimits;

  constructor(address: string, limits: AddressLimits) {
    this.#address = address;
    this.#limits = limits;
  }

  take(): boolean {
    return this.#limits.takeMessage(this.#address);
  }

  isPatient(): boolean {
    return this.#limits.isPatientWith(this.#address);
  }
}

/**
 * Limit key of an address: a whole IPv6 /64 network, which one subscriber controls, or an IPv4 address in any notation.
 */
export const addressKey = (address: string): string => normalizeIP(address, 64);
