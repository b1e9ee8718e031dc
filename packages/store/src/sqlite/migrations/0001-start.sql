-- The first schema: streams, books, records, patrons, sealed shoes.
-- Amounts are integers in minor units, times are milliseconds since 1970. STRICT prevents texts and fractions as amounts; CHECK
-- and UNIQUE repeat rules that must hold even if the code above is wrong.

-- Streams: the state of a table is the fold of its events. [T3]

CREATE TABLE events (
  table_id TEXT    NOT NULL,
  version  INTEGER NOT NULL CHECK (version > 0),
  body     TEXT    NOT NULL CHECK (json_valid(body)),
  type     TEXT    GENERATED ALWAYS AS (body ->> '$.type') VIRTUAL,
  at       INTEGER GENERATED ALWAYS AS (body ->> '$.at') VIRTUAL,
  PRIMARY KEY (table_id, version)
) STRICT, WITHOUT ROWID;

-- One entry for each table, so that listing the tables reads no stream.
CREATE UNIQUE INDEX tables_opened ON events (table_id) WHERE version = 1;

CREATE TABLE snapshots (
  table_id TEXT    NOT NULL,
  version  INTEGER NOT NULL,
  state    TEXT    NOT NULL CHECK (json_valid(state)),
  PRIMARY KEY (table_id, version),
  FOREIGN KEY (table_id, version) REFERENCES events (table_id, version)
) STRICT, WITHOUT ROWID;

CREATE TABLE sealed_shoes (
  shoe     TEXT NOT NULL PRIMARY KEY,
  table_id TEXT NOT NULL,
  sealed   BLOB NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE tickets (
  patron TEXT NOT NULL,
  ticket TEXT NOT NULL,
  answer TEXT NOT NULL CHECK (json_valid(answer)),
  PRIMARY KEY (patron, ticket)
) STRICT, WITHOUT ROWID;

-- Books. An account is the fold of its postings and of its undecided pending movements. [L6]

CREATE TABLE accounts (
  account       TEXT    NOT NULL PRIMARY KEY,
  balance_minor INTEGER NOT NULL,
  pending_minor INTEGER NOT NULL CHECK (pending_minor >= 0),
  CHECK (account = 'house' OR balance_minor >= pending_minor)
) STRICT, WITHOUT ROWID;

CREATE TABLE movements (
  number       INTEGER PRIMARY KEY,
  id           TEXT    NOT NULL UNIQUE,
  state        TEXT    NOT NULL CHECK (state IN ('direct', 'pending', 'posted', 'voided')),
  debit        TEXT    NOT NULL,
  credit       TEXT    NOT NULL CHECK (credit <> debit),
  amount_minor INTEGER NOT NULL CHECK (amount_minor > 0),
  code         TEXT    NOT NULL,
  at           INTEGER NOT NULL,
  table_id     TEXT,
  shoe         INTEGER,
  round        INTEGER
) STRICT;

CREATE INDEX movements_undecided ON movements (debit) WHERE state = 'pending';

CREATE TABLE resolutions (
  number   INTEGER PRIMARY KEY,
  id       TEXT    NOT NULL UNIQUE,
  kind     TEXT    NOT NULL CHECK (kind IN ('post', 'void')),
  movement INTEGER NOT NULL UNIQUE REFERENCES movements (number),
  at       INTEGER NOT NULL,
  table_id TEXT,
  shoe     INTEGER,
  round    INTEGER
) STRICT;

-- Two for each posted movement. `line` counts the postings of one account from 1.
CREATE TABLE postings (
  account             TEXT    NOT NULL REFERENCES accounts (account),
  line                INTEGER NOT NULL CHECK (line > 0),
  movement            INTEGER NOT NULL REFERENCES movements (number),
  amount_minor        INTEGER NOT NULL CHECK (amount_minor <> 0),
  balance_after_minor INTEGER NOT NULL,
  at                  INTEGER NOT NULL,
  PRIMARY KEY (account, line)
) STRICT, WITHOUT ROWID;

-- Play records, never deleted; each round is settled once for each patron. [T8]

CREATE TABLE records (
  patron   TEXT    NOT NULL,
  line     INTEGER NOT NULL CHECK (line > 0),
  table_id TEXT    NOT NULL,
  shoe     INTEGER NOT NULL,
  round    INTEGER NOT NULL,
  body     TEXT    NOT NULL CHECK (json_valid(body)),
  at       INTEGER GENERATED ALWAYS AS (body ->> '$.at') VIRTUAL,
  PRIMARY KEY (patron, line),
  UNIQUE (patron, table_id, shoe, round)
) STRICT, WITHOUT ROWID;

-- Patrons. Of a session only the hash of the token is stored, so that a reader of the file cannot use it.

CREATE TABLE patrons (
  patron     TEXT    NOT NULL PRIMARY KEY,
  name       TEXT    NOT NULL,
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE sessions (
  hash   TEXT NOT NULL PRIMARY KEY,
  patron TEXT NOT NULL REFERENCES patrons (patron)
) STRICT, WITHOUT ROWID;
