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
import { Problem } from './problem.ts';
import { refuseUpgrade } from './refuse-upgrade.ts';

/** All addresses together: beyond it a machine has no descriptors left for its own files. */
const MOST_CONNECTIONS = 50_000;
const MANY_SOCKETS = 'Too many connections from this address: close some and come back.';

export type Doorway = {
  /** False: this address asks too much. `cost`: as many requests it counts for. */
  readonly mayAsk: (request: IncomingMessage, cost?: number) => boolean;
  /** What all sockets of the address of an upgrade may say together. */
  readonly budgetOf: (request: IncomingMessage) => MessageBudget;
  /** Whether an upgrade may go on; one that may not has been answered. */
  readonly admits: (request: IncomingMessage, wire: Duplex) => boolean;
  /** Counts connections from here on. */
  readonly watch: (server: Server) => void;
};

export const createDoorway = (
  clock: Pick<Clock, 'now'>,
  trustedProxies: readonly string[],
  limits: Partial<AddressLimitSettings> = {},
): Doorway => {
  const crowd = new AddressLimits(clock, { ...ADDRESS_LIMITS, ...limits });
  const trust = proxyAddr.compile([...trustedProxies]);
  const isProxy = (address: string): boolean => trust(address, 0);
  // Who hangs up while being asked has no address any more.
  const addressOf = (request: IncomingMessage): string => keyOf(proxyAddr(request, trust) ?? '');

  /** Until it is closed; false: it may not stay. */
  const hold = (address: string, wire: Duplex): boolean => {
    if (!crowd.enter(address)) return false;
    wire.once('close', () => crowd.leave(address));
    return true;
  };

  const mayAsk = (request: IncomingMessage, cost = 1): boolean => crowd.ask(addressOf(request), cost);

  const admits = (request: IncomingMessage, wire: Duplex): boolean => {
    wire.on('error', () => wire.destroy());
    const fault = ambiguityOf(request);
    if (fault !== null) refuseUpgrade(wire, new Problem('invalid-request', fault));
    else if (!mayAsk(request)) refuseUpgrade(wire, new Problem('too-frequent'));
    // A proxy's own connection stands for a patron only from here on.
    else if (isProxy(request.socket.remoteAddress ?? '') && !hold(addressOf(request), wire))
      refuseUpgrade(wire, new Problem('too-frequent', MANY_SOCKETS));
    else return true;
    return false;
  };

  const watch = (server: Server): void => {
    server.maxConnections = MOST_CONNECTIONS;
    server.on('connection', (socket: Socket) => {
      const { remoteAddress } = socket;
      // Gone before it was looked at.
      if (remoteAddress === undefined) socket.destroy();
      else if (!isProxy(remoteAddress) && !hold(keyOf(remoteAddress), socket)) socket.destroy();
    });
  };

  const budgetOf = (request: IncomingMessage): MessageBudget => {
    const address = addressOf(request);
    return { take: () => crowd.say(address), isPatient: () => crowd.isPatientWith(address) };
  };

  return { mayAsk, budgetOf, admits, watch };
};

/** One for all that one subscriber may choose among: an IPv6 network of 64 bits, or an IPv4 address however written. */
const keyOf = (address: string): string => normalizeIP(address, 64);
