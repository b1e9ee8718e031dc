-- Each protection has a digest of its content, so that a node reads again only what has changed since it parsed the row. Computed by
-- the database: no writer can leave it out, also none of an earlier release. Backslashes are doubled for the cast to bytea.

ALTER TABLE protections
  ADD COLUMN digest text COLLATE "C" NOT NULL GENERATED ALWAYS AS (
    left(encode(sha256(replace(settings || E'\n' || time || E'\n' || coalesce(money, ''), E'\\', E'\\\\')::bytea), 'hex'), 32)) STORED;
