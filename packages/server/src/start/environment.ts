// The variables of the environment that set the served process: their form, their defaults, and what each may be set to.
import { GUEST_ENTRIES } from '@punto/protocol/identity-api';
import { type Static, Type } from 'typebox';
import { MOST_TABLES_AT_ONCE } from '../brands/tables-at-once.ts';
import { CALLERS } from '../trace/tracing.ts';

export const LOST_SHOES = ['stop', 'return'] as const;
export const BROKEN_LOG = ['refuse', 'recover'] as const;
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const OPENID_FOR = ['patrons', 'staff', 'both'] as const;
const ISSUER_PATTERN = '^(https://[^\\s?#]+|http://(localhost|127\\.0\\.0\\.1)(:\\d+)?(/[^\\s?#]*)?)$';

export const EnvironmentSchema = Type.Object({
  HOST: Type.String({ default: '127.0.0.1', minLength: 1 }),
  PORT: Type.Integer({ default: 8090, minimum: 0, maximum: 65535 }),
  PUNTO_DATA: Type.String({ default: './data', minLength: 1 }),
  DATABASE_URL: Type.Optional(Type.String({ pattern: '^postgres(ql)?://.' })),
  NATS_URL: Type.Optional(Type.String()),
  PUNTO_NODE: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_.-]{1,60}$' })),
  PUNTO_LEASE_MS: Type.Integer({ default: 1_500, minimum: 500, maximum: 60_000 }),
  PUNTO_ROOMS: Type.Optional(Type.String()),
  PUNTO_BRANDS: Type.Optional(Type.String()),
  PUNTO_SHOE_KEY: Type.Optional(Type.String({ pattern: '^[0-9a-fA-F]{64}([\\s,]+[0-9a-fA-F]{64})*$' })),
  PUNTO_LOST_SHOES: Type.Enum([...LOST_SHOES], { default: 'stop' }),
  PUNTO_BROKEN_LOG: Type.Enum([...BROKEN_LOG], { default: 'refuse' }),
  PUNTO_BEACON_URL: Type.Optional(Type.String({ pattern: '^https?://[^\\s?#]+[^\\s?#/]$' })),
  PUNTO_PUBLIC_ORIGIN: Type.String({
    default: '',
    pattern: '^(https?://[^/\\s,]+(,\\s*https?://[^/\\s,]+)*)?$',
  }),
  PUNTO_WATCH_ORIGINS: Type.String({
    default: '',
    pattern: '^((null|https?://[^/\\s,]+)(,\\s*(null|https?://[^/\\s,]+))*)?$',
  }),
  PUNTO_TABLES_AT_ONCE: Type.Integer({ default: 1, minimum: 1, maximum: MOST_TABLES_AT_ONCE }),
  PUNTO_GUESTS: Type.Enum([...GUEST_ENTRIES], { default: 'open' }),
  PUNTO_KEEP_SESSIONS_DAYS: Type.Integer({ default: 400, minimum: 1, maximum: 400 }),
  PUNTO_KEEP_GUESTS_DAYS: Type.String({ default: 'never', pattern: '^(never|[1-9]\\d{1,4})$' }),
  PUNTO_KEEP_INVITATIONS_DAYS: Type.Integer({ default: 365, minimum: 1, maximum: 3_650 }),
  PUNTO_OPENID_ISSUER: Type.Optional(Type.String({ pattern: ISSUER_PATTERN })),
  PUNTO_OPENID_CLIENT_ID: Type.Optional(Type.String()),
  PUNTO_OPENID_CLIENT_SECRET: Type.Optional(Type.String({ minLength: 16 })),
  PUNTO_OPENID_NAME: Type.Optional(Type.String({ maxLength: 40 })),
  PUNTO_OPENID_FOR: Type.Enum([...OPENID_FOR], { default: 'both' }),
  PUNTO_OPENID_GROUPS: Type.String({ default: 'groups', pattern: '^[A-Za-z0-9_:/.-]{1,200}$' }),
  PUNTO_OPENID_ROLES: Type.String({ default: '' }),
  PUNTO_OPENID_SECOND_FACTOR: Type.String({ default: '' }),
  PUNTO_GUESTS_PER_MINUTE: Type.Integer({ default: 30, minimum: 1, maximum: 1_000_000 }),
  PUNTO_REQUESTS_PER_SECOND: Type.Integer({ default: 50, minimum: 1, maximum: 1_000_000 }),
  PUNTO_MESSAGES_PER_SECOND: Type.Integer({ default: 500, minimum: 1, maximum: 1_000_000 }),
  PUNTO_SOCKETS_PER_ADDRESS: Type.Integer({ default: 512, minimum: 1, maximum: 50_000 }),
  PUNTO_TRUSTED_PROXY: Type.String({ default: '' }),
  PUNTO_REFUSED_WORDS: Type.String({ default: '' }),
  PUNTO_FLOOR_ADDRESS: Type.String({ default: 'same' }),
  PUNTO_BIG_STAKE_MINOR: Type.Integer({ default: 1_000_000, minimum: 0 }),
  PUNTO_BIG_WIN_MINOR: Type.Integer({ default: 2_000_000, minimum: 0 }),
  PUNTO_FLOOR_APPROVAL_MINOR: Type.Integer({ default: 100_000, minimum: 0 }),
  PUNTO_FLOOR_LIMITS_ABOVE_MINOR: Type.Integer({ default: 1_000_000, minimum: 0 }),
  PUNTO_FLOOR_LIMITS_PERCENT: Type.Integer({ default: 200, minimum: 100, maximum: 100_000 }),
  PUNTO_FLOOR_IDLE_MINUTES: Type.Integer({ default: 15, minimum: 1, maximum: 60 }),
  PUNTO_FLOOR_DEALER_IDLE_MINUTES: Type.Integer({ default: 5, minimum: 1, maximum: 60 }),
  PUNTO_METRICS: Type.String({ default: 'off' }),
  PUNTO_TRACEPARENT: Type.Enum([...CALLERS], { default: 'continue' }),
  PUNTO_PROGRAM_DIGEST: Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}$' })),
  LOG_LEVEL: Type.Enum([...LOG_LEVELS], { default: 'warn' }),
});
export type Variables = Static<typeof EnvironmentSchema>;

