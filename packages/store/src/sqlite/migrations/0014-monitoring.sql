-- The monitoring of play: the last round read of each table, the evidence of its blocks of rounds about patrons and pairs, and
-- alarms.
CREATE TABLE monitor_cursors (
  table_id TEXT    NOT NULL PRIMARY KEY,
  shoe     INTEGER NOT NULL,
  round    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE monitor_evidence (
  kind     TEXT    NOT NULL CHECK (kind IN ('patron', 'pair')),
  subject  TEXT    NOT NULL,
  at       INTEGER NOT NULL,
  table_id TEXT    NOT NULL,
  shoe     INTEGER NOT NULL,
  round    INTEGER NOT NULL,
  body     TEXT    NOT NULL CHECK (json_valid(body)),
  PRIMARY KEY (kind, subject, at, table_id, shoe, round)
) STRICT, WITHOUT ROWID;
CREATE INDEX monitor_evidence_by_time ON monitor_evidence (at);
CREATE INDEX monitor_evidence_by_kind ON monitor_evidence (kind, at);

CREATE TABLE monitor_alarms (
  number   INTEGER PRIMARY KEY,
  name     TEXT    NOT NULL UNIQUE,
  kind     TEXT    NOT NULL,
  at       INTEGER NOT NULL,
  patron   TEXT    NOT NULL,
  other    TEXT,
  table_id TEXT,
  finding  TEXT    NOT NULL CHECK (json_valid(finding)),
  noted    TEXT    CHECK (json_valid(noted))
) STRICT;
CREATE INDEX monitor_alarms_of_patron ON monitor_alarms (patron);
CREATE INDEX monitor_alarms_of_other  ON monitor_alarms (other) WHERE other IS NOT NULL;
CREATE INDEX monitor_alarms_of_kind   ON monitor_alarms (kind, number);
CREATE INDEX monitor_alarms_open      ON monitor_alarms (number) WHERE noted IS NULL;
