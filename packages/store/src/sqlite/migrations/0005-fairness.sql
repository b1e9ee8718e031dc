-- Fairness: what was sealed before the first bet of a shoe is opened whole when the shoe has ended, and kept. The body is
-- JSON, deflated.

CREATE TABLE opened_shoes (
  table_id TEXT    NOT NULL,
  number   INTEGER NOT NULL CHECK (number > 0),
  body     BLOB    NOT NULL,
  PRIMARY KEY (table_id, number)
) STRICT;
