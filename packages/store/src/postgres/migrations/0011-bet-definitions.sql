-- Definitions of the bets that rooms have or had, by the hash in records. `0011-bet-definitions.ts` fills in those of existing
-- events.
CREATE TABLE bet_definitions (
  hash text COLLATE "C" PRIMARY KEY CHECK (length(hash) = 64),
  body text NOT NULL
);
