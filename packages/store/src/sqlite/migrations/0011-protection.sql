-- Protection of patrons: settings, counted time, and the sums of patrons with limits on money. JSON, read and written as a whole
-- by `shared/protections.ts`.

CREATE TABLE protections (
  patron   TEXT NOT NULL PRIMARY KEY REFERENCES patrons (patron),
  settings TEXT NOT NULL CHECK (json_valid(settings)),
  time     TEXT NOT NULL CHECK (json_valid(time)),
  money    TEXT CHECK (json_valid(money))
) STRICT, WITHOUT ROWID;
CREATE INDEX protections_guarded ON protections (patron) WHERE money IS NOT NULL;
