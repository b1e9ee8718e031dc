-- Sign-in methods of patrons; see SQLite's migration 12.
CREATE TABLE passkeys (
  credential    text COLLATE "C"    PRIMARY KEY,
  patron        text COLLATE "C"    NOT NULL REFERENCES patrons (patron),
  public_key    bytea   NOT NULL,
  counter       bigint  NOT NULL CHECK (counter >= 0),
  transports    text    NOT NULL,
  name          text    NOT NULL,
  relying_party text COLLATE "C"    NOT NULL,
  backed_up     boolean NOT NULL,
  created_at    bigint  NOT NULL,
  used_at       bigint
);
CREATE INDEX passkeys_of_patron ON passkeys (patron, created_at);

CREATE TABLE recovery_codes (
  hash    text COLLATE "C"   PRIMARY KEY,
  patron  text COLLATE "C"   NOT NULL REFERENCES patrons (patron),
  made_at bigint NOT NULL
);
CREATE INDEX recovery_codes_of_patron ON recovery_codes (patron);

CREATE TABLE challenges (
  challenge  text COLLATE "C"   PRIMARY KEY,
  purpose    text COLLATE "C"   NOT NULL,
  bound_to   text COLLATE "C"   NOT NULL,
  expires_at bigint NOT NULL,
  body       text   NOT NULL
);
CREATE INDEX challenges_by_end ON challenges (expires_at);

CREATE TABLE invitations (
  invitation   text   COLLATE "C" PRIMARY KEY,
  hash         text   COLLATE "C" NOT NULL UNIQUE,
  note         text   NOT NULL,
  made_by      text   NOT NULL,
  made_at      bigint NOT NULL,
  expires_at   bigint NOT NULL,
  uses         bigint NOT NULL CHECK (uses > 0),
  used         bigint NOT NULL CHECK (used BETWEEN 0 AND uses),
  withdrawn_at bigint
);
CREATE INDEX invitations_by_time ON invitations (made_at);

CREATE TABLE openid_accounts (
  issuer    text   COLLATE "C" NOT NULL,
  subject   text   COLLATE "C" NOT NULL,
  kind      text   COLLATE "C" NOT NULL CHECK (kind IN ('patron', 'staff')),
  account   text   COLLATE "C" NOT NULL,
  linked_at bigint NOT NULL,
  PRIMARY KEY (issuer, subject, kind)
);
CREATE INDEX openid_accounts_of ON openid_accounts (kind, account);

CREATE TABLE openid_sessions (
  session   text   COLLATE "C" PRIMARY KEY,
  kind      text   NOT NULL CHECK (kind IN ('patron', 'staff')),
  issuer    text   COLLATE "C" NOT NULL,
  subject   text   COLLATE "C" NOT NULL,
  sid       text,
  opened_at bigint NOT NULL
);
CREATE INDEX openid_sessions_of ON openid_sessions (issuer, subject);
CREATE INDEX openid_sessions_by_time ON openid_sessions (opened_at);

ALTER TABLE sessions
  ADD COLUMN id        text COLLATE "C"   NOT NULL DEFAULT replace(gen_random_uuid()::text, '-', ''),
  ADD COLUMN way       text   NOT NULL DEFAULT 'guest' CHECK (way IN ('guest', 'passkey', 'recovery-code', 'openid')),
  ADD COLUMN device    text   NOT NULL DEFAULT '',
  ADD COLUMN seen_at   bigint NOT NULL DEFAULT 0,
  ADD COLUMN proved_at bigint NOT NULL DEFAULT 0;
UPDATE sessions SET seen_at = opened_at;
-- A session and its replacements have one id.
UPDATE sessions SET id = old.id FROM sessions AS old WHERE old.hash = sessions.replaces;
CREATE INDEX sessions_by_id ON sessions (id);

-- The time at which the patron's identifying data was erased.
ALTER TABLE patrons ADD COLUMN erased_at bigint;
