-- Names that patrons choose, shown at tables if the patron allows it, and the names of dealers shown there. A row stays when a
-- name is removed: it counts the changes of a day, and prevents a name that the staff removed from being chosen again.

CREATE TABLE display_names (
  patron       TEXT    NOT NULL PRIMARY KEY REFERENCES patrons (patron),
  name         TEXT,
  skeleton     TEXT,
  shown        INTEGER NOT NULL CHECK (shown IN (0, 1)),
  changes      INTEGER NOT NULL,
  counted_from INTEGER NOT NULL,
  barred       TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX display_names_alike ON display_names (skeleton);

CREATE TABLE dealer_cards (
  staff    TEXT NOT NULL PRIMARY KEY REFERENCES staff (staff),
  name     TEXT NOT NULL,
  portrait TEXT
) STRICT, WITHOUT ROWID;
