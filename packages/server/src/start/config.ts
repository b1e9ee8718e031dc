// The settings of the served process, read once from the environment. An invalid one is named, with what to change,
// and the start fails.
import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { type Minor, minor } from '@punto/engine/minor';
import { ROLES, type Role } from '@punto/protocol/floor/permission';
import { GUEST_ENTRIES, type GuestEntry } from '@punto/protocol/identity-api';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import type { LimitsApproval } from '../floor/second-person.ts';
import type { IdleMs } from '../identity/floor-sessions.ts';
import type { OpenidSettings } from '../identity/openid/openid-settings.ts';
import type { Keeping } from '../identity/retention.ts';
import { ConfigError } from '../input/config-error.ts';
import type { BigPlay } from '../monitoring/detect/finding.ts';
import { unknownSettings } from './unknown-settings.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const LOST_SHOES = ['stop', 'return'] as const;
const BROKEN_LOG = ['refuse', 'recover'] as const;
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const OPENID_FOR = ['patrons', 'staff', 'both'] as const;
const ISSUER_PATTERN = '^(https://[^\\s?#]+|http://(localhost|127\\.0\\.0\\.1)(:\\d+)?(/[^\\s?#]*)?)$';

const EnvironmentSchema = Type.Object({
  HOST: Type.String({ default: '127.0.0.1', minLength: 1 }),
  PORT: Type.Integer({ default: 8090, minimum: 0, maximum: 65535 }),
  PUNTO_DATA: Type.String({ default: './data', minLength: 1 }),
  DATABASE_URL: Type.Optional(Type.String({ pattern: '^postgres(ql)?://.' })),
  NATS_URL: Type.Optional(Type.String()),
  PUNTO_NODE: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_.-]{1,60}$' })),
  PUNTO_LEASE_MS: Type.Integer({ default: 1_500, minimum: 500, maximum: 60_000 }),
  PUNTO_ROOMS: Type.Optional(Type.String()),
  PUNTO_SHOE_KEY: Type.Optional(Type.String({ pattern: '^[0-9a-fA-F]{64}([\\s,]+[0-9a-fA-F]{64})*$' })),
  PUNTO_LOST_SHOES: Type.Enum([...LOST_SHOES], { default: 'stop' }),
  PUNTO_BROKEN_LOG: Type.Enum([...BROKEN_LOG], { default: 'refuse' }),
  PUNTO_BEACON_URL: Type.Optional(Type.String({ pattern: '^https?://[^\\s?#]+[^\\s?#/]$' })),
  PUNTO_PUBLIC_ORIGIN: Type.String({
    default: '',
    pattern: '^(https?://[^/\\s,]+(,\\s*https?://[^/\\s,]+)*)?$',
  }),
  PUNTO_TABLES_AT_ONCE: Type.Integer({ default: 1, minimum: 1, maximum: 12 }),
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
  PUNTO_PROGRAM_DIGEST: Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}$' })),
  LOG_LEVEL: Type.Enum([...LOG_LEVELS], { default: 'warn' }),
});
type Environment = Static<typeof EnvironmentSchema>;

/** The requirement of each variable, as used in the error message. */
const WANTED: Readonly<Record<keyof Environment, string>> = {
  HOST: 'an address to listen on, such as 127.0.0.1',
  PORT: 'a port from 0 to 65535, such as 8090',
  PUNTO_DATA: 'a folder to keep the data in, such as ./data',
  DATABASE_URL: 'the address of a PostgreSQL database, such as postgres://user:password@host:5432/database',
  NATS_URL: 'the address of a NATS server, such as nats://host:4222',
  PUNTO_NODE: 'a name for this node of up to 60 letters, digits, dots, dashes and underscores',
  PUNTO_LEASE_MS:
    'the duration of a lease in milliseconds, from 500 to 60000: a node without a renewal for that long loses its tables',
  PUNTO_ROOMS: 'the path of a folder of room files, or of one such file',
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
  PUNTO_TABLES_AT_ONCE: 'the number of tables a patron may play at the same time, from 1 to 12',
  PUNTO_GUESTS:
    'open, so that anybody may play as a guest, invitation, so that guests need an invitation code, or closed, so that only patrons sign in',
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
  PUNTO_PROGRAM_DIGEST: 'the 64 hexadecimal digits that `punto digest` prints for this release and platform',
  LOG_LEVEL: `one of ${LOG_LEVELS.join(', ')}`,
};

