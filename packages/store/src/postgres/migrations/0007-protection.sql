-- Protection of patrons: settings, counted time, and the sums of patrons with limits on money. JSON, read and written as a whole
-- by `shared/protections.ts`. A writer of the sums holds the lock of the patron's account.

CREATE TABLE protections (
  patron   text COLLATE "C" PRIMARY KEY REFERENCES patrons (patron),
  settings text NOT NULL,
  time     text NOT NULL,
  money    text
);
CREATE INDEX protections_guarded ON protections (patron) WHERE money IS NOT NULL;
