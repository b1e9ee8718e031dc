-- Until when a patron has seen what was corrected or cancelled: it is told once, on the return of who was away.

CREATE TABLE notices_seen (
  patron     TEXT    NOT NULL PRIMARY KEY,
  seen_until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