/** Secrets: an invalid value is not repeated in the error. */
const SECRET: readonly (keyof Environment)[] = [
  'PUNTO_OPENID_CLIENT_SECRET',
  'PUNTO_SHOE_KEY',
  'DATABASE_URL',
  'NATS_URL',
];

/** The database of a deployment with several nodes. The addresses may contain secrets, and are never logged. */
export type SharedConfig = {
  readonly databaseUrl: string;
  /** `null`: this node is the only one. */
  readonly natsUrl: string | null;
  /** Its name in logs and metrics. */
  readonly node: string;
  readonly leaseMs: number;
};

type Address = { readonly host: string; readonly port: number };

export type Config = {
  readonly host: string;
  readonly port: number;
  readonly dataFolder: string;
  /** `null`: the deployment is in the data folder, and this is its only process. */
  readonly shared: SharedConfig | null;
  /** A folder of room files, or one file; absent: the shipped rooms. */
  readonly roomsFolder: string | undefined;
  /** Hexadecimal, newest first; absent: the data folder has one. */
  readonly shoeKey: string | undefined;
  /** The policy for shoes whose key is lost. [F3] */
  readonly lostShoes: (typeof LOST_SHOES)[number];
  /** The policy for a database whose WAL is broken before confirmed commits. [T3] */
  readonly brokenLog: (typeof BROKEN_LOG)[number];
  readonly beaconUrl: string | undefined;
  /** Origins of the site in browsers. Empty: the address of each request. */
  readonly origins: readonly string[];
  readonly trustedProxies: readonly string[];
  /** Most tables a patron may play at the same time. */
  readonly tablesAtOnce: number;
  /** Words that no name may have, besides those of the release. */
  readonly refusedWords: readonly string[];
  /** New guests one address may bring in a minute. */
  readonly guestsPerMinute: number;
  /** Whether a visitor without an account may play as a guest. */
  readonly guestEntry: GuestEntry;
  /** The OpenID provider for sign-in; `null`: none. */
  readonly openid: OpenidSettings | null;
  /** How long sessions, guests and invitations are kept. */
  readonly keeping: Keeping;
  /** Sustained requests and handshakes per second of one address; bursts may be twenty times as large. */
  readonly requestsPerSecond: number;
  /** Sustained messages per second of one address over all its sockets; bursts may be four times as large. */
  readonly messagesPerSecond: number;
  /** Connections one address may hold, sockets among them. */
  readonly socketsPerAddress: number;
  /** What the floor is alarmed of. [B-53] */
  readonly bigPlay: BigPlay;
  /** Corrections that move more need a second supervisor. [T6] */
  readonly approvalMinor: Minor;
  /** Address of the floor; `null`: the same as the patrons'. */
  readonly floor: Address | null;
  /** Limits raised further than this need one too. [L3] [L4] */
  readonly limitsApproval: LimitsApproval;
  /** Time without activity after which a staff session is locked. */
  readonly idleMs: IdleMs;
  /** Where metrics are served; `null`: nowhere. */
  readonly metrics: Address | null;
  /** Expected digest of the program; `null`: compared only with that of the start. [B-56] */
  readonly programDigest: string | null;
  readonly logLevel: Environment['LOG_LEVEL'];
};

