-- Ended shoes, each as a whole: every round that was dealt, no undealt card. [S3]

CREATE TABLE shoe_archive (
  table_id TEXT    NOT NULL,
  number   INTEGER NOT NULL CHECK (number > 0),
  body     TEXT    NOT NULL CHECK (json_valid(body)),
  PRIMARY KEY (table_id, number)
) STRICT;
