-- The same books as in the embedded store, for many writers. Names are ordered by their bytes, whatever the collation of the
-- database. Times are milliseconds since 1970, amounts are minor units. Hashed values are stored as text, unchanged.

-- One row: the deployment that owns the database. `house`: a random name of the deployment, for resources that several
-- deployments may share.
CREATE TABLE punto_schema (
  version bigint NOT NULL,
  house   text   NOT NULL DEFAULT replace(gen_random_uuid()::text, '-', '')
);

CREATE TABLE events (
  table_id text   COLLATE "C" NOT NULL,
  version  bigint NOT NULL CHECK (version > 0),
  at       bigint NOT NULL,
  body     text   NOT NULL,
  hash     text   NOT NULL CHECK (length(hash) = 64),
  PRIMARY KEY (table_id, version)
);

-- Events are inserted nearly in the order of time: recent ones are at the end.
CREATE INDEX events_of_days ON events USING brin (at) WITH (autosummarize = on);

-- One row for each stream, and one for the journal: the length and the hash of its chain. An append locks the row.
CREATE TABLE chains (
  chain  text   COLLATE "C" PRIMARY KEY,
  length bigint NOT NULL CHECK (length >= 0),
  hash   text   NOT NULL CHECK (length(hash) = 64)
) WITH (fillfactor = 50);

CREATE TABLE snapshots (
  table_id text   COLLATE "C" NOT NULL,
  version  bigint NOT NULL,
  state    text   NOT NULL,
  PRIMARY KEY (table_id, version),
  FOREIGN KEY (table_id, version) REFERENCES events (table_id, version)
);

CREATE TABLE sealed_shoes (
  shoe     text  COLLATE "C" PRIMARY KEY,
  table_id text  COLLATE "C" NOT NULL,
  sealed   bytea NOT NULL
);

CREATE TABLE opened_shoes (
  table_id text   COLLATE "C" NOT NULL,
  number   bigint NOT NULL CHECK (number > 0),
  body     bytea  NOT NULL,
  PRIMARY KEY (table_id, number)
);

CREATE TABLE shoe_archive (
  table_id text   COLLATE "C" NOT NULL,
  number   bigint NOT NULL CHECK (number > 0),
  body     text   NOT NULL,
  PRIMARY KEY (table_id, number)
);

-- Refused tickets only: an accepted ticket is answered by its stake.
CREATE TABLE tickets (
  patron text COLLATE "C" NOT NULL,
  ticket text COLLATE "C" NOT NULL,
  answer text NOT NULL,
  PRIMARY KEY (patron, ticket)
);

-- The house has one book for each table that writes, named in `part`, and a few for transfers of no table, so that transactions
-- do not wait for one row; the house's balance is their sum. Every other account has one part, named ''. The house's balance from
-- before a move to PostgreSQL is also a part named ''.
CREATE TABLE accounts (
  account       text   COLLATE "C" NOT NULL,
  part          text   COLLATE "C" NOT NULL DEFAULT '' CHECK (part = '' OR account = 'house'),
  balance_minor bigint NOT NULL,
  pending_minor bigint NOT NULL CHECK (pending_minor >= 0),
  line          bigint NOT NULL CHECK (line >= 0),
  PRIMARY KEY (account, part),
  CHECK (account = 'house' OR balance_minor >= pending_minor)
) WITH (fillfactor = 70);

-- Numbers are assigned while the accounts are locked: a later posting of an account has a greater number.
CREATE SEQUENCE movement_numbers;
CREATE SEQUENCE posting_numbers;
CREATE SEQUENCE record_numbers;

-- `debit_line`, `credit_line`: the line in the books of the two accounts, once the movement is posted; `house_part`: the part of
-- the house's account, if the house is one of the two.
CREATE TABLE movements (
  number       bigint PRIMARY KEY,
  id           text   COLLATE "C" NOT NULL UNIQUE CHECK (id NOT LIKE 'post:%' AND id NOT LIKE 'void:%'),
  state        text   NOT NULL CHECK (state IN ('direct', 'pending', 'posted', 'voided')),
  debit        text   COLLATE "C" NOT NULL,
  credit       text   COLLATE "C" NOT NULL CHECK (credit <> debit),
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  code         text   NOT NULL,
  at           bigint NOT NULL,
  table_id     text   COLLATE "C",
  shoe         bigint,
  round        bigint,
  answer       bigint CHECK (answer IS NULL OR code = 'stake'),
  debit_line   bigint,
  credit_line  bigint,
  house_part   text   COLLATE "C"
) WITH (fillfactor = 80);
CREATE INDEX movements_of_round ON movements (table_id, shoe, round);
CREATE INDEX movements_undecided_into ON movements (credit) WHERE state = 'pending';
CREATE INDEX movements_undecided_from ON movements (debit) WHERE state = 'pending';

