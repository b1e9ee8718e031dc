-- The journal is searched by member, act, patron, table, round and time, newest first. The columns come from the entry itself,
-- which never changes.

ALTER TABLE journal
  ADD COLUMN at       bigint GENERATED ALWAYS AS ((body::json ->> 'at')::bigint) STORED,
  ADD COLUMN staff_id text   COLLATE "C" GENERATED ALWAYS AS (body::json -> 'staff' ->> 'id') STORED,
  ADD COLUMN action   text   COLLATE "C" GENERATED ALWAYS AS (body::json ->> 'action') STORED,
  ADD COLUMN patron   text   COLLATE "C" GENERATED ALWAYS AS (body::json ->> 'patron') STORED,
  ADD COLUMN shoe     bigint GENERATED ALWAYS AS ((body::json ->> 'shoe')::bigint) STORED,
  ADD COLUMN round    bigint GENERATED ALWAYS AS ((body::json ->> 'round')::bigint) STORED;

DROP INDEX journal_of_table;
CREATE INDEX journal_of_table  ON journal (table_id, at, number);
CREATE INDEX journal_of_time   ON journal (at, number);
CREATE INDEX journal_of_staff  ON journal (staff_id, at, number);
CREATE INDEX journal_of_action ON journal (action, at, number);
CREATE INDEX journal_of_patron ON journal (patron, at, number) WHERE patron IS NOT NULL;
CREATE INDEX journal_of_round  ON journal (table_id, shoe, round, at, number) WHERE round IS NOT NULL;

-- A hand-dealt table writes an entry for each card; this index leaves them out.
CREATE INDEX journal_of_acts ON journal (at, number)
  WHERE action NOT IN ('enter-card', 'open-betting', 'close-betting');

-- Refused tickets are stored until their round closes its betting: a ticket names its round, and a ticket of an earlier round is
-- always `betting-closed`. Refusals stored by older releases name no table and are deleted.
DELETE FROM tickets;
ALTER TABLE tickets ADD COLUMN table_id text COLLATE "C" NOT NULL DEFAULT '';
CREATE INDEX tickets_of_table ON tickets (table_id);
