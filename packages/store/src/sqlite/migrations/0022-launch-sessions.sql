-- Sessions that an operator's launch opened have a way of their own. SQLite changes a CHECK by a new table.
CREATE TABLE sessions_new (
  hash      TEXT    NOT NULL PRIMARY KEY,
  patron    TEXT    NOT NULL REFERENCES patrons (patron),
  opened_at INTEGER NOT NULL DEFAULT 0,
  replaces  TEXT,
  id        TEXT    NOT NULL DEFAULT '',
  way       TEXT    NOT NULL DEFAULT 'guest' CHECK (way IN ('guest', 'passkey', 'recovery-code', 'openid', 'launch')),
  device    TEXT    NOT NULL DEFAULT '',
  seen_at   INTEGER NOT NULL DEFAULT 0,
  proved_at INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
INSERT INTO sessions_new
  SELECT hash, patron, opened_at, replaces, id,
         CASE WHEN patron IN (SELECT patron FROM operator_patrons) THEN 'launch' ELSE way END, device, seen_at, proved_at
    FROM sessions;
DROP TABLE sessions;
ALTER TABLE sessions_new RENAME TO sessions;
CREATE INDEX sessions_of_patron ON sessions (patron);
CREATE INDEX sessions_by_id ON sessions (id);
