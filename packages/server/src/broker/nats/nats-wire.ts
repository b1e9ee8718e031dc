// Messages between nodes over core NATS, without persistence: a message without a subscriber is lost. A disconnected node
// queues no messages, since they would be outdated later; it tries to reconnect without end.
import { connect, errors, type NatsConnection } from '@nats-io/transport-node';
import type { Release } from '../broker.ts';
import type { Wire, WireAnswer } from '../wire.ts';
import { type NatsAddress, parseNatsAddress } from './nats-address.ts';
import { createNatsRequests, NO_RECEIVER } from './nats-requests.ts';
import { NatsTrouble } from './nats-trouble.ts';

export type NatsWireParts = {
  readonly url: string;
  /** Name of this connection in NATS. */
  readonly name: string;
  /** Name of the deployment, part of every subject: separates deployments that share a NATS. */
  readonly deployment: string;
  readonly onFault: (fault: unknown) => void;
};

/** First part of every subject, for NATS permissions. */
const PROGRAM = 'punto';
const DIAL_WITHIN_MS = 5_000;
const DIAL_AGAIN_MS = 250;
/** Interval of pings; the connection is closed after two unanswered ones. */
const PING_MS = 1_000;
const PINGS_UNANSWERED = 2;
/** After this time the last messages have been sent or are lost. */
const LAST_WORDS_MS = 500;

export const createNatsWire = async ({ url, name, deployment, onFault }: NatsWireParts): Promise<Wire> => {
  const address = parseNatsAddress(url);
  const connection = await open(address, name);
  const prefix = `${PROGRAM}.${inToken(deployment)}`;
  const requests = createNatsRequests(connection, `${prefix}.answer`, onFault);
  const onRestored = new Set<{ readonly notify: () => void }>();
  let connected = true;
  /** Messages of this turn of the event loop, written together at its end: a write costs more than its content. */
  let outgoing: { readonly subject: string; readonly body: string; readonly reply: string }[] = [];

  const watch = async (): Promise<void> => {
    for await (const status of connection.status()) {
      if (status.type === 'disconnect' || status.type === 'close') lost();
      if (status.type === 'reconnect') restored();
      if (status.type === 'error') onFault(status.error);
    }
  };

  const lost = (): void => {
    connected = false;
    outgoing = [];
    requests.breakOff();
  };

  const restored = (): void => {
    connected = true;
    for (const { notify } of [...onRestored]) notify();
  };

  const subjectOf = (subject: string): string => [prefix, ...subject.split('/').map(inToken)].join('.');

  const send = (subject: string, body: string, reply = ''): void => {
    if (!connected) return;
    if (outgoing.length === 0) setImmediate(write);
    outgoing.push({ subject, body, reply });
  };

  const write = (): void => {
    for (const { subject, body, reply } of outgoing.splice(0)) {
      try {
        connection.publish(subject, body, { reply });
      } catch (fault) {
        onFault(fault);
      }
    }
  };

  const request = (subject: string, body: string, withinMs: number): Promise<WireAnswer> =>
    connected
      ? requests.ask((reply) => send(subjectOf(subject), body, reply), withinMs)
      : Promise.resolve(NO_RECEIVER);

  const subscribe: Wire['subscribe'] = (subject, receive) => {
    const subscription = connection.subscribe(subjectOf(subject), {
      callback: (fault, message) => {
        try {
          if (fault) throw fault;
          const { reply } = message;
          receive(message.string(), reply ? (body) => send(reply, body) : null);
        } catch (thrown) {
          onFault(thrown);
        }
      },
    });
    return () => subscription.unsubscribe();
  };

  const close = async (): Promise<void> => {
    write();
    if (connected) await Promise.race([connection.flush().catch(onFault), pause(LAST_WORDS_MS)]);
    lost();
    await connection.close();
  };

  watch().catch(onFault);

  return {
    ...{ request, subscribe, close },
    publish: (subject, body) => send(subjectOf(subject), body),
    onRestored: (notify): Release => {
      const listener = { notify };
      onRestored.add(listener);
      return () => void onRestored.delete(listener);
    },
    connected: () => connected,
    get mostBytes() {
      return connection.info?.max_payload ?? 1_000_000;
    },
  };
};

const open = async (address: NatsAddress, name: string): Promise<NatsConnection> => {
  const { servers, user, pass, token, tls } = address;
  try {
    return await connect({
      ...{ servers: [...servers], name, noEcho: true, noAsyncTraces: true },
      ...(user === undefined ? {} : { user }),
      ...(pass === undefined ? {} : { pass }),
      ...(token === undefined ? {} : { token }),
      ...(tls ? { tls: {} } : {}),
      ...{ timeout: DIAL_WITHIN_MS, pingInterval: PING_MS, maxPingOut: PINGS_UNANSWERED },
      ...{ reconnectTimeWait: DIAL_AGAIN_MS, maxReconnectAttempts: -1, ignoreAuthErrorAbort: true },
    });
  } catch (cause) {
    throw new NatsTrouble(troubleText(servers.join(', '), cause), { cause });
  }
};

/** Names the servers without secrets. */
const troubleText = (servers: string, cause: unknown): string => {
  const why = cause instanceof Error ? cause.message : String(cause);
  if (cause instanceof errors.AuthorizationError)
    return `NATS at ${servers} refused the credentials of this node (${why}). Correct the user and password, or the token, in NATS_URL.`;
  if (/tls|certificate|secure/i.test(why))
    return `The TLS connection to NATS at ${servers} failed (${why}). Write tls:// in NATS_URL if that server requires TLS, and set NODE_EXTRA_CA_CERTS to the certificate authority if it is your own.`;
  return `NATS at ${servers} cannot be reached (${why}). Start it, check the network, or correct NATS_URL.`;
};

const NO_TOKEN = /[^A-Za-z0-9_-]/g;
const inToken = (word: string): string => word.replace(NO_TOKEN, inHex);
/** Escapes a character that has a meaning in NATS subjects. */
const inHex = (letter: string): string => `=${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
