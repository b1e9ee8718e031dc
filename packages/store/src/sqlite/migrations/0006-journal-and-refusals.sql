-- The journal is searched by person, act, patron, table, round and time, newest first: each by an index of its own, which
-- holds the act too, so that what is left out is not read. What is searched by comes from the entry itself, which never
-- changes.

ALTER TABLE journal ADD COLUMN at       INTEGER GENERATED ALWAYS AS (body ->> '$.at') VIRTUAL;
ALTER TABLE journal ADD COLUMN staff_id TEXT    GENERATED ALWAYS AS (body ->> '$.staff.id') VIRTUAL;
ALTER TABLE journal ADD COLUMN action   TEXT    GENERATED ALWAYS AS (body ->> '$.action') VIRTUAL;
ALTER TABLE journal ADD COLUMN patron   TEXT    GENERATED ALWAYS AS (body ->> '$.patron') VIRTUAL;
ALTER TABLE journal ADD COLUMN shoe     INTEGER GENERATED ALWAYS AS (body ->> '$.shoe') VIRTUAL;
ALTER TABLE journal ADD COLUMN round    INTEGER GENERATED ALWAYS AS (body ->> '$.round') VIRTUAL;

DROP INDEX journal_of_table;
CREATE INDEX journal_of_table  ON journal (table_id, at, number, action);
CREATE INDEX journal_of_time   ON journal (at, number, action);
CREATE INDEX journal_of_staff  ON journal (staff_id, at, number, action);
CREATE INDEX journal_of_action ON journal (action, at, number);
CREATE INDEX journal_of_patron ON journal (patron, at, number) WHERE patron IS NOT NULL;
CREATE INDEX journal_of_round  ON journal (table_id, shoe, round, at, number) WHERE round IS NOT NULL;

-- Of a hand-dealt table each card is an entry: without them, a day is read at a glance.
CREATE INDEX journal_of_acts ON journal (at, number)
  WHERE action NOT IN ('enter-card', 'open-betting', 'close-betting');

-- Refused tickets are remembered while their round could still take them, and no longer: a ticket names its round, and
-- one of a round that is over is `betting-closed` whenever it is sent. Those from before have no table and go now.
DELETE FROM tickets;
ALTER TABLE tickets ADD COLUMN table_id TEXT NOT NULL DEFAULT '';
CREATE INDEX tickets_of_table ON tickets (table_id);