/** Throws `ConfigError` with one sentence for each wrong variable. */
export const parseConfig = (environment: Readonly<Record<string, string | undefined>>): Config => {
  const read = readEnvironment(environment);
  return {
    host: read.HOST,
    port: read.PORT,
    dataFolder: read.PUNTO_DATA,
    shared: sharedOf(read),
    roomsFolder: read.PUNTO_ROOMS,
    shoeKey: read.PUNTO_SHOE_KEY,
    lostShoes: read.PUNTO_LOST_SHOES,
    brokenLog: read.PUNTO_BROKEN_LOG,
    beaconUrl: read.PUNTO_BEACON_URL,
    origins: wordsOf(read, 'PUNTO_PUBLIC_ORIGIN', URL.canParse).map((origin) => new URL(origin).origin),
    tablesAtOnce: read.PUNTO_TABLES_AT_ONCE,
    trustedProxies: wordsOf(read, 'PUNTO_TRUSTED_PROXY', isAddresses),
    refusedWords: wordsOf(read, 'PUNTO_REFUSED_WORDS', hasLetter),
    guestsPerMinute: read.PUNTO_GUESTS_PER_MINUTE,
    guestEntry: read.PUNTO_GUESTS,
    openid: openidOf(read),
    keeping: keepingOf(read),
    requestsPerSecond: read.PUNTO_REQUESTS_PER_SECOND,
    messagesPerSecond: read.PUNTO_MESSAGES_PER_SECOND,
    socketsPerAddress: read.PUNTO_SOCKETS_PER_ADDRESS,
    bigPlay: {
      stakeMinor: thresholdOf(read.PUNTO_BIG_STAKE_MINOR),
      winMinor: thresholdOf(read.PUNTO_BIG_WIN_MINOR),
    },
    approvalMinor: minor(read.PUNTO_FLOOR_APPROVAL_MINOR),
    limitsApproval: {
      aboveMinor: minor(read.PUNTO_FLOOR_LIMITS_ABOVE_MINOR),
      percent: read.PUNTO_FLOOR_LIMITS_PERCENT,
    },
    idleMs: {
      dealer: read.PUNTO_FLOOR_DEALER_IDLE_MINUTES * MINUTE_MS,
      supervisor: read.PUNTO_FLOOR_IDLE_MINUTES * MINUTE_MS,
      manager: read.PUNTO_FLOOR_IDLE_MINUTES * MINUTE_MS,
    },
    floor: ownAddress(read, 'PUNTO_FLOOR_ADDRESS', 'same'),
    metrics: ownAddress(read, 'PUNTO_METRICS', 'off'),
    programDigest: read.PUNTO_PROGRAM_DIGEST ?? null,
    logLevel: read.LOG_LEVEL,
  };
};

const readEnvironment = (environment: Readonly<Record<string, string | undefined>>): Environment => {
  // Many tools write an empty variable for "not set".
  const data = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const unknown = unknownSettings(data, Object.keys(WANTED));
  if (unknown.length > 0) throw new ConfigError(unknown.join('\n'));
  const read = Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) => (isName(name) ? [[name, typed(name, value)]] : [])),
  );
  const settings = Value.Default(EnvironmentSchema, read);
  if (Value.Check(EnvironmentSchema, settings)) return settings;
  const names = new Set(
    Value.Errors(EnvironmentSchema, settings)
      .map(({ instancePath }) => instancePath.slice(1))
      .filter(isName),
  );
  throw new ConfigError([...names].map((name) => sentence(name, environment[name] ?? '')).join('\n'));
};

/** A text that is no whole number stays a text, which the schema refuses. */
const typed = (name: keyof Environment, value: string | undefined): string | number | undefined => {
  const isWanted = Type.IsInteger(EnvironmentSchema.properties[name]);
  return isWanted && Number.isInteger(Number(value)) ? Number(value) : value;
};

const isName = (name: string): name is keyof Environment => name in WANTED;

/** A wrong secret is a secret too. */
const sentence = (name: keyof Environment, value: string): string =>
  SECRET.includes(name)
    ? `${name} is not valid: set it to ${WANTED[name]}.`
    : `${name} is ${JSON.stringify(value)}: set it to ${WANTED[name]}.`;

const sharedOf = (read: Environment): SharedConfig | null => {
  const { DATABASE_URL, NATS_URL, PUNTO_NODE, PUNTO_LEASE_MS, PUNTO_SHOE_KEY } = read;
  if (DATABASE_URL === undefined) {
    if (NATS_URL === undefined) return null;
    throw new ConfigError(
      'NATS_URL is set without DATABASE_URL: set both for a deployment of several nodes, or neither.',
    );
  }
  // A key generated by one node would be unknown to the others.
  if (PUNTO_SHOE_KEY === undefined)
    throw new ConfigError(
      `DATABASE_URL is set without PUNTO_SHOE_KEY: set it to 64 hexadecimal digits, the same at every node. Generate them once with: openssl rand -hex 32`,
    );
  return {
    databaseUrl: DATABASE_URL,
    natsUrl: NATS_URL ?? null,
    node:
      PUNTO_NODE ??
      `${hostname()
        .replace(/[^A-Za-z0-9_.-]/g, '-')
        .slice(0, 50)}-${randomBytes(2).toString('hex')}`,
    leaseMs: PUNTO_LEASE_MS,
  };
};

