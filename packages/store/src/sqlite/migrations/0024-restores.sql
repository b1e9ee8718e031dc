-- Restores from backups. A shoe dealt after one has a number above shoe_number, since the numbers up to it may be those of shoes that the
-- restore lost; ids of webhooks made after it end with mark.
CREATE TABLE restores (
  shoe_number INTEGER NOT NULL PRIMARY KEY,
  mark        TEXT    NOT NULL UNIQUE,
  restored_at INTEGER NOT NULL,
  newest_at   INTEGER NOT NULL
) STRICT;