CREATE TABLE resolutions (
  movement bigint PRIMARY KEY REFERENCES movements (number),
  kind     text   NOT NULL CHECK (kind IN ('post', 'void')),
  id       text   COLLATE "C",
  at       bigint NOT NULL,
  table_id text   COLLATE "C",
  shoe     bigint,
  round    bigint
);
CREATE UNIQUE INDEX resolutions_named ON resolutions (id) WHERE id IS NOT NULL;

CREATE TABLE postings (
  account             text   COLLATE "C" NOT NULL,
  part                text   COLLATE "C" NOT NULL DEFAULT '',
  line                bigint NOT NULL CHECK (line > 0),
  number              bigint NOT NULL,
  movement            bigint NOT NULL,
  amount_minor        bigint NOT NULL CHECK (amount_minor <> 0),
  balance_after_minor bigint NOT NULL,
  at                  bigint NOT NULL,
  PRIMARY KEY (account, part, line)
);

CREATE TABLE records (
  patron   text   COLLATE "C" NOT NULL,
  line     bigint NOT NULL CHECK (line > 0),
  number   bigint NOT NULL,
  table_id text   COLLATE "C" NOT NULL,
  shoe     bigint NOT NULL,
  round    bigint NOT NULL,
  revision bigint NOT NULL CHECK (revision >= 0),
  body     text   NOT NULL,
  PRIMARY KEY (patron, line),
  UNIQUE (table_id, shoe, round, patron, revision)
);
CREATE TABLE record_ends (
  patron text   COLLATE "C" PRIMARY KEY,
  line   bigint NOT NULL CHECK (line > 0)
) WITH (fillfactor = 80);

CREATE FUNCTION only_grows() RETURNS trigger LANGUAGE plpgsql AS
  $$ BEGIN RAISE EXCEPTION '% only grows', TG_TABLE_NAME; END $$;
CREATE TRIGGER events_only_grow BEFORE UPDATE OR DELETE ON events FOR EACH ROW EXECUTE FUNCTION only_grows();
CREATE TRIGGER postings_only_grow BEFORE UPDATE OR DELETE ON postings FOR EACH ROW EXECUTE FUNCTION only_grows();
CREATE TRIGGER records_only_grow BEFORE UPDATE OR DELETE ON records FOR EACH ROW EXECUTE FUNCTION only_grows();

CREATE TABLE rounds (
  number           bigint GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  table_id         text   COLLATE "C" NOT NULL,
  shoe             bigint NOT NULL,
  round            bigint NOT NULL,
  status           text   NOT NULL CHECK (status IN ('open', 'settled', 'cancelled', 'voided', 'resettled')),
  opened_at        bigint NOT NULL,
  ended_at         bigint,
  player           text   NOT NULL DEFAULT '[]',
  banker           text   NOT NULL DEFAULT '[]',
  mark             text,
  dealer           text   COLLATE "C" NOT NULL DEFAULT '',
  patrons          bigint NOT NULL DEFAULT 0,
  staked_minor     bigint NOT NULL DEFAULT 0,
  returned_minor   bigint NOT NULL DEFAULT 0,
  commission_minor bigint NOT NULL DEFAULT 0,
  first            bigint NOT NULL,
  last             bigint,
  corrections      text   NOT NULL DEFAULT '[]',
  UNIQUE (table_id, shoe, round)
);
-- Lists are read newest first: of all rounds, of a room with all its patrons' private tables, of rounds that were corrected or
-- cancelled. Rounds of some days are found by the days.
CREATE INDEX rounds_of_room ON rounds (split_part(table_id, '.', 1), number);
CREATE INDEX rounds_out_of_order ON rounds (number) WHERE status <> 'settled';
CREATE INDEX rounds_of_days ON rounds USING brin (opened_at) WITH (autosummarize = on);

CREATE TABLE table_posts (
  table_id text   COLLATE "C" PRIMARY KEY,
  shoe     bigint NOT NULL DEFAULT 0,
  round    bigint NOT NULL DEFAULT 0,
  dealers  text   NOT NULL DEFAULT '[]'
);

-- Private tables count under their room, each in one of a few parts, so that they seldom wait for one another; a figure is the
-- sum of the parts. Other tables have one part, 0.
CREATE TABLE figures (
  day               text   COLLATE "C" NOT NULL,
  table_id          text   COLLATE "C" NOT NULL,
  option            text   COLLATE "C" NOT NULL,
  schedule          text   COLLATE "C" NOT NULL,
  dealer            text   COLLATE "C" NOT NULL,
  part              bigint NOT NULL DEFAULT 0,
  rounds            bigint NOT NULL,
  bets              bigint NOT NULL,
  stake_minor       bigint NOT NULL,
  winnings_minor    bigint NOT NULL,
  commission_minor  bigint NOT NULL,
  returned_minor    bigint NOT NULL,
  uncollected_minor bigint NOT NULL,
  square_coins      double precision NOT NULL,
  PRIMARY KEY (day, table_id, option, schedule, dealer, part)
);

