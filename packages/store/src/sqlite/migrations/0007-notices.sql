-- The time up to which a patron has seen notices of corrected and cancelled rounds.

CREATE TABLE notices_seen (
  patron     TEXT    NOT NULL PRIMARY KEY,
  seen_until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
