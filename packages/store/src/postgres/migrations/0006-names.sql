-- Names that patrons choose, shown at tables if the patron allows it, and the names of dealers shown there. A row stays when a
-- name is removed: it counts the changes of a day, and prevents a name that the staff removed from being chosen again.

CREATE TABLE display_names (
  patron       text    COLLATE "C" PRIMARY KEY REFERENCES patrons (patron),
  name         text    COLLATE "C",
  skeleton     text    COLLATE "C",
  shown        boolean NOT NULL,
  changes      bigint  NOT NULL,
  counted_from bigint  NOT NULL,
  barred       text    COLLATE "C"
);
CREATE INDEX display_names_alike ON display_names (skeleton);

CREATE TABLE dealer_cards (
  staff    text COLLATE "C" PRIMARY KEY REFERENCES staff (staff),
  name     text COLLATE "C" NOT NULL,
  portrait text COLLATE "C"
);
