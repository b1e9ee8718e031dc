// Explains why a store on PostgreSQL does not open, in sentences for the operator. They name host and database, never
// the whole address, which contains a password.
import { Client } from 'pg';
import { isOpenFailure, UnusableDatabase } from '../open-failure.ts';

export type DatabasePlace = { readonly user: string; readonly server: string; readonly database: string };

/** Throws `UnusableDatabase` when the address is invalid. */
export const placeOf = (address: string): DatabasePlace => {
  try {
    const { user = '', host, port, database = '' } = new Client({ connectionString: address });
    return { user, server: host.startsWith('/') ? host : `${host}:${port}`, database };
  } catch (cause) {
    if (cause instanceof Error && 'path' in cause)
      throw new UnusableDatabase(
        `The certificate file ${cause.path} of DATABASE_URL cannot be read. Correct its path there, or its permissions.`,
      );
    // The library's error contains the address with the password, so it is not attached as cause.
    throw new UnusableDatabase(
      'DATABASE_URL is not a valid address of a PostgreSQL database. Write it as postgres://user:password@host:5432/database.',
    );
  }
};

/** The open failure that explains `cause`; any other error is returned unchanged. */
export const explained = (place: DatabasePlace, cause: unknown): unknown => {
  const sentence = sentenceFor(place, cause);
  return sentence === null ? cause : new UnusableDatabase(sentence, { cause });
};

type Sentence = (place: DatabasePlace) => string;

const unreachable: Sentence = ({ server }) =>
  `PostgreSQL at ${server} cannot be reached: the connection failed. Start it, check the network, or correct host and port in DATABASE_URL.`;
const unknownHost: Sentence = ({ server }) =>
  `The host name of PostgreSQL in DATABASE_URL cannot be resolved: ${server}. Correct the host there, or check DNS.`;
const starting: Sentence = ({ server }) =>
  `PostgreSQL at ${server} is starting or shutting down. Try again in a moment.`;
const wrongPassword: Sentence = ({ user, server }) =>
  `PostgreSQL at ${server} refused the password of user ${user}. Correct it in DATABASE_URL.`;
const noPassword: Sentence = ({ user, server }) =>
  `PostgreSQL at ${server} requires a password for user ${user}. Add it to DATABASE_URL: postgres://user:password@host:5432/database.`;
const notLetIn: Sentence = ({ user, server, database }) =>
  `PostgreSQL at ${server} refused user ${user} access to database ${database} from this host. Correct the user in DATABASE_URL, or pg_hba.conf on that server.`;
const noDatabase: Sentence = ({ server, database }) =>
  `PostgreSQL at ${server} has no database named ${database}. Create it (CREATE DATABASE), or correct its name in DATABASE_URL.`;
const noRights: Sentence = ({ user, database }) =>
  `PostgreSQL user ${user} has no permission to create or use tables in database ${database}. Make ${user} its owner, or grant all privileges on its schema.`;
const tooMany: Sentence = ({ server }) =>
  `PostgreSQL at ${server} has too many connections. Raise max_connections, or close connections of other programs.`;
const full: Sentence = ({ server }) => `The disk of PostgreSQL at ${server} is full. Free space on it.`;
const noTls: Sentence = ({ server }) =>
  `PostgreSQL at ${server} does not support TLS. Set up TLS there, or, in a private network, remove sslmode from DATABASE_URL.`;
const untrusted: Sentence = ({ server }) =>
  `The TLS certificate of PostgreSQL at ${server} is not trusted. Set its certificate authority with sslrootcert in DATABASE_URL, or with NODE_EXTRA_CA_CERTS.`;
export const replica: Sentence = ({ server, database }) =>
  `Database ${database} of PostgreSQL at ${server} is read-only: the server is a replica, or is configured as read-only. Set DATABASE_URL to the primary.`;
export const pooled: Sentence = ({ server }) =>
  `The server at ${server} is a connection pooler that does not keep session settings. Set DATABASE_URL to PostgreSQL itself, or set the pooler to session pooling as in docs/guides/postgres.md.`;

/** By error codes of the operating system and of PostgreSQL. */
const BY_CODE: Readonly<Record<string, Sentence>> = {
  ECONNREFUSED: unreachable,
  ECONNRESET: unreachable,
  EHOSTUNREACH: unreachable,
  ENETUNREACH: unreachable,
  ENOENT: unreachable,
  EPIPE: unreachable,
  ETIMEDOUT: unreachable,
  EAI_AGAIN: unknownHost,
  ENOTFOUND: unknownHost,
  CERT_HAS_EXPIRED: untrusted,
  DEPTH_ZERO_SELF_SIGNED_CERT: untrusted,
  ERR_TLS_CERT_ALTNAME_INVALID: untrusted,
  SELF_SIGNED_CERT_IN_CHAIN: untrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: untrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: untrusted,
  '08P01': pooled,
  '25006': replica,
  '28000': notLetIn,
  '28P01': wrongPassword,
  '3D000': noDatabase,
  '42501': noRights,
  '53100': full,
  '53300': tooMany,
  '57P01': starting,
  '57P02': starting,
  '57P03': starting,
};

/** Errors of the library itself have no code. */
const BY_WORDS: readonly (readonly [words: RegExp, sentence: Sentence])[] = [
  [/connection timeout|timeout exceeded when trying to connect|terminated unexpectedly/, unreachable],
  [/password must be a (non-empty )?string/, noPassword],
  [/does not support SSL/, noTls],
];

const sentenceFor = (place: DatabasePlace, cause: unknown): string | null => {
  if (!(cause instanceof Error) || isOpenFailure(cause)) return null;
  const code = 'code' in cause ? String(cause.code) : '';
  const sentence = BY_CODE[code] ?? BY_WORDS.find(([words]) => words.test(cause.message))?.[1];
  return sentence?.(place) ?? null;
};