CREATE TABLE journal (
  number   bigint PRIMARY KEY CHECK (number > 0),
  body     text   NOT NULL,
  previous text   NOT NULL CHECK (length(previous) = 64),
  hash     text   NOT NULL CHECK (length(hash) = 64),
  table_id text   COLLATE "C"
);
CREATE INDEX journal_of_table ON journal (table_id, number);
CREATE TRIGGER journal_only_grows BEFORE UPDATE OR DELETE ON journal FOR EACH ROW EXECUTE FUNCTION only_grows();

CREATE TABLE patrons (
  patron           text   COLLATE "C" PRIMARY KEY,
  number           bigint GENERATED BY DEFAULT AS IDENTITY UNIQUE,
  name             text   COLLATE "C" NOT NULL,
  created_at       bigint NOT NULL,
  suspended_at     bigint,
  suspended_reason text
);
CREATE INDEX patrons_suspended ON patrons (patron) WHERE suspended_at IS NOT NULL;
-- Patrons are found by name in any case of A to Z: collation "C" gives every database the same rule.
CREATE INDEX patrons_by_name ON patrons (lower(name));

CREATE TABLE patron_notes (
  number bigint GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  patron text   COLLATE "C" NOT NULL REFERENCES patrons (patron),
  at     bigint NOT NULL,
  staff  text   NOT NULL,
  text   text   NOT NULL
);
CREATE INDEX notes_of_patron ON patron_notes (patron);

CREATE TABLE sessions (
  hash      text   COLLATE "C" PRIMARY KEY,
  patron    text   COLLATE "C" NOT NULL REFERENCES patrons (patron),
  opened_at bigint NOT NULL,
  replaces  text   COLLATE "C"
);
CREATE INDEX sessions_of_patron ON sessions (patron);

CREATE TABLE staff (
  staff                text    COLLATE "C" PRIMARY KEY,
  name                 text    COLLATE "C" NOT NULL,
  role                 text    NOT NULL CHECK (role IN ('dealer', 'supervisor', 'manager')),
  password_hash        text    NOT NULL,
  must_change_password boolean NOT NULL,
  code_secret          text,
  code_offered         text,
  code_step            bigint,
  active               boolean NOT NULL,
  created_at           bigint  NOT NULL,
  last_sign_in_at      bigint
);
CREATE UNIQUE INDEX staff_named ON staff (lower(name));

CREATE TABLE staff_sessions (
  hash            text   COLLATE "C" PRIMARY KEY,
  staff           text   COLLATE "C" NOT NULL REFERENCES staff (staff),
  state           text   NOT NULL CHECK (state IN ('open', 'locked')),
  opened_at       bigint NOT NULL,
  touched_at      bigint NOT NULL,
  confirmed_until bigint NOT NULL
);
CREATE INDEX sessions_of_staff ON staff_sessions (staff);

CREATE TABLE sign_in_failures (
  number bigint GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  name   text   COLLATE "C" NOT NULL,
  at     bigint NOT NULL
);
CREATE INDEX failures_of_name ON sign_in_failures (lower(name), at);
CREATE INDEX failures_by_age ON sign_in_failures (at);

CREATE TABLE approvals (
  approval text   COLLATE "C" PRIMARY KEY,
  body     text   NOT NULL,
  asked_at bigint NOT NULL,
  decision text
);
CREATE INDEX approvals_waiting ON approvals (asked_at) WHERE decision IS NULL;

-- The nodes of the deployment with the end of their registration, and the node that writes each table.
CREATE TABLE nodes (
  node       text        COLLATE "C" PRIMARY KEY,
  expires_at timestamptz NOT NULL,
  draining   boolean     NOT NULL DEFAULT false
);

-- `epoch` rises with each change of owner and never falls: an append under an older epoch is refused.
CREATE TABLE leases (
  table_id text   COLLATE "C" PRIMARY KEY,
  node     text   COLLATE "C",
  epoch    bigint NOT NULL CHECK (epoch > 0)
);
CREATE INDEX leases_of_node ON leases (node);

-- A deployment that is being moved, or was moved away, does not open while it has a row here. `move` is in the data folder of the
-- other side too.
CREATE TABLE moves (
  move  text COLLATE "C" PRIMARY KEY,
  state text NOT NULL CHECK (state IN ('arriving', 'leaving', 'gone'))
);
