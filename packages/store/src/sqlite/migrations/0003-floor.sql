-- The floor: its members, their acts, and the data of its reports. Streams and journal become chains: each link has the hash of
-- the one before, so that a change is found. `0003-floor.ts` fills in the rows of the older tables.

-- Chains. `length` and `hash` are those of the newest link, so that a shortened chain is found.

CREATE TABLE chains (
  chain  TEXT    NOT NULL PRIMARY KEY,
  length INTEGER NOT NULL CHECK (length > 0),
  hash   TEXT    NOT NULL CHECK (length(hash) = 64)
) STRICT, WITHOUT ROWID;

ALTER TABLE events ADD COLUMN hash TEXT NOT NULL DEFAULT '';

CREATE TABLE journal (
  number   INTEGER PRIMARY KEY CHECK (number > 0),
  body     TEXT    NOT NULL CHECK (json_valid(body)),
  previous TEXT    NOT NULL CHECK (length(previous) = 64),
  hash     TEXT    NOT NULL CHECK (length(hash) = 64),
  table_id TEXT    GENERATED ALWAYS AS (body ->> '$.table') VIRTUAL
) STRICT;

CREATE INDEX journal_of_table ON journal (table_id);

-- Traces: the transfers of a round are found without reading all transfers.

CREATE INDEX postings_of_movement ON postings (movement);
CREATE INDEX movements_of_round ON movements (table_id, shoe, round);

-- Play records: a correction is a record with the next revision. [T6]

CREATE TABLE records_revised (
  patron   TEXT    NOT NULL,
  line     INTEGER NOT NULL CHECK (line > 0),
  table_id TEXT    NOT NULL,
  shoe     INTEGER NOT NULL,
  round    INTEGER NOT NULL,
  revision INTEGER NOT NULL CHECK (revision >= 0),
  body     TEXT    NOT NULL CHECK (json_valid(body)),
  at       INTEGER GENERATED ALWAYS AS (body ->> '$.at') VIRTUAL,
  PRIMARY KEY (patron, line),
  UNIQUE (table_id, shoe, round, patron, revision)
) STRICT, WITHOUT ROWID;

-- Records of private tables were stored under the name of the room: they get the name of the table, as their stakes have it.
INSERT INTO records_revised (patron, line, table_id, shoe, round, revision, body)
  SELECT patron, line, own, shoe, round, 0, iif(own = table_id, body, json_set(body, '$.table', own))
    FROM (SELECT *, iif(EXISTS (SELECT 1 FROM movements
                                 WHERE movements.table_id = records.table_id || '.' || patron
                                   AND movements.shoe = records.shoe AND movements.round = records.round),
                        table_id || '.' || patron, table_id) AS own
            FROM records);
DROP TABLE records;
ALTER TABLE records_revised RENAME TO records;

-- Rounds for lists, written with the events that make them. `first` and `last` are the versions of the table's events from its
-- opening to its end, `corrections` those of later corrections.

CREATE TABLE rounds (
  number           INTEGER PRIMARY KEY,
  table_id         TEXT    NOT NULL,
  shoe             INTEGER NOT NULL,
  round            INTEGER NOT NULL,
  status           TEXT    NOT NULL CHECK (status IN ('open', 'settled', 'cancelled', 'voided', 'resettled')),
  opened_at        INTEGER NOT NULL,
  ended_at         INTEGER,
  player           TEXT    NOT NULL DEFAULT '[]' CHECK (json_valid(player)),
  banker           TEXT    NOT NULL DEFAULT '[]' CHECK (json_valid(banker)),
  mark             TEXT,
  dealer           TEXT    NOT NULL DEFAULT '',
  patrons          INTEGER NOT NULL DEFAULT 0,
  staked_minor     INTEGER NOT NULL DEFAULT 0,
  returned_minor   INTEGER NOT NULL DEFAULT 0,
  commission_minor INTEGER NOT NULL DEFAULT 0,
  first            INTEGER NOT NULL,
  last             INTEGER,
  corrections      TEXT    NOT NULL DEFAULT '[]' CHECK (json_valid(corrections)),
  UNIQUE (table_id, shoe, round)
) STRICT;

CREATE INDEX rounds_of_table ON rounds (table_id);
CREATE INDEX rounds_out_of_order ON rounds (status) WHERE status <> 'settled';

