-- Restores from backups. A shoe dealt after one has a number above shoe_number, since the numbers up to it may be those of shoes that the
-- restore lost; ids of webhooks made after it end with mark.
CREATE TABLE restores (
  shoe_number bigint NOT NULL PRIMARY KEY,
  mark        text   COLLATE "C" NOT NULL UNIQUE,
  restored_at bigint NOT NULL,
  newest_at   bigint NOT NULL
);
