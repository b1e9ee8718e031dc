// The tables of the reference operator's book.

export const TABLES = ['patrons', 'launches', 'sessions', 'calls', 'postings', 'accounts'] as const;

export const SCHEMA = `
PRAGMA journal_mode = WAL;
PRAGMA synchronous = FULL;
CREATE TABLE IF NOT EXISTS patrons (
  id TEXT PRIMARY KEY, currency TEXT NOT NULL, blocked INTEGER NOT NULL, limits TEXT NOT NULL CHECK (json_valid(limits))
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS launches (launch TEXT PRIMARY KEY, patron TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS sessions (
  id TEXT PRIMARY KEY, patron TEXT NOT NULL, ended INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS calls (
  number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, call TEXT NOT NULL, patron TEXT NOT NULL, currency TEXT NOT NULL,
  delta INTEGER NOT NULL, state TEXT NOT NULL, body TEXT NOT NULL, status INTEGER NOT NULL, answer TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS calls_of_patron ON calls (patron, number);
CREATE TABLE IF NOT EXISTS postings (
  number INTEGER PRIMARY KEY, transaction_id TEXT NOT NULL, account TEXT NOT NULL, currency TEXT NOT NULL,
  delta INTEGER NOT NULL CHECK (delta <> 0)
) STRICT;
CREATE TABLE IF NOT EXISTS accounts (
  account TEXT NOT NULL, currency TEXT NOT NULL, balance INTEGER NOT NULL, PRIMARY KEY (account, currency)
) STRICT, WITHOUT ROWID;
`;
