-- Fairness: what was committed before the first bet of a shoe is revealed as a whole when the shoe has ended, and stored. The
-- body is deflated JSON.

CREATE TABLE opened_shoes (
  table_id TEXT    NOT NULL,
  number   INTEGER NOT NULL CHECK (number > 0),
  body     BLOB    NOT NULL,
  PRIMARY KEY (table_id, number)
) STRICT;
