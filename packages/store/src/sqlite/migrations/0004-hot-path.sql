-- A ticket costs as few rows and index entries as possible, because tickets are most of the server's work. The answer to an
-- accepted ticket is in the row of its stake, under the unique id that both have; decisions are numbered like the movements they
-- decide; pending stakes are few, and listed in order of arrival. A settlement appends to the ends of tables only: in books
-- ordered by patron it would change a page for each posting.

-- `answer`: the version of the table with which the ticket of this stake was answered. [L6] The second rule keeps the ids of
-- movements and of decisions apart, so that neither is looked up among the other.
ALTER TABLE movements ADD COLUMN answer INTEGER
  CHECK (answer IS NULL OR code = 'stake')
  CHECK (id NOT GLOB 'post:*' AND id NOT GLOB 'void:*');

UPDATE movements SET answer = tickets.answer ->> '$.version'
  FROM tickets
 WHERE movements.id = 'stake:' || tickets.patron || ':' || tickets.ticket AND tickets.answer ->> '$.accepted';

-- The remaining rows are the refusals.
DELETE FROM tickets
 WHERE answer ->> '$.accepted'
   AND EXISTS (SELECT 1 FROM movements WHERE id = 'stake:' || patron || ':' || ticket AND movements.answer IS NOT NULL);

DROP INDEX movements_undecided;
CREATE INDEX movements_undecided ON movements (number) WHERE state = 'pending';

-- The id of a decision is that of the movement it decides behind `post:` or `void:`; `id` is for a decision with another id.
CREATE TABLE decisions (
  movement INTEGER PRIMARY KEY REFERENCES movements (number),
  kind     TEXT    NOT NULL CHECK (kind IN ('post', 'void')),
  id       TEXT,
  at       INTEGER NOT NULL,
  table_id TEXT,
  shoe     INTEGER,
  round    INTEGER
) STRICT;

INSERT INTO decisions (movement, kind, id, at, table_id, shoe, round)
  SELECT movement, kind, iif(resolutions.id = kind || ':' || movements.id, NULL, resolutions.id),
         resolutions.at, resolutions.table_id, resolutions.shoe, resolutions.round
    FROM resolutions JOIN movements ON movements.number = movement ORDER BY movement;
DROP TABLE resolutions;
ALTER TABLE decisions RENAME TO resolutions;
CREATE UNIQUE INDEX resolutions_named ON resolutions (id) WHERE id IS NOT NULL;

CREATE INDEX patrons_suspended ON patrons (patron) WHERE suspended_at IS NOT NULL;

-- Sessions of patrons expire. A session that replaces another names it until it is first used, so that a browser that never got
-- the new one still has the old. Sessions from before began with their patron.
ALTER TABLE sessions ADD COLUMN opened_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sessions ADD COLUMN replaces TEXT;
UPDATE sessions SET opened_at = (SELECT created_at FROM patrons WHERE patrons.patron = sessions.patron);
CREATE INDEX sessions_of_patron ON sessions (patron);

-- Postings in the order in which they were made, the debit of a movement and then its credit. Each names the previous posting of
-- its account, the account names its newest, and the movement the first of its two.

CREATE TABLE postings_made (
  number              INTEGER PRIMARY KEY,
  account             TEXT    NOT NULL,
  line                INTEGER NOT NULL CHECK (line > 0),
  previous            INTEGER CHECK ((previous IS NULL) = (line = 1)),
  movement            INTEGER NOT NULL REFERENCES movements (number),
  amount_minor        INTEGER NOT NULL CHECK (amount_minor <> 0),
  balance_after_minor INTEGER NOT NULL,
  at                  INTEGER NOT NULL
) STRICT;

INSERT INTO postings_made
  SELECT number, account, line, lag(number) OVER (PARTITION BY account ORDER BY line), movement, amount_minor,
         balance_after_minor, at
    FROM (SELECT row_number() OVER (ORDER BY movement, amount_minor) AS number, * FROM postings);
DROP TABLE postings;
ALTER TABLE postings_made RENAME TO postings;

ALTER TABLE movements ADD COLUMN posting INTEGER;
UPDATE movements SET posting = first
  FROM (SELECT movement, min(number) AS first FROM postings GROUP BY movement) AS made
 WHERE made.movement = movements.number;

-- `line`: the number of its postings; `posting`: the newest of them.
ALTER TABLE accounts ADD COLUMN line INTEGER NOT NULL DEFAULT 0;
ALTER TABLE accounts ADD COLUMN posting INTEGER CHECK ((posting IS NULL) = (line = 0));
UPDATE accounts SET line = newest.line, posting = newest.number
  FROM (SELECT account, max(line) AS line, number FROM postings GROUP BY account) AS newest
 WHERE newest.account = accounts.account;

-- Play records likewise: in the order in which they were stored, each naming the previous one of its patron.

CREATE TABLE records_kept (
  number   INTEGER PRIMARY KEY,
  patron   TEXT    NOT NULL,
  line     INTEGER NOT NULL CHECK (line > 0),
  previous INTEGER CHECK ((previous IS NULL) = (line = 1)),
  table_id TEXT    NOT NULL,
  shoe     INTEGER NOT NULL,
  round    INTEGER NOT NULL,
  revision INTEGER NOT NULL CHECK (revision >= 0),
  body     TEXT    NOT NULL CHECK (json_valid(body)),
  at       INTEGER GENERATED ALWAYS AS (body ->> '$.at') VIRTUAL,
  UNIQUE (table_id, shoe, round, patron, revision)
) STRICT;

INSERT INTO records_kept (number, patron, line, previous, table_id, shoe, round, revision, body)
  SELECT number, patron, line, lag(number) OVER (PARTITION BY patron ORDER BY line), table_id, shoe, round, revision, body
    FROM (SELECT row_number() OVER (ORDER BY at, table_id, shoe, round, revision, patron) AS number, * FROM records);
DROP TABLE records;
ALTER TABLE records_kept RENAME TO records;
CREATE TRIGGER records_no_update BEFORE UPDATE ON records BEGIN SELECT raise(ABORT, 'records only grows'); END;
CREATE TRIGGER records_no_delete BEFORE DELETE ON records BEGIN SELECT raise(ABORT, 'records only grows'); END;

CREATE TABLE record_ends (
  patron TEXT    NOT NULL PRIMARY KEY,
  line   INTEGER NOT NULL CHECK (line > 0),
  record INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

INSERT INTO record_ends SELECT patron, max(line), number FROM records GROUP BY patron;
