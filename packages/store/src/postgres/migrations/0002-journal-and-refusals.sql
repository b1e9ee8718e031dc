-- The journal is searched by person, act, patron, table, round and time, newest first. What is searched by comes from the
-- entry itself, which never changes.

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

-- Of a hand-dealt table each card is an entry: without them, a day is read at a glance.
CREATE INDEX journal_of_acts ON journal (at, number)
  WHERE action NOT IN ('enter-card', 'open-betting', 'close-betting');

-- Refused tickets are remembered while their round could still take them, and no longer: a ticket names its round, and
-- one of a round that is over is `betting-closed` whenever it is sent. Those from before have no table and go now.
DELETE FROM tickets;
ALTER TABLE tickets ADD COLUMN table_id text COLLATE "C" NOT NULL DEFAULT '';
CREATE INDEX tickets_of_table ON tickets (table_id);