-- The dealer and the shoe of each table, for its next rounds.

CREATE TABLE table_posts (
  table_id TEXT    NOT NULL PRIMARY KEY,
  shoe     INTEGER NOT NULL DEFAULT 0,
  round    INTEGER NOT NULL DEFAULT 0,
  dealers  TEXT    NOT NULL DEFAULT '[]' CHECK (json_valid(dealers))
) STRICT, WITHOUT ROWID;

-- Figures of each day, written in the transaction that settles; a correction is a line of the day on which it was made, with
-- negative figures for what it takes back. Money is under option and schedule; rows without schedule, and without option, only
-- count rounds, which cannot be summed from other rows. Dealer '' is the machine. `square_coins` is the sum over the rounds of
-- the squared stakes of one, for the variance.

CREATE TABLE figures (
  day               TEXT    NOT NULL CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  table_id          TEXT    NOT NULL,
  option            TEXT    NOT NULL,
  schedule          TEXT    NOT NULL,
  dealer            TEXT    NOT NULL,
  rounds            INTEGER NOT NULL,
  bets              INTEGER NOT NULL,
  stake_minor       INTEGER NOT NULL,
  winnings_minor    INTEGER NOT NULL,
  commission_minor  INTEGER NOT NULL,
  returned_minor    INTEGER NOT NULL,
  uncollected_minor INTEGER NOT NULL,
  square_coins      REAL    NOT NULL,
  PRIMARY KEY (day, table_id, option, schedule, dealer)
) STRICT, WITHOUT ROWID;

-- Members of the staff. Of a session only the hash of the token is stored, of a password only its verifier.

CREATE TABLE staff (
  staff                TEXT    NOT NULL PRIMARY KEY,
  name                 TEXT    NOT NULL COLLATE NOCASE UNIQUE,
  role                 TEXT    NOT NULL CHECK (role IN ('dealer', 'supervisor', 'manager')),
  password_hash        TEXT    NOT NULL,
  must_change_password INTEGER NOT NULL CHECK (must_change_password IN (0, 1)),
  code_secret          TEXT,
  code_offered         TEXT,
  code_step            INTEGER,
  active               INTEGER NOT NULL CHECK (active IN (0, 1)),
  created_at           INTEGER NOT NULL,
  last_sign_in_at      INTEGER
) STRICT, WITHOUT ROWID;

CREATE TABLE staff_sessions (
  hash            TEXT    NOT NULL PRIMARY KEY,
  staff           TEXT    NOT NULL REFERENCES staff (staff),
  state           TEXT    NOT NULL CHECK (state IN ('open', 'locked')),
  opened_at       INTEGER NOT NULL,
  touched_at      INTEGER NOT NULL,
  confirmed_until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_of_staff ON staff_sessions (staff);

CREATE TABLE sign_in_failures (
  number INTEGER PRIMARY KEY,
  name   TEXT    NOT NULL COLLATE NOCASE,
  at     INTEGER NOT NULL
) STRICT;

CREATE INDEX failures_of_name ON sign_in_failures (name, at);

CREATE TABLE approvals (
  approval TEXT    NOT NULL PRIMARY KEY,
  body     TEXT    NOT NULL CHECK (json_valid(body)),
  asked_at INTEGER NOT NULL,
  decision TEXT    CHECK (json_valid(decision))
) STRICT, WITHOUT ROWID;

CREATE INDEX approvals_waiting ON approvals (asked_at) WHERE decision IS NULL;

-- Patrons as the floor shows them.

ALTER TABLE patrons ADD COLUMN suspended_at INTEGER;
ALTER TABLE patrons ADD COLUMN suspended_reason TEXT;

-- In the order of creation, for lists.
CREATE TABLE patron_numbers (
  number INTEGER PRIMARY KEY,
  patron TEXT    NOT NULL UNIQUE REFERENCES patrons (patron)
) STRICT;

INSERT INTO patron_numbers (patron) SELECT patron FROM patrons ORDER BY created_at, patron;

CREATE TABLE patron_notes (
  number INTEGER PRIMARY KEY,
  patron TEXT    NOT NULL REFERENCES patrons (patron),
  at     INTEGER NOT NULL,
  staff  TEXT    NOT NULL CHECK (json_valid(staff)),
  text   TEXT    NOT NULL
) STRICT;

CREATE INDEX notes_of_patron ON patron_notes (patron);
