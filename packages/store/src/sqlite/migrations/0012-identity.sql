-- Sign-in methods of patrons: passkeys, recovery codes, and the challenges that their answers belong to. A session gets an id
-- that its patron may see, the sign-in method and the device that opened it, and the time of its last use.

CREATE TABLE passkeys (
  credential    TEXT    NOT NULL PRIMARY KEY,
  patron        TEXT    NOT NULL REFERENCES patrons (patron),
  public_key    BLOB    NOT NULL,
  counter       INTEGER NOT NULL CHECK (counter >= 0),
  transports    TEXT    NOT NULL CHECK (json_valid(transports)),
  name          TEXT    NOT NULL,
  relying_party TEXT    NOT NULL,
  backed_up     INTEGER NOT NULL CHECK (backed_up IN (0, 1)),
  created_at    INTEGER NOT NULL,
  used_at       INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX passkeys_of_patron ON passkeys (patron, created_at);

CREATE TABLE recovery_codes (
  hash    TEXT    NOT NULL PRIMARY KEY,
  patron  TEXT    NOT NULL REFERENCES patrons (patron),
  made_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX recovery_codes_of_patron ON recovery_codes (patron);

CREATE TABLE challenges (
  challenge  TEXT    NOT NULL PRIMARY KEY,
  purpose    TEXT    NOT NULL,
  bound_to   TEXT    NOT NULL,
  expires_at INTEGER NOT NULL,
  body       TEXT    NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX challenges_by_end ON challenges (expires_at);

-- Codes that admit invited guests to a house that is closed to other guests.
CREATE TABLE invitations (
  invitation   TEXT    NOT NULL PRIMARY KEY,
  hash         TEXT    NOT NULL UNIQUE,
  note         TEXT    NOT NULL,
  made_by      TEXT    NOT NULL CHECK (json_valid(made_by)),
  made_at      INTEGER NOT NULL,
  expires_at   INTEGER NOT NULL,
  uses         INTEGER NOT NULL CHECK (uses > 0),
  used         INTEGER NOT NULL CHECK (used BETWEEN 0 AND uses),
  withdrawn_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX invitations_by_time ON invitations (made_at);

-- Accounts linked to an OpenID provider, and the sessions that the provider can end.
CREATE TABLE openid_accounts (
  issuer    TEXT    NOT NULL,
  subject   TEXT    NOT NULL,
  kind      TEXT    NOT NULL CHECK (kind IN ('patron', 'staff')),
  account   TEXT    NOT NULL,
  linked_at INTEGER NOT NULL,
  PRIMARY KEY (issuer, subject, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX openid_accounts_of ON openid_accounts (kind, account);

CREATE TABLE openid_sessions (
  session   TEXT    NOT NULL PRIMARY KEY,
  kind      TEXT    NOT NULL CHECK (kind IN ('patron', 'staff')),
  issuer    TEXT    NOT NULL,
  subject   TEXT    NOT NULL,
  sid       TEXT,
  opened_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX openid_sessions_of ON openid_sessions (issuer, subject);
CREATE INDEX openid_sessions_by_time ON openid_sessions (opened_at);

ALTER TABLE sessions ADD COLUMN id TEXT NOT NULL DEFAULT '';
ALTER TABLE sessions ADD COLUMN way TEXT NOT NULL DEFAULT 'guest' CHECK (way IN ('guest', 'passkey', 'recovery-code', 'openid'));
ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT '';
ALTER TABLE sessions ADD COLUMN seen_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sessions ADD COLUMN proved_at INTEGER NOT NULL DEFAULT 0;
-- A session and its replacements have one id.
CREATE TEMP TABLE session_ids AS SELECT hash, lower(hex(randomblob(16))) AS id FROM sessions;
UPDATE sessions SET seen_at = opened_at,
  id = (SELECT id FROM session_ids WHERE hash = coalesce(
         (SELECT hash FROM sessions AS old WHERE old.hash = sessions.replaces), sessions.hash));
DROP TABLE session_ids;
CREATE INDEX sessions_by_id ON sessions (id);

-- The time at which the patron's identifying data was erased.
ALTER TABLE patrons ADD COLUMN erased_at INTEGER;
