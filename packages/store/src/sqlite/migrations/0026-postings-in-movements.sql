-- A settled stake changes as few rows as possible, because a round settles thousands. The two postings of a movement are columns of
-- it, its decision is its state and the time of it, and the newest record of a patron is named by the patron's account: each of these
-- rows is written anyway. The views `postings`, `resolutions` and `record_ends` have the columns of the tables before.

-- The credit's posting of each movement. In a database that was moved from PostgreSQL its number may not be that of the debit and one.
CREATE TABLE credited (movement INTEGER PRIMARY KEY, posting INTEGER NOT NULL) STRICT;
INSERT INTO credited
  SELECT movement, postings.number FROM postings JOIN movements ON movements.number = movement WHERE account = credit
   ORDER BY postings.number;

-- The order in which movements were posted. Where one of two accounts is shared by all tables, its posting counts.
CREATE TABLE posted (place INTEGER PRIMARY KEY, movement INTEGER NOT NULL) STRICT;
INSERT INTO posted
  SELECT iif(credit = 'house' OR credit GLOB 'house:*' OR credit GLOB 'operator:*', credited.posting, movements.posting), number
    FROM movements JOIN credited ON movement = number ORDER BY movements.posting;
CREATE TABLE numbered (movement INTEGER PRIMARY KEY, posting INTEGER NOT NULL) STRICT;
INSERT INTO numbered SELECT movement, row_number() OVER (ORDER BY place) FROM posted;

-- `posting`: counts the movements that were posted, without a gap. `debit_previous` and `credit_previous`: the movement with the
-- posting of the account before this one.
CREATE TABLE movements_new (
  number               INTEGER PRIMARY KEY,
  id                   TEXT    NOT NULL UNIQUE CHECK (id NOT GLOB 'post:*' AND id NOT GLOB 'void:*'),
  state                TEXT    NOT NULL CHECK (state IN ('direct', 'pending', 'posted', 'voided')),
  debit                TEXT    NOT NULL,
  credit               TEXT    NOT NULL CHECK (credit <> debit),
  amount_minor         INTEGER NOT NULL CHECK (amount_minor > 0),
  code                 TEXT    NOT NULL,
  at                   INTEGER NOT NULL,
  table_id             TEXT,
  shoe                 INTEGER,
  round                INTEGER,
  answer               INTEGER CHECK (answer IS NULL OR code = 'stake'),
  decided_at           INTEGER,
  posting              INTEGER,
  debit_line           INTEGER CHECK (debit_line > 0),
  debit_previous       INTEGER CHECK ((debit_previous IS NULL) = (debit_line = 1)),
  debit_balance_minor  INTEGER,
  credit_line          INTEGER CHECK (credit_line > 0),
  credit_previous      INTEGER CHECK ((credit_previous IS NULL) = (credit_line = 1)),
  credit_balance_minor INTEGER,
  CHECK (posting IS NULL OR debit_line + debit_balance_minor + credit_line + credit_balance_minor IS NOT NULL)
) STRICT;
INSERT INTO movements_new
  SELECT movements.number, movements.id, state, debit, credit, movements.amount_minor, code, movements.at, movements.table_id,
         movements.shoe, movements.round, answer, resolutions.at, numbered.posting,
         debits.line, before_debits.movement, debits.balance_after_minor,
         credits.line, before_credits.movement, credits.balance_after_minor
    FROM movements
    LEFT JOIN resolutions ON resolutions.movement = movements.number
    LEFT JOIN numbered ON numbered.movement = movements.number
    LEFT JOIN credited ON credited.movement = movements.number
    LEFT JOIN postings AS debits ON debits.number = movements.posting
    LEFT JOIN postings AS before_debits ON before_debits.number = debits.previous
    LEFT JOIN postings AS credits ON credits.number = credited.posting
    LEFT JOIN postings AS before_credits ON before_credits.number = credits.previous
   ORDER BY movements.number;

-- `newest`: the movement with the newest posting of the account. `records`: the number of play records of a patron.
UPDATE accounts SET posting = (SELECT movement FROM postings WHERE number = posting) WHERE posting IS NOT NULL;
ALTER TABLE accounts RENAME COLUMN posting TO newest;
ALTER TABLE accounts ADD COLUMN records INTEGER NOT NULL DEFAULT 0;
ALTER TABLE accounts ADD COLUMN newest_record INTEGER CHECK ((newest_record IS NULL) = (records = 0));
INSERT INTO accounts (account, balance_minor, pending_minor)
  SELECT 'patron:' || patron, 0, 0 FROM record_ends WHERE true ON CONFLICT DO NOTHING;
UPDATE accounts SET records = ends.line, newest_record = ends.record
  FROM record_ends AS ends WHERE account = 'patron:' || patron;
DROP TABLE record_ends;
CREATE VIEW record_ends AS
  SELECT substr(account, 8) AS patron, records AS line, newest_record AS record FROM accounts WHERE newest_record IS NOT NULL;

-- Only of decisions that have an id of their own, or that name another place than their movement.
CREATE TABLE decisions (
  movement INTEGER PRIMARY KEY REFERENCES movements_new (number),
  id       TEXT,
  table_id TEXT,
  shoe     INTEGER,
  round    INTEGER
) STRICT;
INSERT INTO decisions
  SELECT movement, resolutions.id, resolutions.table_id, resolutions.shoe, resolutions.round
    FROM resolutions JOIN movements ON movements.number = movement
   WHERE resolutions.id IS NOT NULL OR resolutions.table_id IS NOT movements.table_id
      OR resolutions.shoe IS NOT movements.shoe OR resolutions.round IS NOT movements.round;
CREATE UNIQUE INDEX decisions_named ON decisions (id) WHERE id IS NOT NULL;

-- The number of movements that were posted, which is the newest of their numbers. No row: none was.
CREATE TABLE posted_movements (one INTEGER PRIMARY KEY CHECK (one = 1), posted INTEGER NOT NULL) STRICT;
INSERT INTO posted_movements SELECT 1, count(*) FROM numbered HAVING count(*) > 0;

DROP TABLE postings;
DROP TABLE resolutions;
DROP TABLE movements;
DROP TABLE credited;
DROP TABLE posted;
DROP TABLE numbered;
ALTER TABLE movements_new RENAME TO movements;
CREATE INDEX movements_of_round ON movements (table_id, shoe, round);
CREATE INDEX movements_undecided ON movements (number) WHERE state = 'pending';

CREATE VIEW resolutions AS
  SELECT number AS movement, iif(posting IS NULL, 'void', 'post') AS kind, decisions.id, decided_at AS at,
         iif(decisions.movement IS NULL, movements.table_id, decisions.table_id) AS table_id,
         iif(decisions.movement IS NULL, movements.shoe, decisions.shoe) AS shoe,
         iif(decisions.movement IS NULL, movements.round, decisions.round) AS round
    FROM movements LEFT JOIN decisions ON decisions.movement = number
   WHERE decided_at IS NOT NULL;

-- Two of each movement, the debit first.
CREATE VIEW postings AS
  SELECT 2 * posting - 1 AS number, debit AS account, debit_line AS line, debit_previous AS previous, number AS movement,
         -amount_minor AS amount_minor, debit_balance_minor AS balance_after_minor, coalesce(decided_at, at) AS at
    FROM movements WHERE posting IS NOT NULL
   UNION ALL
  SELECT 2 * posting, credit, credit_line, credit_previous, number, amount_minor, credit_balance_minor, coalesce(decided_at, at)
    FROM movements WHERE posting IS NOT NULL;
