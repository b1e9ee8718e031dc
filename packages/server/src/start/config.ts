// The settings of the served process, read once from the environment. An invalid one is named, with what to change,
// and the start fails.
import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { type Minor, minor } from '@punto/engine/minor';
import { ROLES, type Role } from '@punto/protocol/floor/permission';
import type { GuestEntry } from '@punto/protocol/identity-api';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { LimitsApproval } from '../floor/second-person.ts';
import type { IdleMs } from '../identity/floor-sessions.ts';
import type { OpenidSettings } from '../identity/openid/openid-settings.ts';
import type { Keeping } from '../identity/retention.ts';
import { isAddressRange } from '../input/address-range.ts';
import { ConfigError } from '../input/config-error.ts';
import type { BigPlay } from '../monitoring/detect/finding.ts';
import type { Callers } from '../trace/tracing.ts';
import {
  type BROKEN_LOG,
  EnvironmentSchema,
  type LOST_SHOES,
  SECRET,
  type Variables,
  WANTED,
} from './environment.ts';
import { unknownSettings } from './unknown-settings.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

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
  /** A folder of brand files, or one file; absent: a house without operators. */
  readonly brandsFolder: string | undefined;
  /** Hexadecimal, newest first; absent: the data folder has one. */
  readonly shoeKey: string | undefined;
  /** The policy for shoes whose key is lost. [F3] */
  readonly lostShoes: (typeof LOST_SHOES)[number];
  /** The policy for a database whose WAL is broken before confirmed commits. [T3] */
  readonly brokenLog: (typeof BROKEN_LOG)[number];
  readonly beaconUrl: string | undefined;
  /** Origins of the site in browsers. Empty: the address of each request. */
  readonly origins: readonly string[];
  /** Origins of pages of others that may watch the tables. */
  readonly watchOrigins: readonly string[];
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
  /** What a `traceparent` from outside does, where traces are recorded. */
  readonly callers: Callers;
  /** Expected digest of the program; `null`: compared only with that of the start. [B-56] */
  readonly programDigest: string | null;
  readonly logLevel: Variables['LOG_LEVEL'];
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
    brandsFolder: read.PUNTO_BRANDS,
    shoeKey: read.PUNTO_SHOE_KEY,
    lostShoes: read.PUNTO_LOST_SHOES,
    brokenLog: read.PUNTO_BROKEN_LOG,
    beaconUrl: read.PUNTO_BEACON_URL,
    origins: wordsOf(read, 'PUNTO_PUBLIC_ORIGIN', URL.canParse).map((origin) => new URL(origin).origin),
    watchOrigins: wordsOf(read, 'PUNTO_WATCH_ORIGINS', isWatchOrigin).map(originOf),
    tablesAtOnce: read.PUNTO_TABLES_AT_ONCE,
    trustedProxies: wordsOf(read, 'PUNTO_TRUSTED_PROXY', isAddressRange),
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
    callers: read.PUNTO_TRACEPARENT,
    programDigest: read.PUNTO_PROGRAM_DIGEST ?? null,
    logLevel: read.LOG_LEVEL,
  };
};

const readEnvironment = (environment: Readonly<Record<string, string | undefined>>): Variables => {
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
const typed = (name: keyof Variables, value: string | undefined): string | number | undefined => {
  const isWanted = Type.IsInteger(EnvironmentSchema.properties[name]);
  return isWanted && Number.isInteger(Number(value)) ? Number(value) : value;
};

const isName = (name: string): name is keyof Variables => name in WANTED;

/** A wrong secret is a secret too. */
const sentence = (name: keyof Variables, value: string): string =>
  SECRET.includes(name)
    ? `${name} is not valid: set it to ${WANTED[name]}.`
    : `${name} is ${JSON.stringify(value)}: set it to ${WANTED[name]}.`;

const sharedOf = (read: Variables): SharedConfig | null => {
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

const openidOf = (read: Variables): OpenidSettings | null => {
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

const keepingOf = (read: Variables): Keeping => {
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
  read: Variables,
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
  read: Variables,
  name:
    | 'PUNTO_PUBLIC_ORIGIN'
    | 'PUNTO_WATCH_ORIGINS'
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

/** `null` is the origin of a page that was opened from disk. */
const isWatchOrigin = (word: string): boolean => word === 'null' || URL.canParse(word);
const originOf = (word: string): string => (word === 'null' ? word : new URL(word).origin);

/** One word: names are compared with it word by word. */
const hasLetter = (word: string): boolean => /^[\p{L}\p{M}\p{N}'-]*\p{L}[\p{L}\p{M}\p{N}'-]*$/u.test(word);
