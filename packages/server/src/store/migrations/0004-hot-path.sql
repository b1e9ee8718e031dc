-- A ticket costs as few rows and as few index entries as it can, because most of what the server does is tickets. The
-- answer to one that was taken stands with its stake, under the one unique name both have; decisions are numbered as
-- the movements they decide; stakes that wait are few, and listed in the order in which they came.

-- `answer`: the version of the table that the ticket of this stake was answered with. [L6] The second rule keeps the
-- names of movements and of decisions apart, so that neither is looked for among the other.
ALTER TABLE movements ADD COLUMN answer INTEGER
  CHECK (answer IS NULL OR code = 'stake')
  CHECK (id NOT GLOB 'post:*' AND id NOT GLOB 'void:*');

UPDATE movements SET answer = tickets.answer ->> '$.version'
  FROM tickets
 WHERE movements.id = 'stake:' || tickets.patron || ':' || tickets.ticket AND tickets.answer ->> '$.accepted';

-- What is left are the refusals.
DELETE FROM tickets
 WHERE answer ->> '$.accepted'
   AND EXISTS (SELECT 1 FROM movements WHERE id = 'stake:' || patron || ':' || ticket AND movements.answer IS NOT NULL);

DROP INDEX movements_undecided;
CREATE INDEX movements_undecided ON movements (number) WHERE state = 'pending';

-- A decision goes by the name of what it decides, `post:` or `void:` before it; `id` is for one that has another.
CREATE TABLE decisions (
  movement INTEGER PRIMARY KEY REFERENCES movements (number),
  kind     TEXT    NOT NULL CHECK (kind IN ('post', 'void')),
  id       TEXT,
  at       INTEGER NOT NULL,
  table_id TEXT,
  shoe     INTEGER,
  round    INTEGER
) STRICT;

INSERT INTO decisions (movement, kind, id, at, table_id, shoe, round)
  SELECT movement, kind, iif(resolutions.id = kind || ':' || movements.id, NULL, resolutions.id),
         resolutions.at, resolutions.table_id, resolutions.shoe, resolutions.round
    FROM resolutions JOIN movements ON movements.number = movement ORDER BY movement;
DROP TABLE resolutions;
ALTER TABLE decisions RENAME TO resolutions;
CREATE UNIQUE INDEX resolutions_named ON resolutions (id) WHERE id IS NOT NULL;

CREATE INDEX patrons_suspended ON patrons (patron) WHERE suspended_at IS NOT NULL;

-- Sessions of patrons have a life. One that takes the place of another names it until it was used, so that a browser
-- that never got the new one still has the old. Those from before began with their patron.
ALTER TABLE sessions ADD COLUMN opened_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sessions ADD COLUMN replaces TEXT;
UPDATE sessions SET opened_at = (SELECT created_at FROM patrons WHERE patrons.patron = sessions.patron);
CREATE INDEX sessions_of_patron ON sessions (patron);