const openidOf = (read: Environment): OpenidSettings | null => {
  const { PUNTO_OPENID_ISSUER: issuer, PUNTO_OPENID_CLIENT_ID: clientId } = read;
  const { PUNTO_OPENID_CLIENT_SECRET: clientSecret, PUNTO_OPENID_FOR: who } = read;
  if (issuer === undefined) return null;
  if (clientId === undefined || clientSecret === undefined || read.PUNTO_PUBLIC_ORIGIN === '')
    throw new ConfigError(
      'PUNTO_OPENID_ISSUER is set: set PUNTO_OPENID_CLIENT_ID, PUNTO_OPENID_CLIENT_SECRET and PUNTO_PUBLIC_ORIGIN too.',
    );
  const roles = wordsOf(read, 'PUNTO_OPENID_ROLES', (word) => roleOfGroup(word) !== null);
  return {
    ...{ issuer, clientId, clientSecret, name: read.PUNTO_OPENID_NAME ?? new URL(issuer).host },
    ...{ patrons: who !== 'staff', staff: who !== 'patrons', groupsClaim: read.PUNTO_OPENID_GROUPS },
    roles: new Map(roles.map(roleOfGroup).filter((pair) => pair !== null)),
    secondFactor: wordsOf(read, 'PUNTO_OPENID_SECOND_FACTOR', (word) => /^(amr|acr):\S+$/.test(word)),
  };
};

const keepingOf = (read: Environment): Keeping => {
  const { PUNTO_KEEP_SESSIONS_DAYS: sessions, PUNTO_KEEP_GUESTS_DAYS: typedGuests } = read;
  const guests = typedGuests === 'never' ? null : Number(typedGuests);
  // A guest may return with the cookie of a session.
  if (guests !== null && guests < sessions)
    throw new ConfigError(
      `PUNTO_KEEP_GUESTS_DAYS is ${guests}, and a guest can come back for ${sessions} days (PUNTO_KEEP_SESSIONS_DAYS): set it to ${sessions} or more, or to never.`,
    );
  return {
    sessionsMs: sessions * DAY_MS,
    guestsMs: guests === null ? null : guests * DAY_MS,
    invitationsMs: read.PUNTO_KEEP_INVITATIONS_DAYS * DAY_MS,
  };
};

/** `null`: not of the form `group=role`. */
const roleOfGroup = (word: string): readonly [string, Role] | null => {
  const { group = '', name = '' } = /^(?<group>.+)=(?<name>\w+)$/.exec(word)?.groups ?? {};
  const role = ROLES.find((each) => each === name);
  return role === undefined ? null : [group.trim(), role];
};

/** 0: there is none. */
const thresholdOf = (amount: number): Minor | null => (amount === 0 ? null : minor(amount));

/** A port without an address listens on loopback only. */
const ownAddress = (
  read: Environment,
  name: 'PUNTO_METRICS' | 'PUNTO_FLOOR_ADDRESS',
  none: string,
): Address | null => {
  const text = read[name];
  if (text === none) return null;
  const { host = '127.0.0.1', port } = /^(?:(?<host>[^\s/]+):)?(?<port>\d{1,5})$/.exec(text)?.groups ?? {};
  if (port === undefined || Number(port) > 65_535) throw new ConfigError(sentence(name, text));
  return { host: host.replace(/^\[(.*)\]$/, '$1'), port: Number(port) };
};

/** The items of a list, each of which must match. */
const wordsOf = (
  read: Environment,
  name:
    | 'PUNTO_PUBLIC_ORIGIN'
    | 'PUNTO_TRUSTED_PROXY'
    | 'PUNTO_REFUSED_WORDS'
    | 'PUNTO_OPENID_ROLES'
    | 'PUNTO_OPENID_SECOND_FACTOR',
  fits: (word: string) => boolean,
): readonly string[] => {
  const words = read[name]
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  if (!words.every((word) => fits(word))) throw new ConfigError(sentence(name, read[name]));
  return words;
};

/** One word: names are compared with it word by word. */
const hasLetter = (word: string): boolean => /^[\p{L}\p{M}\p{N}'-]*\p{L}[\p{L}\p{M}\p{N}'-]*$/u.test(word);

/** An address, or a range of them such as 10.0.0.0/8. */
const isAddresses = (word: string): boolean => {
  const [address = '', bits, ...rest] = word.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return (
    bits === undefined ||
    (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (family === 4 ? 32 : 128))
  );
};
