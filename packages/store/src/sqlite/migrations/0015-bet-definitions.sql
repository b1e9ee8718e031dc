-- Definitions of the bets that rooms have or had, by the hash in records. `0015-bet-definitions.ts` fills in those of existing
-- events.
CREATE TABLE bet_definitions (
  hash TEXT NOT NULL PRIMARY KEY CHECK (length(hash) = 64),
  body TEXT NOT NULL
) STRICT;

CREATE TRIGGER bet_definitions_no_update BEFORE UPDATE ON bet_definitions
BEGIN SELECT raise(ABORT, 'bet_definitions only grows'); END;
CREATE TRIGGER bet_definitions_no_delete BEFORE DELETE ON bet_definitions
BEGIN SELECT raise(ABORT, 'bet_definitions only grows'); END;
