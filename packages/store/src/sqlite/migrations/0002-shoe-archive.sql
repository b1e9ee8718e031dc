-- The shoes that have ended, each kept whole: every round that was dealt, nothing that was not. [S3]

CREATE TABLE shoe_archive (
  table_id TEXT    NOT NULL,
  number   INTEGER NOT NULL CHECK (number > 0),
  body     TEXT    NOT NULL CHECK (json_valid(body)),
  PRIMARY KEY (table_id, number)
) STRICT;
