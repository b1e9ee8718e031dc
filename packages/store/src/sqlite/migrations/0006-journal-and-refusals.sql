-- The journal is searched by member, act, patron, table, round and time, newest first, each with an index that also has the act,
-- so that excluded entries are not read. The columns come from the entry itself, which never changes.

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

-- A hand-dealt table writes an entry for each card; this index leaves them out.
CREATE INDEX journal_of_acts ON journal (at, number)
  WHERE action NOT IN ('enter-card', 'open-betting', 'close-betting');

-- Refused tickets are stored until their round closes its betting: a ticket names its round, and a ticket of an earlier round is
-- always `betting-closed`. Refusals stored by older releases name no table and are deleted.
DELETE FROM tickets;
ALTER TABLE tickets ADD COLUMN table_id TEXT NOT NULL DEFAULT '';
CREATE INDEX tickets_of_table ON tickets (table_id);