/** The requirement of each variable, as used in the error message. */
export const WANTED: Readonly<Record<keyof Variables, string>> = {
  HOST: 'an address to listen on, such as 127.0.0.1',
  PORT: 'a port from 0 to 65535, such as 8090',
  PUNTO_DATA: 'a folder to keep the data in, such as ./data',
  DATABASE_URL: 'the address of a PostgreSQL database, such as postgres://user:password@host:5432/database',
  NATS_URL: 'the address of a NATS server, such as nats://host:4222',
  PUNTO_NODE: 'a name for this node of up to 60 letters, digits, dots, dashes and underscores',
  PUNTO_LEASE_MS:
    'the duration of a lease in milliseconds, from 500 to 60000: a node without a renewal for that long loses its tables',
  PUNTO_ROOMS: 'the path of a folder of room files, or of one such file',
  PUNTO_BRANDS: 'the path of a folder of brand files, or of one such file',
  PUNTO_SHOE_KEY:
    '64 hexadecimal digits (32 bytes), or several such keys separated by commas, the newest first; or unset to have one made in the data folder',
  PUNTO_LOST_SHOES:
    'stop, so that a table whose shoe cannot be decrypted waits for its key, or return, so that such a shoe ends and its stakes are returned',
  PUNTO_BROKEN_LOG:
    'refuse, so that the server does not start on a damaged write-ahead log, or recover, so that it starts with every commit before the damage',
  PUNTO_BEACON_URL:
    'the URL of a drand network, without a slash at its end, such as https://api.drand.sh/<chain hash>',
  PUNTO_PUBLIC_ORIGIN:
    'one or more origins such as https://punto.example, separated by commas, without a path',
  PUNTO_WATCH_ORIGINS:
    'one or more origins whose pages may watch the tables, such as https://club.example, separated by commas, without a path; null for pages opened from disk',
  PUNTO_TABLES_AT_ONCE: 'the number of tables a patron may play at the same time, from 1 to 12',
  PUNTO_GUESTS:
    'open, so that every visitor may play as a guest, invitation, so that guests need an invitation code, or closed, so that only patrons sign in',
  PUNTO_KEEP_SESSIONS_DAYS:
    'the days, from 1 to 400, after which an unused session of a patron ends and is deleted; browsers keep its cookie for 400 at most',
  PUNTO_KEEP_GUESTS_DAYS:
    'never, or the days, from 10 to 99999, after the last entry of a guest account after which it is erased if it has no session',
  PUNTO_KEEP_INVITATIONS_DAYS:
    'the days, from 1 to 3650, for which an expired or withdrawn invitation is kept',
  PUNTO_OPENID_ISSUER: 'the https address of an OpenID provider, equal to `issuer` in its configuration',
  PUNTO_OPENID_CLIENT_ID: 'the id of this house at the OpenID provider',
  PUNTO_OPENID_CLIENT_SECRET: 'the secret of this house at the OpenID provider, 16 characters at least',
  PUNTO_OPENID_NAME: 'the name of the OpenID provider on the pages, 40 characters at most',
  PUNTO_OPENID_FOR: `one of ${OPENID_FOR.join(', ')}: the people who sign in at the OpenID provider`,
  PUNTO_OPENID_GROUPS: 'the claim in which the OpenID provider names the groups of a person, such as groups',
  PUNTO_OPENID_ROLES:
    'the role that each group has at the floor, separated by commas, such as pit=dealer, floor=supervisor, direction=manager',
  PUNTO_OPENID_SECOND_FACTOR:
    'the claims that show a second factor, separated by commas, such as amr:otp, amr:hwk, acr:mfa; staff without any of them are refused',
  PUNTO_GUESTS_PER_MINUTE: 'the number of new guests per minute from one address, from 1 to 1000000',
  PUNTO_REQUESTS_PER_SECOND:
    'the number of requests and handshakes per second from one address, from 1 to 1000000',
  PUNTO_MESSAGES_PER_SECOND:
    'the number of messages per second from one address over all its sockets, from 1 to 1000000',
  PUNTO_SOCKETS_PER_ADDRESS: 'the number of open connections of one address, from 1 to 50000',
  PUNTO_TRUSTED_PROXY: 'IP addresses of trusted proxies, or ranges such as 10.0.0.0/8, separated by commas',
  PUNTO_REFUSED_WORDS:
    'words that no name of a patron or dealer may have, besides those of this release, separated by commas',
  PUNTO_FLOOR_ADDRESS:
    'same, so that the floor is on the port of the patrons, or to an address of its own such as 10.0.0.5:8091; a port alone, such as 8091, listens on 127.0.0.1',
  PUNTO_BIG_STAKE_MINOR:
    'an amount in minor units, 100 to a coin: a patron who stakes as much in a round is an alarm on the floor; 0 means none',
  PUNTO_BIG_WIN_MINOR:
    'an amount in minor units, 100 to a coin: a patron who wins as much in a round is an alarm on the floor; 0 means none',
  PUNTO_FLOOR_APPROVAL_MINOR:
    'an amount in minor units, 100 to a coin: a correction that moves more needs a second supervisor; 0 means every correction',
  PUNTO_FLOOR_LIMITS_ABOVE_MINOR:
    'an amount in minor units, 100 to a coin: a limit raised by more than this above the limit of the room file needs a second supervisor; 0 means every raise',
  PUNTO_FLOOR_LIMITS_PERCENT:
    'a percentage from 100 to 100000: a limit raised to more than this share of the limit of the room file needs a second supervisor',
  PUNTO_FLOOR_IDLE_MINUTES:
    'the minutes, from 1 to 60, after which an idle session of a supervisor or manager is locked',
  PUNTO_FLOOR_DEALER_IDLE_MINUTES:
    'the minutes, from 1 to 60, after which an idle session of a dealer is locked',
  PUNTO_METRICS:
    'off, or to the address on which metrics are served, such as 10.0.0.5:9464; a port alone, such as 9464, listens on 127.0.0.1',
  PUNTO_TRACEPARENT:
    'continue, to continue the trace of a request from outside, or link, to begin a new trace that links to it',
  PUNTO_PROGRAM_DIGEST: 'the 64 hexadecimal digits that `punto digest` prints for this release and platform',
  LOG_LEVEL: `one of ${LOG_LEVELS.join(', ')}`,
};

/** Secrets: an invalid value is not repeated in the error. */
export const SECRET: readonly (keyof Variables)[] = [
  'PUNTO_OPENID_CLIENT_SECRET',
  'PUNTO_SHOE_KEY',
  'DATABASE_URL',
  'NATS_URL',
];
