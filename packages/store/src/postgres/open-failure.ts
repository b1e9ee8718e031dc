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
        `A certificate that DATABASE_URL names cannot be read: ${cause.path}. Mend its path, or who may read it.`,
      );
    // The library's error contains the address with the password, so it is not attached as cause.
    throw new UnusableDatabase(
      'DATABASE_URL is no address of a PostgreSQL database. It reads postgres://user:password@host:5432/database.',
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
  `PostgreSQL at ${server} does not answer. Start it, or mend the host and port in DATABASE_URL.`;
const unknownHost: Sentence = ({ server }) =>
  `No machine is called as DATABASE_URL calls it: ${server}. Mend the host in it.`;
const starting: Sentence = ({ server }) =>
  `PostgreSQL at ${server} is starting or stopping. Try again in a moment.`;
const wrongPassword: Sentence = ({ user, server }) =>
  `PostgreSQL at ${server} does not take the password of ${user}. Mend it in DATABASE_URL.`;
const noPassword: Sentence = ({ user, server }) =>
  `PostgreSQL at ${server} wants a password of ${user}. Put it into DATABASE_URL: postgres://user:password@host:5432/database.`;
const notLetIn: Sentence = ({ user, server, database }) =>
  `PostgreSQL at ${server} does not let ${user} in to ${database} from here. Mend the user in DATABASE_URL, or its pg_hba.conf.`;
const noDatabase: Sentence = ({ server, database }) =>
  `PostgreSQL at ${server} has no database called ${database}. Create it (CREATE DATABASE), or mend its name in DATABASE_URL.`;
const noRights: Sentence = ({ user, database }) =>
  `${user} may not make or use tables in ${database}. Make ${user} its owner, or grant all on its schema.`;
const tooMany: Sentence = ({ server }) =>
  `PostgreSQL at ${server} has no connection left. Raise max_connections, or stop whoever holds them.`;
const full: Sentence = ({ server }) => `The disk under PostgreSQL at ${server} is full. Make room on it.`;
const noTls: Sentence = ({ server }) =>
  `PostgreSQL at ${server} speaks no TLS. Set it up there, or take sslmode out of DATABASE_URL where the network is yours alone.`;
const untrusted: Sentence = ({ server }) =>
  `The certificate of PostgreSQL at ${server} is not one to trust. Name its authority with sslrootcert in DATABASE_URL, or in NODE_EXTRA_CA_CERTS.`;
export const replica: Sentence = ({ server, database }) =>
  `${database} at ${server} only reads: it is a replica, or set so. Name the primary in DATABASE_URL.`;
export const pooled: Sentence = ({ server }) =>
  `What answers at ${server} is a pooler that does not keep what a node relies on. Name PostgreSQL itself in DATABASE_URL, or let it pool by session as docs/guides/postgres.md says.`;

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
